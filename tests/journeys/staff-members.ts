import { randomUUID } from 'node:crypto';
import type { Role } from '@centre/domain/permissions';
import { createMember } from '../functions/admin.ts';

/** A member whom no other journey knows. */
export interface StrangeMember {
  readonly id: string;
  readonly username: string;
  readonly password: string;
}

/** Creates an active member of that role. */
export async function newStaffMember(role: Role): Promise<StrangeMember> {
  const username = `essai-${randomUUID().slice(0, 8)}`;
  const password = `Mot de passe ${randomUUID()}`;
  const email = `${username}@cfpi.example`;
  const { id } = await createMember({ username, password, email, role });
  return { id, username, password };
}
