import type { Role } from '@centre/domain/permissions';

/** Staff account of the demonstration. */
export interface DemoAccount {
  readonly username: string;
  readonly role: Role;
  readonly isActive: boolean;
}

/** Password of every demonstration account; they exist in the emulators only. */
export const demoPassword = 'Formation2025!';

export const demoAccounts = [
  { username: 'superadmin', role: 'SUPER_ADMIN', isActive: true },
  { username: 'direction', role: 'ADMIN_FULL', isActive: true },
  { username: 'redaction', role: 'CONTENT_MANAGER', isActive: true },
  { username: 'scolarite', role: 'INSCRIPTIONS_MANAGER', isActive: true },
  { username: 'lecture', role: 'VIEWER', isActive: true },
  { username: 'ancien', role: 'ADMIN_FULL', isActive: false },
] as const satisfies readonly DemoAccount[];

export type DemoUsername = (typeof demoAccounts)[number]['username'];
