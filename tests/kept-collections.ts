import { firestore } from '../functions/src/data/admin.ts';
import { afterAll, beforeAll } from 'vitest';
// Points the Admin SDK at the emulators before its first use.
import './functions/admin.ts';

/**
 * Leaves those collections at the end of the file as they were at its beginning: other tests
 * expect the demonstration's records. The files of pictures are left alone.
 */
export function keepCollections(...names: readonly string[]): void {
  const before = new Map<string, FirebaseFirestore.DocumentData>();

  const documents = async () =>
    (await Promise.all(names.map((name) => firestore().collection(name).get()))).flatMap(
      ({ docs }) => docs,
    );

  beforeAll(async () => {
    for (const document of await documents()) before.set(document.ref.path, document.data());
  });

  afterAll(async () => {
    const batch = firestore().batch();
    for (const { ref } of await documents()) if (!before.has(ref.path)) batch.delete(ref);
    for (const [path, data] of before) batch.set(firestore().doc(path), data);
    await batch.commit();
  });
}
