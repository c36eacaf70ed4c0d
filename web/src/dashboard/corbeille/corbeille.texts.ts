import { corbeilleDays } from '@centre/domain/inscription/corbeille';
import { typeset } from '../../../texts/typeset.ts';

/** The bin of the applications. */
export const corbeilleWords = typeset({
  title: 'Corbeille',
  lead: `Une inscription supprimée reste ici ${corbeilleDays} jours, puis elle est effacée pour toujours.`,
  loading: 'Chargement de la corbeille…',
  failed: 'La corbeille n’a pas pu être chargée.',
  empty: 'La corbeille est vide',
  emptyHint: 'Ce que vous supprimez peut être restauré ici.',
  latest: (count: string) => `Les ${count} dernières suppressions sont montrées.`,
  list: 'Inscriptions supprimées',
  deleted: (par: string, date: string) => `Supprimée par ${par}, le ${date}`,
  until: (day: string) => `jusqu’au ${day}`,
  restore: 'Restaurer',
  restoreOf: (name: string) => `Restaurer l’inscription de ${name}`,
});
