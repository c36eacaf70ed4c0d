import { limits } from '@centre/domain/limits';
import { mapIn, textIn, type Fields } from '@centre/domain/content/stored-documents';
import type { SavedVue } from '@centre/domain/inscription/vue-schema';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { call } from '../callables.ts';
import { store } from './firestore.ts';
import { useLiveList } from './live.tsx';

/** Filters and an order of the applications that a member saved. */
export interface Vue {
  readonly id: string;
  readonly nom: string;
  readonly partagee: boolean;
  readonly proprietaire: string;
  /** Username of its owner. */
  readonly par: string;
  /** Under their names in the address of the list. */
  readonly criteres: Readonly<Record<string, string>>;
}

/** Shared views read at most: a handful of staff have twenty each. */
const mostShared = 200;

const vues = collection(store, 'vuesInscriptions');
const shared = query(vues, where('partagee', '==', true), limit(mostShared));

function vueOf(id: string, fields: Fields): Vue {
  const criteria = Object.entries(mapIn(fields['criteres']));
  return {
    id,
    nom: textIn(fields['nom']),
    partagee: fields['partagee'] === true,
    proprietaire: textIn(fields['proprietaire']),
    par: textIn(fields['par']),
    criteres: Object.fromEntries(criteria.map(([name, value]) => [name, textIn(value)])),
  };
}

/** The member's own views and those that others share, by their names, kept up to date. */
export function useVues(uid: string) {
  const owned = useMemo(
    () => query(vues, where('proprietaire', '==', uid), limit(limits.vuesPerMember)),
    [uid],
  );
  const [own, others] = [useLiveList(owned, vueOf), useLiveList(shared, vueOf)];
  return {
    isFailed: own.status === 'error' || others.status === 'error',
    isLoading: own.status === 'loading' || others.status === 'loading',
    own: own.status === 'success' ? byName(own.items) : [],
    others:
      others.status === 'success'
        ? byName(others.items.filter(({ proprietaire }) => proprietaire !== uid))
        : [],
    reload: () => {
      own.reload();
      others.reload();
    },
  };
}

function byName(items: readonly Vue[]): readonly Vue[] {
  return [...items].sort((one, other) => one.nom.localeCompare(other.nom, 'fr'));
}

/**
 * Saves a view, in place of the member's own one of that name.
 *
 * @throws CallError
 */
export async function saveVue(
  vue: Pick<SavedVue, 'nom' | 'partagee'> & Pick<Vue, 'criteres'>,
): Promise<void> {
  await call('dashboard/saveVue', vue);
}

/** @throws CallError */
export async function deleteVue(id: string): Promise<void> {
  await call('dashboard/deleteVue', { id });
}
