import type { Guard } from '../../commands/command.ts';
import type { Route } from '../route.ts';

/** Who may use a route. */
export type Who =
  | { readonly kind: 'anyone' }
  /** Anyone, but with a token that is over nobody, and members see more. */
  | { readonly kind: 'visitors' }
  | { readonly kind: 'members' }
  | { readonly kind: 'permission'; readonly permission: string }
  | { readonly kind: 'super-admin' };

export function whoMay({ command, ignoresSession }: Route): Who {
  if (!command || ignoresSession) return { kind: 'anyone' };
  return whoPasses(command.guard);
}

function whoPasses(guard: Guard): Who {
  if (guard === 'super-admin') return { kind: 'super-admin' };
  if ('allow' in guard) return { kind: 'visitors' };
  const { resource, action } = guard;
  // Every role reads the dashboard.
  if (resource === 'dashboard' && action === 'read') return { kind: 'members' };
  return { kind: 'permission', permission: `${resource}: ${action}` };
}

/** In words, for readers of the documentation. */
export function inWords(who: Who): string {
  switch (who.kind) {
    case 'anyone':
    case 'visitors':
      return 'anyone';
    case 'members':
      return 'every member';
    case 'super-admin':
      return 'SUPER_ADMIN';
    case 'permission':
      return who.permission;
  }
}
