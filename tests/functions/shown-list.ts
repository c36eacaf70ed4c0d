import {
  latestFirst,
  noFilters,
  type InscriptionFilters,
  type InscriptionSort,
} from '@centre/domain/inscription/query';
import {
  subscribeToList,
  type InscriptionList,
  type InscriptionPage,
} from '../../web/src/data/staff/inscription-list.ts';
import type { Office } from './office.ts';

type Search = Partial<InscriptionFilters>;

/** The list as the tab shows it; `until` the state that is waited for. */
export function list(
  { store }: Office,
  filters: Search,
  sort: InscriptionSort = latestFirst,
): {
  next: (until?: (page: InscriptionPage) => boolean) => Promise<InscriptionPage>;
  stop: () => void;
} {
  let shown: InscriptionList = { status: 'loading' };
  let wake = () => undefined as unknown;
  const unsubscribe = subscribeToList(store, { ...noFilters, ...filters }, sort, (state) => {
    shown = state;
    wake();
  });
  return {
    next: (until = (page) => !page.isFetching) =>
      new Promise((resolve, reject) => {
        wake = () => {
          if (shown.status === 'error') reject(new Error('the list cannot be read'));
          if (shown.status === 'success' && until(shown.page)) resolve(shown.page);
        };
        wake();
      }),
    stop: unsubscribe,
  };
}

/** The identifiers of the first page. */
export async function found(
  office: Office,
  filters: Search,
  sort?: InscriptionSort,
): Promise<string[]> {
  const shown = list(office, filters, sort);
  const { rows } = await shown.next();
  shown.stop();
  return rows.map(({ id }) => id);
}
