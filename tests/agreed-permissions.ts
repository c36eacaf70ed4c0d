import type { Resource, Role } from '@centre/domain/permissions';

const columns = [
  'articles',
  'galerie',
  'temoignages',
  'inscriptions',
  'users',
  'personnes',
  'dashboard',
] as const satisfies readonly Resource[];

/** Rights of each role by column: R reads, W writes, D deletes. */
const rows = {
  SUPER_ADMIN: ['RWD', 'RWD', 'RWD', 'RWD', 'RWD', 'RWD', 'RWD'],
  ADMIN_FULL: ['RWD', 'RWD', 'RWD', 'RWD', '', '', 'RW'],
  CONTENT_MANAGER: ['RWD', 'RWD', 'RWD', '', '', '', 'R'],
  INSCRIPTIONS_MANAGER: ['RWD', 'RWD', 'RWD', 'RWD', '', '', 'R'],
  VIEWER: ['R', 'R', 'R', 'R', '', '', 'R'],
} as const satisfies Record<Role, readonly string[]>;

/**
 * Rights of each role on each resource, as the product's description states. Written by hand
 * once for all tests, since a table derived from the product would agree with any error there.
 */
export const agreedPermissions = Object.fromEntries(
  Object.entries(rows).map(([role, cells]) => [
    role,
    Object.fromEntries(columns.map((resource, column) => [resource, cells[column]])),
  ]),
) as Readonly<Record<Role, Readonly<Record<Resource, string>>>>;
