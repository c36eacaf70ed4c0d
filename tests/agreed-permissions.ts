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

/** R reads, W writes, D deletes. */
const rows = {
  SUPER_ADMIN: ['RWD', 'RWD', 'RWD', 'RWD', 'RWD', 'RWD', 'RWD'],
  ADMIN_FULL: ['RWD', 'RWD', 'RWD', 'RWD', '', '', 'RW'],
  CONTENT_MANAGER: ['RWD', 'RWD', 'RWD', '', '', '', 'R'],
  INSCRIPTIONS_MANAGER: ['RWD', 'RWD', 'RWD', 'RWD', '', '', 'R'],
  VIEWER: ['R', 'R', 'R', 'R', '', '', 'R'],
} as const satisfies Record<Role, readonly string[]>;

/**
 * Who may do what, as the product's description says. It is written down by hand, once for all
 * tests: what is derived from the table of the product would agree with whatever that says.
 */
export const agreedPermissions = Object.fromEntries(
  Object.entries(rows).map(([role, cells]) => [
    role,
    Object.fromEntries(columns.map((resource, column) => [resource, cells[column]])),
  ]),
) as Readonly<Record<Role, Readonly<Record<Resource, string>>>>;
