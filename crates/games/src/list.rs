//! The one list of games. To add a game, add its type here; everything else follows from the type.

crate::registry! {
    $ at [$crate]
    Kosmopolis = kosmopolis::Kosmopolis,
    Cv = cv::Cv,
    Cvlizations = cvlizations::Cvlizations,
    Goennen = goennen::Goennen,
}
