/** What the server alone says, apart from the others: pages need not bring it along. */
export const serverMessages = {
  application: 'Cette demande ne vient pas du site. Rechargez la page et réessayez.',
  /** To what does not come from the form, while very many applications arrive. */
  ceiling:
    'Trop de demandes arrivent en ce moment, et seul le formulaire du site peut en envoyer. Rechargez la page d’inscription et envoyez de nouveau, ou réessayez dans une heure.',
} as const;
