import { allCampagnes } from '@centre/domain/registre/filter';
import { registerDigits, registerName, rowsIn, type Row } from '@centre/domain/registre/row';
import { collection, doc, type DocumentSnapshot } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { useObservable } from 'reactfire';
import { collection as liveDocuments, doc as liveDocument } from 'rxfire/firestore';
import { combineLatest, map, type Observable } from 'rxjs';
import { store } from './firestore.ts';
import { noAnswer, useAnswer, useLive, type LiveList } from './live.tsx';

const registres = collection(store, 'registres');

/**
 * Documents of a campaign's register, or of all registers. A campaign has one listener per
 * document, so that a change re-sends one document only.
 */
function documentsOf(campagne: string): Observable<readonly DocumentSnapshot[]> {
  if (campagne === allCampagnes) return liveDocuments(registres);
  return combineLatest(
    registerDigits.map((digit) => liveDocument(doc(registres, registerName(campagne, digit)))),
  );
}

/** Rows of the documents; an error when the SDK gave up on the server for one of them. */
function rowsOf(documents: readonly DocumentSnapshot[]): readonly Row[] | Error {
  const isKnown = (one: DocumentSnapshot) => one.exists() || !one.metadata.fromCache;
  return documents.every(isKnown) ? documents.flatMap(rowsOfDocument) : new Error(noAnswer);
}

/** Parsed rows by snapshot: usually one of the sixteen documents changes at a time. */
const parsedRows = new WeakMap<DocumentSnapshot, readonly Row[]>();

function rowsOfDocument(document: DocumentSnapshot): readonly Row[] {
  const rows = parsedRows.get(document) ?? rowsIn(document.id, document.data() ?? {});
  parsedRows.set(document, rows);
  return rows;
}

/**
 * Live register of a campaign: one row per application, unordered.
 *
 * @param campagne a school year, or `everyCampagne`.
 */
export function useRegister(campagne: string): LiveList<Row> {
  const { name, reload } = useLive();
  const source = useMemo(() => documentsOf(campagne).pipe(map(rowsOf)), [campagne]);
  const answer = useAnswer(
    useObservable<readonly Row[] | Error>,
    `registre ${name} ${campagne}`,
    source,
  );
  const [previous, setPrevious] = useState<{ campagne: string; rows: readonly Row[] }>();
  if (answer instanceof Error) return { status: 'error', error: answer, reload };
  const rows = answer ?? (previous?.campagne === campagne ? previous.rows : undefined);
  if (!rows) return { status: 'loading', reload };
  if (rows !== previous?.rows) setPrevious({ campagne, rows });
  return { status: 'success', items: rows, isPrevious: answer === undefined, reload };
}
