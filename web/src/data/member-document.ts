import type { DocumentSnapshot } from 'firebase/firestore';

/** What is done with each news of a member's document, and when there can be no more. */
export interface MemberListener {
  readonly next: (snapshot: DocumentSnapshot) => void;
  readonly error: (error: unknown) => void;
}

/**
 * Follows the document of the member `uid`. What listens is fetched only now: the login screen
 * does without Firestore. That it cannot be fetched is an error like any other.
 *
 * @returns how to stop listening.
 */
export function followMember(uid: string, listener: MemberListener): () => void {
  let isOver = false;
  let stop = () => undefined as unknown;
  import('./member-listening.ts').then(
    ({ listenToMember }) => {
      if (!isOver) stop = listenToMember(uid, listener);
    },
    (error: unknown) => {
      if (!isOver) listener.error(error);
    },
  );
  return () => {
    isOver = true;
    stop();
  };
}
