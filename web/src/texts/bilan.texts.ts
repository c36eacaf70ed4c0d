import type { BilanDimension } from '@centre/domain/bilan/bilan';
import { fileNameInstant } from '@centre/domain/file-name';
import { smallestGroup } from '@centre/domain/inscription/masking';
import { typeset } from './typeset.ts';

export const bilanTab = typeset({
  label: 'Bilan',
  title: 'Bilan de la campagne',
  campagne: 'Campagne du bilan',
  of: (annee: string) => `Campagne ${annee}`,
  lead: (annee: string) =>
    `Les inscriptions de la campagne ${annee}, comparées à celles de la campagne précédente. Une inscription effacée n’y compte plus.`,
  group: 'Groupe',
  difference: 'Écart',
  figures: 'Chiffres de la campagne',
  columns: { en_attente: 'En attente', acceptee: 'Acceptées', refusee: 'Refusées' },
  dimensions: {
    specialite: 'Par spécialité',
    parcours: 'Par parcours',
    classe: 'Par classe',
    sexe: 'Par sexe',
    age: 'Par âge le jour de l’inscription',
    ville: 'Par ville de résidence',
    jour: 'Par jour',
  } satisfies Record<BilanDimension, string>,
  chart: 'Inscriptions jour par jour',
  chartText: (first: string, last: string, most: string) =>
    `Inscriptions reçues chaque jour du ${first} au ${last} : ${most} au plus. Le tableau « Par jour » dit les mêmes nombres.`,
  chartDay: (day: string, now: string, before: string) =>
    `${day} : ${now} (un an plus tôt : ${before})`,
  empty: 'Aucune inscription dans cette campagne ni dans la précédente.',
  emptyHint:
    'Celles d’avant la dernière mise à jour du site y entrent à l’ouverture de la rubrique Inscriptions.',
  xlsx: 'Télécharger Excel (XLSX)',
  pdf: 'Télécharger PDF',
  preparing: 'Préparation…',
  done: (file: string) => `« ${file} » est dans vos téléchargements.`,
  failed: (reason: string) => `Erreur lors de l’export : ${reason}`,
  masks: `Dans les fichiers, les groupes de moins de ${smallestGroup} personnes sont masqués.`,
});

/** In the files for outside. */
export const bilanFile = typeset({
  title: (annee: string) => `Bilan des inscriptions, campagne ${annee}`,
  made: (date: string) => `Établi le ${date}`,
  compared: (annee: string) => `comparé à la campagne ${annee}`,
  sheet: 'Bilan',
  small: `< ${smallestGroup}`,
  hidden: 'n. c.',
  legend: `« < ${smallestGroup} » : groupe de moins de ${smallestGroup} personnes. « n. c. » : non communiqué, pour qu’un groupe de moins de ${smallestGroup} personnes ne puisse pas être calculé.`,
  page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  name: (annee: string, format: 'pdf' | 'xlsx', now: Date) =>
    `bilan-${annee}-${fileNameInstant(now)}.${format}`,
});
