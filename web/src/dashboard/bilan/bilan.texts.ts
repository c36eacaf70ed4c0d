import type { BilanDimension } from '@centre/domain/registre/bilan';
import { typeset } from '../../texts/typeset.ts';

export const bilanTab = typeset({
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
  chart: {
    title: 'Inscriptions semaine par semaine',
    text: (first: string, last: string, most: string) =>
      `Inscriptions reçues chaque semaine, de celle du ${first} à celle du ${last} : ${most} au plus. Les semaines sans inscription ne sont pas dessinées. Le tableau « Par jour » a le détail.`,
    bar: (week: string, now: string, before: string) =>
      `Semaine du ${week} : ${now} (un an plus tôt : ${before})`,
    gap: (weeks: number) =>
      weeks === 1 ? 'Une semaine sans inscription' : `${weeks} semaines sans inscription`,
    gaps: 'Trait pointillé : une ou plusieurs semaines sans inscription',
  },
  empty: 'Aucune inscription dans cette campagne ni dans la précédente.',
});
