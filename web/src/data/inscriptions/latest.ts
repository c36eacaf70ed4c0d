import {
  classeOf,
  parcoursOf,
  type Classe,
  type Inscription,
  type Parcours,
} from '@centre/domain/inscription';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { dateOf, textOf } from '../documents.ts';
import { useLiveList } from '../live.tsx';
import { store } from '../store.ts';

/** One line of the table of applications. */
export interface InscriptionRow extends Pick<
  Inscription,
  'id' | 'reference' | 'nom' | 'prenom' | 'telephone' | 'email'
> {
  readonly date: Date;
  readonly parcours: Parcours | undefined;
  readonly classe: Classe | undefined;
}

/** Rows read when the list opens, whatever the collection holds. */
const pageSize = 50;

const latest = query(
  collection(store, 'inscriptions'),
  orderBy('dateInscription', 'desc'),
  limit(pageSize),
);

function toRow(fields: Record<string, unknown>): InscriptionRow {
  const record = {
    parcours: textOf(fields['parcours']),
    classe: textOf(fields['classe']),
    niveau: textOf(fields['niveau']),
    formation: textOf(fields['formation']),
  };
  return {
    id: textOf(fields['id']),
    reference: textOf(fields['reference']),
    nom: textOf(fields['nom']),
    prenom: textOf(fields['prenom']),
    telephone: textOf(fields['telephone']),
    email: textOf(fields['email']),
    date: dateOf(fields['dateInscription']),
    parcours: parcoursOf(record),
    classe: classeOf(record),
  };
}

/** The latest applications, kept up to date. */
export function useLatestInscriptions() {
  return useLiveList(latest, toRow);
}
