import type { IncomingMessage } from 'node:http';
import { CommandError } from '@centre/domain/command-error';
import { messages } from '@centre/domain/messages/messages';
import type { Caller } from '../commands/command.ts';
import { isAttested } from '../data/app-check.ts';
import { type Session, sessionOfToken } from '../data/member/sessions.ts';
import { appCheckSiteKey, enforceAppCheck } from '../settings.ts';
import { addressesIn } from '../source-address.ts';
import type { ApiIncoming } from './body.ts';

/** `left` is read, but may have ended or be none. */
export type SessionUse = 'read' | 'left' | 'ignored';

/** @throws CommandError `unauthenticated` for a session that is read and not valid any more. */
export async function callerOf(request: IncomingMessage, use: SessionUse): Promise<Caller> {
  const { headers } = request;
  const token = headers['x-firebase-appcheck'];
  const usesAppCheck = enforceAppCheck.value() || appCheckSiteKey.value() !== '';
  return {
    session: use === 'ignored' ? undefined : await sessionOf(headers.authorization, use),
    // Any other client must log in again, instead of reading what visitors see without noticing.
    mayHaveEnded: use === 'left',
    ...addressesIn(headers),
    attested: usesAppCheck && (await isAttested([token].flat()[0])),
    channel: 'api',
  };
}

async function sessionOf(
  authorization: string | undefined,
  use: SessionUse,
): Promise<Session | undefined> {
  if (authorization === undefined) return undefined;
  const token = bearerToken(authorization);
  const session = token === undefined ? undefined : await sessionOfToken(token);
  if (!session && use === 'read') {
    throw new CommandError('unauthenticated', messages.guard.signIn);
  }
  return session;
}

function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}

/** Somebody who sends a form without scripts. */
export const visitorOf = ({ headers }: ApiIncoming): Caller => ({
  session: undefined,
  mayHaveEnded: false,
  ...addressesIn(headers),
  attested: false,
  channel: 'page',
});
