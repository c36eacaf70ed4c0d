import { messages } from '@centre/domain/messages/messages';
import { actions, can, resources, roles, type Role } from '@centre/domain/permissions';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../data/session/session.ts';
import { denialMessage } from './requirement.ts';

const sessionOf = (role: Role): Session => ({
  status: 'signedIn',
  member: { id: 'membre', username: 'membre', role },
});

describe('denialMessage', () => {
  it.each(roles)('follows the permission table for %s', (role) => {
    for (const resource of resources) {
      for (const action of actions) {
        const expected = can(role, resource, action) ? undefined : messages.guard.permission;
        expect(denialMessage(sessionOf(role), { resource, action })).toBe(expected);
      }
    }
  });

  it.each(roles)('allows %s only when the list of roles contains it', (role) => {
    expect(denialMessage(sessionOf(role), { roles: [role] })).toBeUndefined();
    const others = roles.filter((other) => other !== role);
    expect(denialMessage(sessionOf(role), { roles: others })).toBe(messages.guard.role);
  });

  it.each(['checking', 'unreachable', 'leaving', 'signedOut'] as const)(
    'requires sign-in when the session is %s',
    (status) => {
      expect(denialMessage({ status }, { roles })).toBe(messages.guard.signIn);
      expect(denialMessage(sessionOf('VIEWER'), { roles })).toBeUndefined();
    },
  );
});
