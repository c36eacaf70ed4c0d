/** Question about an e-mail address with a probable slip. A file of its own, as phones have. */
export const emailMeant = (address: string) => `Vous vouliez écrire ${address}\u00A0?`;
