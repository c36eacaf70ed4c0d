import { describe, expect, it } from 'vitest';
import {
  assignableRoles,
  can,
  isRole,
  resources,
  roles,
  rolesWith,
  visibleSections,
  type Action,
} from './permissions.ts';

/** The table as it was agreed, copied by hand: rows are roles, columns are `resources`. */
const agreed = {
  SUPER_ADMIN: ['RWD', 'RWD', 'RWD', 'RWD', 'RWD', 'RWD', 'RWD'],
  ADMIN_FULL: ['RWD', 'RWD', 'RWD', 'RWD', '', '', 'RW'],
  CONTENT_MANAGER: ['RWD', 'RWD', 'RWD', '', '', '', 'R'],
  INSCRIPTIONS_MANAGER: ['RWD', 'RWD', 'RWD', 'RWD', '', '', 'R'],
  VIEWER: ['R', 'R', 'R', 'R', '', '', 'R'],
} as const;
const columns = [
  'articles',
  'galerie',
  'temoignages',
  'inscriptions',
  'users',
  'personnes',
  'dashboard',
];

const letters: Record<Action, string> = {
  read: 'R',
  create: 'W',
  edit: 'W',
  write: 'W',
  delete: 'D',
};

const cells = Object.entries(agreed).flatMap(([role, granted]) =>
  columns.map((resource, column) => ({ role, resource, granted: granted[column] ?? '' })),
);

describe('the role table', () => {
  it('has the agreed rows and columns', () => {
    expect(roles).toEqual(Object.keys(agreed));
    expect(resources).toEqual(columns);
    expect(cells).toHaveLength(35);
  });

  it.each(cells)('grants $role "$granted" on $resource', ({ role, resource, granted }) => {
    const knownRole = roles.find((known) => known === role);
    const knownResource = resources.find((known) => known === resource);
    if (!knownRole || !knownResource) throw new Error('unknown cell');
    for (const [action, letter] of Object.entries(letters)) {
      expect(can(knownRole, knownResource, action as Action), action).toBe(
        granted.includes(letter),
      );
    }
  });

  it('shows each role the sections that it may read', () => {
    expect(visibleSections('SUPER_ADMIN')).toEqual(columns);
    expect(visibleSections('CONTENT_MANAGER')).toEqual([
      'articles',
      'galerie',
      'temoignages',
      'dashboard',
    ]);
  });

  it('finds who holds a right', () => {
    expect(rolesWith('users', 'write')).toEqual(['SUPER_ADMIN']);
    expect(rolesWith('inscriptions', 'read')).not.toContain('CONTENT_MANAGER');
  });

  it('lets every role be given but the first', () => {
    expect(assignableRoles).toEqual(roles.slice(1));
  });

  it('takes nothing for a role that is not one exactly', () => {
    expect(roles.every(isRole)).toBe(true);
    const others = ['super_admin', 'ROOT', '', undefined, null, ['VIEWER'], { role: 'VIEWER' }];
    expect(others.some(isRole)).toBe(false);
  });
});
