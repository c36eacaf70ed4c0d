import { typeset } from './typeset.ts';

/**
 * What is said of a list to those who cannot see it come. Never what stands on the page: whoever
 * reads on would hear it twice.
 */
export const listStates = typeset({
  loading: 'Chargement en cours',
  loaded: 'Chargement terminé',
  empty: 'La liste est vide',
  shown: (count: number) => `Dans la liste\u00A0: ${count}`,
  results: (count: number) => `Résultats\u00A0: ${count}`,
});

/** What a screen reader hears of a list of `count`, or of one that is still loading. */
export function stateOfList(count: number | undefined): string {
  if (count === undefined) return listStates.loading;
  return count === 0 ? listStates.empty : listStates.shown(count);
}
