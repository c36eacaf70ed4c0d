/** What the server alone says, apart from the others: pages need not bring it along. */
export const serverMessages = {
  application: 'Cette demande ne vient pas du site. Rechargez la page et réessayez.',
} as const;
