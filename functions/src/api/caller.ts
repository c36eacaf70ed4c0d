import type { IncomingMessage } from 'node:http';
import { CommandError } from '@centre/domain/command-error';
import { messages } from '@centre/domain/messages/messages';
import type { Caller } from '../commands/command.ts';
import { isAttested } from '../data/app-check.ts';
import { type Session, sessionOfToken } from '../data/member/sessions.ts';
import { appCheckSiteKey, enforceAppCheck } from '../settings.ts';
import { addressesIn } from '../source-address.ts';
import type { ApiIncoming } from './body.ts';

/** Treatment of the caller's session: `left` reads it, but accepts an ended or missing one. */
export type SessionUse = 'read' | 'left' | 'ignored';

/** @throws CommandError `unauthenticated` for `read` and a session that is not valid any more. */
export async function callerOf(request: IncomingMessage, use: SessionUse): Promise<Caller> {
  const { headers } = request;
  const token = headers['x-firebase-appcheck'];
  const usesAppCheck = enforceAppCheck.value() || appCheckSiteKey.value() !== '';
  return {
    session: use === 'ignored' ? undefined : await sessionOf(headers.authorization, use),
    // Other clients must log in again, instead of getting the visitors' view unnoticed.
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

/** Visitor who sends a form without JavaScript. */
export const visitorOf = ({ headers }: ApiIncoming): Caller => ({
  session: undefined,
  mayHaveEnded: false,
  ...addressesIn(headers),
  attested: false,
  channel: 'page',
});
