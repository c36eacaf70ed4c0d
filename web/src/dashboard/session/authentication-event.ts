import { type ConnectedMember } from '../../data/session.ts';

/** The event of the window that says who is connected now; its detail is null for nobody. */
export const authenticationChanged = 'authentication-changed';

/** Tells whatever else runs in the page who is connected now. */
export function announceAuthentication(member: ConnectedMember | null): void {
  dispatchEvent(
    new CustomEvent<ConnectedMember | null>(authenticationChanged, { detail: member }),
  );
}
