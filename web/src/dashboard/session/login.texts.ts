export const login = {
  title: 'Connexion',
  lead: 'Espace réservé au personnel du centre.',
  username: "Nom d'utilisateur",
  password: 'Mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  again: (seconds: number) => `Nouvel essai automatique dans ${seconds} s.`,
} as const;

/** Shown to a signed-in member while the server does not answer. */
export const unreachable =
  'Votre session est conservée. Vérifiez la connexion, puis réessayez.';
