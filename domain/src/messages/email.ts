/** What is asked once of an address that probably has a slip; apart, like those of phones. */
export const emailMeant = (address: string) => `Vous vouliez écrire ${address}\u00A0?`;
