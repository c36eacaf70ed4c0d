import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { roles, type Resource, type Role } from '@centre/domain/permissions';
import { describe, it } from 'vitest';
import { agreedPermissions } from '../../agreed-permissions.ts';
import { read, readings } from './requests.ts';
import { firestoreWorld } from './setup.ts';
import { openCollections, type OpenCollection } from './world.ts';

const world = firestoreWorld();

/** Section whose permission gives the staff access, by collection. */
const sections: Record<OpenCollection, Resource> = {
  articles: 'articles',
  galerie: 'galerie',
  temoignages: 'temoignages',
  inscriptions: 'inscriptions',
  corbeilleArticles: 'articles',
  corbeilleGalerie: 'galerie',
  corbeilleTemoignages: 'temoignages',
  corbeilleVitrine: 'galerie',
  corbeilleInscriptions: 'inscriptions',
  registres: 'inscriptions',
  users: 'users',
  connexions: 'users',
};

/** Right that reading a collection requires: for a corbeille, the right to delete. */
const right = (name: OpenCollection) => (name.startsWith('corbeille') ? 'D' : 'R');
const mayRead = (role: Role, name: OpenCollection) =>
  agreedPermissions[role][sections[name]].includes(right(name));

const cells = roles.flatMap((role) =>
  openCollections.flatMap((name) =>
    readings.map((reading) => ({
      role,
      name,
      reading,
      allowed: mayRead(role, name),
    })),
  ),
);
const allowed = cells.filter((cell) => cell.allowed);
const refused = cells.filter((cell) => !cell.allowed);

/** Role that may read the collection, for the accepted counterpart of a denied request. */
function allowedRole(name: OpenCollection): Role {
  const role = roles.find((candidate) => mayRead(candidate, name));
  if (!role) throw new Error(`nobody reads ${name}`);
  return role;
}

describe('Role table of Firestore', () => {
  it.each(allowed)('allows $role to $reading $name', async ({ role, reading, name }) => {
    await assertSucceeds(read(world.actors().staff(role), reading, name));
    if (name !== 'galerie') {
      await assertFails(read(world.actors().signedOut(), reading, name));
    }
  });

  it.each(refused)('denies $role to $reading $name', async ({ role, reading, name }) => {
    await assertSucceeds(read(world.actors().staff(allowedRole(name)), reading, name));
    await assertFails(read(world.actors().staff(role), reading, name));
  });
});
