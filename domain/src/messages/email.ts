/** Question about an e-mail address with a probable typing error. */
export const suggestedEmailQuestion = (address: string) =>
  `Vous vouliez écrire ${address}\u00A0?`;
