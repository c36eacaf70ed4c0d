import { firestore } from '../functions/src/data/admin.ts';
// Points the Admin SDK at the emulators before its first use.
import './functions/admin.ts';

/** Functions that remember the documents of the collections `names`, and restore them. */
export function keptDocuments(names: readonly string[]) {
  const before = new Map<string, FirebaseFirestore.DocumentData>();

  const documents = async () =>
    (await Promise.all(names.map((name) => firestore().collection(name).get()))).flatMap(
      ({ docs }) => docs,
    );

  return {
    remember: async () => {
      for (const document of await documents()) {
        before.set(document.ref.path, document.data());
      }
    },
    bringBack: async () => {
      const batch = firestore().batch();
      for (const { ref } of await documents()) if (!before.has(ref.path)) batch.delete(ref);
      for (const [path, data] of before) batch.set(firestore().doc(path), data);
      await batch.commit();
    },
  };
}
