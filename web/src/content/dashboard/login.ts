export const login = {
  title: 'Connexion',
  lead: 'Espace réservé au personnel du centre.',
  username: "Nom d'utilisateur",
  password: 'Mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion…',
} as const;

/** Shown to a signed-in member while the server does not answer. */
export const unreachable =
  'Votre session est conservée. Vérifiez la connexion, puis réessayez.';
