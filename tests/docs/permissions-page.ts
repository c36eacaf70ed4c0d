import {
  can,
  resources,
  rightFor,
  rights,
  roleLabels,
  roles,
  type Role,
} from '@centre/domain/permissions';
import type { Guard } from '../../functions/src/commands/command.ts';
import * as commands from '../../functions/src/commands/index.ts';
import { currentPage, tableOf, withTables } from './markdown.ts';

/** URL of the generated page with the rights of each role. */
export const permissionsFile = new URL('../../docs/permissions.md', import.meta.url);

export const permissionsPage = () =>
  currentPage(permissionsFile, (page) =>
    withTables(page, { roles: rolesTable, permissions: grantsTable, commands: commandsTable }),
  );

const code = (word: string) => `\`${word}\``;

const rolesTable = tableOf(
  ['Role', 'Name', 'Description'],
  roles.map((role) => [code(role), roleLabels[role].name, roleLabels[role].description]),
);

const grants = (role: Role) =>
  resources.map(
    (resource) => rights.filter((right) => can(role, resource, right)).join(' ') || '—',
  );

const grantsTable = tableOf(
  ['Role', ...resources.map(code)],
  roles.map((role) => [code(role), ...grants(role)]),
);

const permissionIn = (guard: Guard) =>
  'allow' in guard ? 'nothing: anyone' : `${code(guard.resource)} ${rightFor[guard.action]}`;

const grouped = Object.groupBy(Object.values(commands), ({ guard }) => permissionIn(guard));
const commandsTable = tableOf(
  ['Needs', 'Commands'],
  Object.entries(grouped)
    .map(([permission, all = []]) => [permission, all.map(({ name }) => code(name))] as const)
    .map(([permission, names]) => [permission, names.toSorted().join(', ')])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
);
