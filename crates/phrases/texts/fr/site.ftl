# La maison : les pages autour des tables.
tagline = Des jeux de cartes et de dés à une même table, où que vous soyez.
skip = Aller au contenu
home = Retour à l’accueil
rules = Règles
list-and = { $rest } et { $last }

settings = Langue et couleurs
settings-language = Langue
settings-theme = Apparence
theme-auto = Automatique
theme-light = Claire
theme-dark = Sombre

colour-red = rouge
colour-teal = turquoise
colour-orange = orange
colour-violet = violet
colour-brown = brun
colour-grey = gris

title-home = Ludoteka
title-home-turn = ● À vous de jouer · Ludoteka
home-title = À quoi joue-t-on ?
home-mine = Vos tables
home-games = Jeux
home-open = Tables ouvertes
home-open-none = Aucune table n’est ouverte pour l’instant. Ouvrez-en une et envoyez le lien à vos amis.
home-finished = Parties terminées
home-play-now = Jouer tout de suite contre des robots
home-new = Nouvelle table…
game-players = de { $least } à { $most } joueurs
game-players-only =
    { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
game-minutes = de { $least } à { $most } minutes

state-my-turn = À vous de jouer
state-waiting = On attend les autres
state-open =
    { $count ->
        [0] Toutes les places sont prises
        [one] Une place libre
       *[other] { $count } places libres
    }
state-running = Partie en cours, venez regarder
state-ended = Terminée
state-expired = Abandonnée
state-kept = Conservée pour lecture

person-name = Nom
person-colour = Couleur
person-guest = Invité
bot-name = Robot { $number }
new-problem-seats = Ce nombre de places ne va pas avec cette variante.
new-players = Nombre de joueurs

new-title = Nouvelle table : { $game }
new-variant = Variante
new-seats = Qui joue ?
new-seat = Place { $number }
new-me = Moi
new-friend = Un ami, par lien
new-bot = Robot : { $level }
new-here = Une autre personne sur cet appareil
new-none = Personne
new-access = Qui peut trouver la table ?
new-access-link = Seulement ceux qui ont le lien
new-access-public = Tout le monde : l’afficher à l’accueil
new-chat = Les spectateurs peuvent lire et écrire dans la discussion
name-blank = Ce nom ne se voit pas. Choisissez-en un autre.
name-taken = Quelqu’un à cette table porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
new-start = Ouvrir la table
level-beginner = débutant (joue au hasard)
level-casual = tranquille
level-strong = fort
level-expert = expert

lobby-title = Une table de { $game }
lobby-wait = Envoyez le lien aux autres. Dès que tout le monde est là, la partie peut commencer.
lobby-link = Lien vers cette table
lobby-copy = Copier
lobby-copied = Copié
lobby-qr = Le lien en code QR
lobby-public = Cette table est affichée à l’accueil.
lobby-open-seat = Place libre
lobby-remove = Libérer cette place
lobby-fill =
    { $count ->
        [one] Un robot prend la place libre :
       *[other] Des robots prennent les { $count } places libres :
    }
lobby-start = Commencer la partie
lobby-start-bots = Commencer avec des robots
lobby-close = Fermer la table
lobby-host-starts = La personne qui a ouvert la table lance la partie.
lobby-asked = est invité à rejouer
lobby-asked-wait =
    { $count ->
        [one] La partie peut commencer dès que la réponse est là, ou si vous libérez la place.
       *[other] La partie peut commencer dès que { $count } réponses sont là, ou si vous libérez les places.
    }
lobby-again = Rejouer
lobby-not-again = Pas cette fois
sign-out = Se déconnecter
sign-out-note = Ce navigateur oublie qui vous êtes. Avant cela, passez vos places sur un autre appareil.
ended-go-on = Vers la revanche

join-title = Venez jouer à { $game }
join-sit = S’asseoir
join-full = Toutes les places sont prises.
join-watch = Regarder seulement

device-title = Continuer sur un autre appareil
device-words = Ouvrez ce lien sur l’autre appareil, et tout ce que vous pouvez faire à cette table y passe. Il sert une fois, pendant un jour. Ne le montrez à personne : qui l’ouvre joue à votre place.
device-link = Votre lien personnel
device-back = Retour à la table
take-over-title = Continuer ici ? { $game }
take-over-words = Votre place et tous vos droits à cette table passent sur cet appareil.
take-over-do = Jouer ici

ended-title = Le résultat : { $game }
ended-winner =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } partagent la victoire !
    }
