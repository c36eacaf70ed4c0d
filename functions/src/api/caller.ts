import type { IncomingMessage } from 'node:http';
import { CommandError } from '@centre/domain/command-error';
import { messages } from '@centre/domain/messages/messages';
import type { Caller } from '../commands/command.ts';
import { isAttested } from '../data/app-check.ts';
import { type Session, sessionOfToken } from '../data/member/sessions.ts';
import { appCheckSiteKey, enforceAppCheck } from '../settings.ts';
import { addressesIn } from '../source-address.ts';
import type { ApiIncoming } from './body.ts';

export type SessionUse = 'read' | 'ignored';

/** @throws CommandError `unauthenticated` for a session that is not valid any more. */
export async function callerOf(request: IncomingMessage, use: SessionUse): Promise<Caller> {
  const { headers } = request;
  const token = headers['x-firebase-appcheck'];
  const usesAppCheck = enforceAppCheck.value() || appCheckSiteKey.value() !== '';
  return {
    session: use === 'read' ? await sessionOf(headers.authorization) : undefined,
    ...addressesIn(headers),
    attested: usesAppCheck && (await isAttested([token].flat()[0])),
    channel: 'api',
  };
}

async function sessionOf(authorization: string | undefined): Promise<Session | undefined> {
  if (authorization === undefined) return undefined;
  const token = bearerToken(authorization);
  const session = token && (await sessionOfToken(token));
  if (!session) throw new CommandError('unauthenticated', messages.guard.signIn);
  return session;
}

export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}

/** Somebody who sends a form without scripts. */
export const visitorOf = ({ headers }: ApiIncoming): Caller => ({
  session: undefined,
  ...addressesIn(headers),
  attested: false,
  channel: 'page',
});
