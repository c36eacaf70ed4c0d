import {
  can,
  resources,
  rightFor,
  rights,
  roleLabels,
  roles,
  type Resource,
  type Role,
} from '@centre/domain/permissions';
import type { Guard } from '../../functions/src/commands/command.ts';
import * as commands from '../../functions/src/commands/index.ts';
import { currentPage, tableOf, withTables } from './markdown.ts';

/** The page for those who want to know who may do what. */
export const permissionsFile = new URL('../../docs/permissions.md', import.meta.url);

export const permissionsPage = () =>
  currentPage(permissionsFile, (page) =>
    withTables(page, {
      roles: rolesTable(),
      permissions: grantsTable(),
      commands: commandsTable(),
    }),
  );

function rolesTable(): string {
  const rows = roles.map((role) => {
    const { name, description } = roleLabels[role];
    return [`\`${role}\``, name, description];
  });
  return tableOf(['Role', 'Called', 'Said of it to the staff'], rows);
}

function grantsTable(): string {
  const rows = roles.map((role) => [
    `\`${role}\``,
    ...resources.map((resource) => grants(role, resource)),
  ]);
  return tableOf(['Role', ...resources.map((resource) => `\`${resource}\``)], rows);
}

function grants(role: Role, resource: Resource): string {
  return rights.filter((right) => can(role, resource, right)).join(' ') || '—';
}

function commandsTable(): string {
  const all = Object.values(commands);
  const groups = [...new Set(all.map(({ guard }) => permissionIn(guard)))].toSorted();
  const rows = groups.map((permission) => {
    const names = all.filter(({ guard }) => permissionIn(guard) === permission);
    return [
      permission,
      names
        .map(({ name }) => `\`${name}\``)
        .toSorted()
        .join(', '),
    ];
  });
  return tableOf(['Needs', 'Commands'], rows);
}

function permissionIn(guard: Guard): string {
  if ('allow' in guard) return 'nothing: anyone';
  return `\`${guard.resource}\` ${rightFor[guard.action]}`;
}