ended-see = Voir le résultat
ended-place = Rang
ended-rematch = Revanche
ended-replay = Revoir la partie
ended-record = Télécharger la partie
ended-proof = Personne n’a triché
ended-proof-words = Avant le premier coup, la table a fixé son secret et montré son empreinte. Le secret figure maintenant dans la partie enregistrée, et chacun peut recalculer toutes les cartes. Qui gère le serveur pouvait connaître le secret ; personne ne pouvait plus le changer.
ended-commitment = L’empreinte :
ended-verify = Téléchargez la partie et vérifiez vous-même :

campaign-title = Une campagne de { $game }
campaign = Campagne
campaign-begin = Commencer une campagne
campaign-play = Continuer à la table

kept-title = { $game } : conservée telle quelle
kept-why-elsewhere = Ce programme ne peut pas continuer cette partie : l’entrée { $entry } de son journal mène ailleurs selon les règles qu’il contient.
kept-why-unreadable = Ce programme ne peut pas continuer cette partie : il ne sait pas lire l’entrée { $entry } de son journal. Un programme plus récent l’a écrite, ou elle est abîmée.
kept-why-rules = Ce programme ne peut pas continuer cette partie : elle se joue selon la version { $version } des règles, qu’il n’a pas.
kept-why-cards = Ce programme ne peut pas continuer cette partie : elle se joue avec d’autres cartes que les siennes.
kept-why-game = Ce programme ne peut pas continuer cette partie : il n’a pas cette sorte de jeu.
kept-why-secret = Ce programme ne peut pas continuer cette partie : il manque le secret dont ses cartes sont tirées.
kept-open = Rien n’y a été changé. Ce qui est enregistré peut être lu et téléchargé.
kept-live = Rien n’y a été changé : avec le programme qui l’a commencée, elle reprend où elle s’est arrêtée. Qui gère ce serveur peut le remettre.
kept-no-standings = Son résultat n’a pas été enregistré.
kept-lines =
    { $count ->
        [one] Une ligne, telle qu’elle est enregistrée
       *[other] { $count } lignes, telles qu’elles sont enregistrées
    }
kept-hidden = La partie peut encore continuer, on ne montre donc que vos propres coups : les autres trahiraient des cartes cachées.
kept-refused = Cette partie est conservée telle quelle. Avec cette version du programme, on ne peut que la lire.
kept-elsewhere = Le site est en cours de mise à jour, et un autre de ses serveurs continue cette partie. Rien n’a changé ; rechargez la page dans un instant.

keepsake-title = { $name } : une vie dans { $game }
keepsake-back = Retour au résultat
keepsake-all = Une page à garder : la vie de

replay-title = { $game } pas à pas
replay-first = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-line = Pas { $line } sur { $count }
replay-seat = Vu par
replay-spectator = spectateur

guide-title = Les règles de { $game } en cinq minutes
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-title = Les règles de { $game }
rules-english = Les règles numérotées n’existent pour l’instant qu’en anglais.

error-request = Nous n’avons pas compris cette demande.
error-forbidden = Ce n’est pas votre place.
error-missing = Il n’y a rien ici.
error-stale = La partie a avancé. Rechargez la page.
error-gone = Cette table est fermée.
error-large = C’était trop à la fois.
error-often = C’était un peu rapide. Réessayez dans un instant.
error-busy = La table ne peut rien noter en ce moment. Si cela a tout de même été noté, elle le montrera dès que possible.
error-waiting = La base de données est injoignable en ce moment.
error-waiting-note = Rien n’est perdu ; cette page réessaie d’elle-même.
error-ours = Un problème est survenu de notre côté. Rien n’est perdu.

notices-title = Avis quand c’est à moi
notices-words = Quand une table vous attend et qu’aucune de vos pages n’est ouverte, on peut vous prévenir : un avis par tour, avec un lien vers la table et rien d’autre.
notices-browser = Dans ce navigateur
notices-browser-on = Me prévenir dans ce navigateur
notices-browsers = Navigateurs prévenus : { $count }
notices-service = Par un autre service
notices-kind = Service
notices-other = Autre (JSON)
notices-address = Son adresse pour vous
notices-host = Les avis vont à { $host }.
notices-keep = Enregistrer
notices-test = Envoyer un essai
notices-stop = Arrêter tous les avis
notices-kept = C’est noté.
notices-refused = Rien ne peut être envoyé à cette adresse.
notices-arrived = L’essai est arrivé.
notices-lost = L’essai n’est pas arrivé.
notice-turn = À vous de jouer : { $game }
notice-test = C’est ainsi que vous serez prévenu.
