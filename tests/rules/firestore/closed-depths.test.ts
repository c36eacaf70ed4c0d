import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDocFromServer, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { everyone } from './actors.ts';
import { firestoreWorld } from './setup.ts';
import { documents, openCollections, past } from './world.ts';

const world = firestoreWorld();
const cases = everyone(world.actors).flatMap(([title, actor]) =>
  openCollections.map((name) => ({ title, actor, name, path: `${documents[name]}/dessous/1` })),
);

describe('what may come to lie below a document', () => {
  it.each(cases)('is hidden from $title in $name', async ({ actor, path }) => {
    await past(world.environment(), async (db) => {
      await setDoc(doc(db, path), { statut: 'publié' });
      await assertSucceeds(getDocFromServer(doc(db, path)));
    });
    await assertFails(getDocFromServer(doc(actor(), path)));
  });
});
