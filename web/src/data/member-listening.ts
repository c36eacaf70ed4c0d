import { doc, onSnapshot } from 'firebase/firestore';
import type { MemberListener } from './member-document.ts';
import { store } from './store.ts';

/** Listens to the document of the member `uid`; returns how to stop. */
export function listenToMember(uid: string, { next, error }: MemberListener): () => void {
  return onSnapshot(
    doc(store, 'users', uid),
    // An answer of the server that changes nothing still says that the server answers.
    { includeMetadataChanges: true },
    next,
    error,
  );
}
