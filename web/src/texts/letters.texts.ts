/** Words about letters that the fonts of the PDFs lack; they need plain spaces. */
export const unshownLetters = {
  elsewhere: (reference: string) =>
    `écrit en lettres que ce document ne peut pas montrer : voir la demande${reference && ` ${reference}`}`,
  /** The same on a sheet that names the reference, where there is little room. */
  elsewhereBriefly: 'lettres non imprimables\u00A0: voir la demande',
} as const;
