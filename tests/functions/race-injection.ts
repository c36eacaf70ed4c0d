import { firestore } from '../../functions/src/data/admin.ts';
import './admin.ts';

type Commit = (this: unknown, ...args: unknown[]) => Promise<unknown>;

/**
 * Runs `flow` while somebody else is faster: `other` happens between what the flow has read and
 * what it then writes, every time and not only when a race happens to end that way.
 *
 * @param other nobody is faster when absent.
 * @param nth before which of the flow's writes, counted from 0.
 * @returns how many writes the flow began; one more when it found itself overtaken and tried again.
 * @throws what the flow throws.
 */
export async function injectRace(
  flow: () => Promise<unknown>,
  other: () => Promise<unknown> = () => Promise.resolve(),
  nth = 0,
): Promise<number> {
  const holder = Object.getPrototypeOf(firestore().batch()) as object;
  // Under batches and single documents alike.
  const own = Object.getOwnPropertyDescriptor(holder, '_commit');
  if (!own) throw new Error('the Admin SDK has no method _commit any more');
  const commit = own.value as Commit;
  let writes = 0;
  let others = false;
  Object.defineProperty(holder, '_commit', {
    ...own,
    value: async function (this: unknown, ...args: unknown[]) {
      if (!others && writes++ === nth) {
        others = true;
        await other().finally(() => (others = false));
      }
      return commit.apply(this, args);
    },
  });
  try {
    await flow();
  } finally {
    Object.defineProperty(holder, '_commit', own);
  }
  if (writes <= nth) throw new Error(`the flow made no write number ${nth}`);
  return writes;
}
