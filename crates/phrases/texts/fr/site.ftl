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

join-title = Venez jouer à { $game }
join-sit = S’asseoir
join-full = Toutes les places sont prises.
join-watch = Regarder seulement

device-title = Continuer sur un autre appareil
device-words = Ouvrez ce lien sur l’autre appareil et votre place vous y suivra. Ne le montrez à personne : qui l’ouvre joue à votre place.
device-link = Votre lien personnel
device-back = Retour à la table
take-over-title = Continuer ici ? { $game }
take-over-words = Votre place passe sur cet appareil.
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

rules-title = Les règles de { $game }
rules-english = Les règles numérotées n’existent pour l’instant qu’en anglais.

error-request = Nous n’avons pas compris cette demande.
error-forbidden = Ce n’est pas votre place.
error-missing = Il n’y a rien ici.
error-stale = La partie a avancé. Rechargez la page.
error-gone = Cette table est fermée.
error-large = C’était trop à la fois.
error-often = C’était un peu rapide. Réessayez dans un instant.
error-busy = La table ne peut rien noter en ce moment. Rien n’a changé ; réessayez bientôt.
error-ours = Un problème est survenu de notre côté. Rien n’est perdu.
