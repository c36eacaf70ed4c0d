/** Errors and warnings about phone numbers. */
export const phoneMessages = {
  tooManyDigits: 'Le numéro de téléphone ne peut pas dépasser 15 chiffres',
  short: (country: string) =>
    `Il manque des chiffres à ce numéro pour ce pays\u00A0: ${country}. Vérifiez-le, ou choisissez le bon pays`,
  long: (country: string) =>
    `Ce numéro est trop long pour ce pays\u00A0: ${country}. Choisissez le bon pays, ou commencez par + et son indicatif`,
  otherLength: (country: string) =>
    `Ce numéro n’a pas le bon nombre de chiffres pour ce pays\u00A0: ${country}`,
  noCountry: 'Aucun pays n’a cet indicatif. Vérifiez les chiffres après le +',
  several: 'Écrivez un seul numéro ici : celui auquel nous pouvons vous joindre',
  noNumber: 'Ce n’est pas un numéro de téléphone. N’écrivez que des chiffres',
  unusual: (country: string) =>
    `Ce numéro ne ressemble pas à un numéro de ce pays\u00A0: ${country}. Vérifiez-le`,
} as const;
