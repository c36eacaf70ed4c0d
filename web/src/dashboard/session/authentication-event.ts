import { type ConnectedMember } from '../../data/session/session.ts';

/** Name of the window event with the connected member as its detail, or null. */
export const authenticationChanged = 'authentication-changed';

/** Dispatches the event of the connected member. */
export function announceAuthentication(member: ConnectedMember | null): void {
  dispatchEvent(
    new CustomEvent<ConnectedMember | null>(authenticationChanged, { detail: member }),
  );
}
