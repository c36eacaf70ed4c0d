import { limits } from '../limits.ts';

/** What the super administrator is told who answers somebody about their data. */
export const personalDataMessages = {
  fields: { reference: 'Référence', telephone: 'Téléphone', email: 'E-mail' },
  nothingSought: 'Indiquez une référence, un téléphone ou une adresse e-mail.',
  tooMany: `Plus de ${limits.requestedRecords} inscriptions ont ces coordonnées, qui sont celles de plusieurs personnes. Précisez la demande par la référence ou l’adresse e-mail.`,
  notIndexed:
    'Des inscriptions plus anciennes ne sont pas encore indexées et pourraient manquer. Ouvrez l’onglet Inscriptions, attendez la fin de l’indexation, puis recommencez.',
  changed:
    'Ces inscriptions ne correspondent plus à la recherche. Rien d’autre n’a été effacé : recherchez à nouveau.',
  failed: 'Erreur lors du traitement de la demande',
  erased: (count: number) =>
    count < 2
      ? 'Inscription effacée définitivement'
      : `${count} inscriptions effacées définitivement`,
} as const;
