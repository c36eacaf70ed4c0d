/** Texts about letters that the PDF fonts lack; with plain spaces, which the fonts need. */
export const missingLetterTexts = {
  elsewhere: (reference: string) =>
    `écrit en lettres que ce document ne peut pas montrer : voir la demande${reference && ` ${reference}`}`,
  /** Short form, for the fiche, which shows the reference. */
  elsewhereBriefly: 'lettres non imprimables\u00A0: voir la demande',
} as const;
