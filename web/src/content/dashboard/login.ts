export const login = {
  title: 'Connexion',
  lead: 'Espace réservé au personnel du centre.',
  username: "Nom d'utilisateur",
  password: 'Mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion…',
} as const;

/** What was kept, and what to do, when the server does not answer a member who is signed in. */
export const unreachable =
  'Votre session est conservée. Vérifiez la connexion à Internet, puis réessayez.';
