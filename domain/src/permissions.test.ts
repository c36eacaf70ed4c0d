import { describe, expect, it } from 'vitest';
import { agreedPermissions } from '../../tests/agreed-permissions.ts';
import {
  actions,
  assignableRoles,
  can,
  isRole,
  resources,
  rights,
  roles,
  rolesWith,
  visibleSections,
  type Action,
} from './permissions.ts';

const writing = { create: 'W', edit: 'W', write: 'W' };
const letters: Record<Action, string> = { read: 'R', ...writing, delete: 'D' };

const cells = roles.flatMap((role) =>
  resources.map((resource) => ({ role, resource, granted: agreedPermissions[role][resource] })),
);

describe('Role table', () => {
  it('has the agreed roles and resources', () => {
    expect(roles).toEqual(Object.keys(agreedPermissions));
    for (const row of Object.values(agreedPermissions))
      expect(resources).toEqual(Object.keys(row));
  });

  it.each(cells)('grants $role "$granted" on $resource', ({ role, resource, granted }) => {
    for (const action of actions) {
      expect(can(role, resource, action), action).toBe(granted.includes(letters[action]));
    }
  });

  it.each(roles)('shows the role %s the sections that it may read', (role) => {
    const readable = resources.filter((resource) =>
      agreedPermissions[role][resource].includes('R'),
    );
    expect(visibleSections(role)).toEqual(readable);
  });

  it.each(resources)('lists the roles that hold each right on %s', (resource) => {
    for (const right of rights) {
      const holders = roles.filter((role) =>
        agreedPermissions[role][resource].includes(letters[right]),
      );
      expect(rolesWith(resource, right)).toEqual(holders);
    }
  });

  it('allows every role except the first to be assigned', () => {
    expect(assignableRoles).toEqual(roles.slice(1));
  });

  it('recognises only exact role names', () => {
    expect(roles.every(isRole)).toBe(true);
    const others = ['super_admin', 'ROOT', '', undefined, null, ['VIEWER'], { role: 'VIEWER' }];
    expect(others.some(isRole)).toBe(false);
  });
});
