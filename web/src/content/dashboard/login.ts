export const login = {
  title: 'Connexion',
  lead: 'Espace réservé au personnel du centre.',
  username: "Nom d'utilisateur",
  password: 'Mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  dismiss: 'Fermer le message',
} as const;
