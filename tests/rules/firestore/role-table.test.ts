import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { roles, type Resource, type Role } from '@centre/domain/permissions';
import { describe, it } from 'vitest';
import { agreedPermissions } from '../../agreed-permissions.ts';
import { read, readings } from './requests.ts';
import { firestoreWorld } from './setup.ts';
import { openCollections, type OpenCollection } from './world.ts';

const world = firestoreWorld();

/** The section whose permission opens each collection to the staff. */
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

/** The bins are for those who may delete, and so restore. */
const right = (name: OpenCollection) => (name.startsWith('corbeille') ? 'D' : 'R');
const reads = (role: Role, name: OpenCollection) =>
  agreedPermissions[role][sections[name]].includes(right(name));

const cells = roles.flatMap((role) =>
  openCollections.flatMap((name) =>
    readings.map((reading) => ({
      role,
      name,
      reading,
      allowed: reads(role, name),
    })),
  ),
);
const allowed = cells.filter((cell) => cell.allowed);
const refused = cells.filter((cell) => !cell.allowed);

/** A role that the same request is granted to: the one fact that a refusal changes. */
function someoneAllowed(name: OpenCollection): Role {
  const role = roles.find((candidate) => reads(candidate, name));
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
    await assertSucceeds(read(world.actors().staff(someoneAllowed(name)), reading, name));
    await assertFails(read(world.actors().staff(role), reading, name));
  });
});
