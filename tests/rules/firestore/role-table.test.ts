import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { can, roles, type Resource, type Role } from '@centre/domain/permissions';
import { describe, expect, it } from 'vitest';
import { read, readings } from './requests.ts';
import { firestoreWorld } from './setup.ts';
import { openCollections, type OpenCollection } from './world.ts';

const world = firestoreWorld();

/** The section whose read permission opens each collection to the staff. */
const sections: Record<OpenCollection, Resource> = {
  articles: 'articles',
  galerie: 'galerie',
  temoignages: 'temoignages',
  inscriptions: 'inscriptions',
  recherche: 'inscriptions',
  vuesInscriptions: 'inscriptions',
  users: 'users',
  connexions: 'users',
};

const cells = roles.flatMap((role) =>
  openCollections.flatMap((name) =>
    readings.map((reading) => ({
      role,
      name,
      reading,
      allowed: can(role, sections[name], 'read'),
    })),
  ),
);
const allowed = cells.filter((cell) => cell.allowed);
const refused = cells.filter((cell) => !cell.allowed);

/** A role that the same request is granted to: the one fact that a refusal changes. */
function someoneAllowed(name: OpenCollection): Role {
  const role = roles.find((candidate) => can(candidate, sections[name], 'read'));
  if (!role) throw new Error(`nobody reads ${name}`);
  return role;
}

describe('every cell of the role table', () => {
  it('is tested, five roles by eight collections by get and list', () => {
    expect(cells).toHaveLength(5 * 8 * 2);
    // CONTENT_MANAGER sees no applications, their copies nor views of them; only SUPER_ADMIN sees
    // members and their logins.
    expect(refused).toHaveLength(3 * 2 + 4 * 2 + 4 * 2);
    expect(allowed).toHaveLength(80 - 22);
  });

  it.each(allowed)('lets $role $reading $name', async ({ role, reading, name }) => {
    await assertSucceeds(read(world.actors().staff(role), reading, name));
    if (name !== 'galerie') {
      await assertFails(read(world.actors().signedOut(), reading, name));
    }
  });

  it.each(refused)('refuses $role to $reading $name', async ({ role, reading, name }) => {
    await assertSucceeds(read(world.actors().staff(someoneAllowed(name)), reading, name));
    await assertFails(read(world.actors().staff(role), reading, name));
  });
});
