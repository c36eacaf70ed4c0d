import { typeset } from './typeset.ts';

/**
 * Announcements of lists to screen readers. They differ from all texts of the page, which would be
 * read twice.
 */
export const listStates = typeset({
  loading: 'Chargement en cours',
  loaded: 'Chargement terminé',
  empty: 'La liste est vide',
  shown: (count: number) => `Dans la liste\u00A0: ${count}`,
  results: (count: number) => `Résultats\u00A0: ${count}`,
});

/** Announcement of a list of `count` items; undefined while it is loading. */
export function stateOfList(count: number | undefined): string {
  if (count === undefined) return listStates.loading;
  return count === 0 ? listStates.empty : listStates.shown(count);
}
