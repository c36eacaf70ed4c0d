import { everyCampagne } from '@centre/domain/registre/filter';
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
 * Documents of a campaign's register, or of all. Those of a campaign are listened to one by one:
 * a change then sends one of them again.
 */
function documentsOf(campagne: string): Observable<readonly DocumentSnapshot[]> {
  if (campagne === everyCampagne) return liveDocuments(registres);
  return combineLatest(
    registerDigits.map((digit) => liveDocument(doc(registres, registerName(campagne, digit)))),
  );
}

/** Rows of the documents; an error when the SDK gave up waiting for one of them. */
function rowsOf(documents: readonly DocumentSnapshot[]): readonly Row[] | Error {
  const isKnown = (one: DocumentSnapshot) => one.exists() || !one.metadata.fromCache;
  return documents.every(isKnown) ? documents.flatMap(rowsOfDocument) : new Error(noAnswer);
}

/** Rows of each document as it was received: of sixteen one changes at a time. */
const known = new WeakMap<DocumentSnapshot, readonly Row[]>();

function rowsOfDocument(document: DocumentSnapshot): readonly Row[] {
  const rows = known.get(document) ?? rowsIn(document.id, document.data() ?? {});
  known.set(document, rows);
  return rows;
}

/**
 * Register of a campaign: a row for each of its applications, in no order, kept up to date.
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
  const [former, setFormer] = useState<{ campagne: string; rows: readonly Row[] }>();
  if (answer instanceof Error) return { status: 'error', error: answer, reload };
  const rows = answer ?? (former?.campagne === campagne ? former.rows : undefined);
  if (!rows) return { status: 'loading', reload };
  if (rows !== former?.rows) setFormer({ campagne, rows });
  return { status: 'success', items: rows, isFormer: answer === undefined, reload };
}
