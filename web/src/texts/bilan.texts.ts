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
  /** By how many days a bar of the chart stands for. */
  charts: {
    1: {
      title: 'Inscriptions jour par jour',
      text: (first: string, last: string, most: string) =>
        `Inscriptions reçues chaque jour du ${first} au ${last} : ${most} au plus. Le tableau « Par jour » dit les mêmes nombres.`,
      bar: (day: string, now: string, before: string) =>
        `${day} : ${now} (un an plus tôt : ${before})`,
    },
    7: {
      title: 'Inscriptions semaine par semaine',
      text: (first: string, last: string, most: string) =>
        `Inscriptions reçues chaque semaine, de celle du ${first} à celle du ${last} : ${most} au plus. Le tableau « Par jour » en a le détail.`,
      bar: (week: string, now: string, before: string) =>
        `Semaine du ${week} : ${now} (un an plus tôt : ${before})`,
    },
  },
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
