import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@centre/domain/limits';
import { messages } from '@centre/domain/messages/messages';
import { roles } from '@centre/domain/permissions';
import { callFunction } from './calls.ts';
import { callables, commandRoutes } from './entry-points.ts';
import { apiAs, bearer, callAs, newStaff, readStatus, type Staff } from './staff.ts';
import { changeAccount, tokenSaying } from './tokens.ts';

const minuteMs = 60_000;
const asLongAsAllowed = limits.sessionMs - minuteMs;
const tooLong = limits.sessionMs;

/** A token of somebody who signed in so long ago, in milliseconds. */
const after = (staff: Staff, ms: number) =>
  tokenSaying(staff, { session_start: Math.floor((Date.now() - ms) / 1000) });

/** Somebody whose account is older than any of those sessions. */
async function oldHand(role: (typeof roles)[number]): Promise<Staff> {
  const staff = await newStaff(role);
  await changeAccount(staff.id, { validSince: '1' });
  return staff;
}

let chief: Staff;
beforeAll(async () => {
  chief = await oldHand('SUPER_ADMIN');
});

const signIn = messages.guard.signIn;
const refusedCall = { error: { status: 'UNAUTHENTICATED', message: signIn, details: {} } };

const open = ['createInscription', 'followInscription', 'login', 'logout', 'viewArticle'];
const guarded = callables.filter((name) => !open.includes(name));
const guardedRoutes = commandRoutes.filter(
  ({ command, ignoresSession }) => !ignoresSession && !('allow' in command.guard),
);

describe('after twelve hours', () => {
  it.each(guarded)('%s asks to sign in again, and not before', async (name) => {
    const before = await callAs(after(chief, asLongAsAllowed), name, { rien: true });
    expect(before.status).toBe(400);
    const { status, body } = await callAs(after(chief, tooLong), name, { rien: true });
    expect({ status, body }).toEqual({ status: 401, body: refusedCall });
  });

  it.each(guardedRoutes)('$method $path does too', async ({ method, path, body }) => {
    const address = path.replace(/:\w+/g, 'il-n-y-en-a-pas');
    const ask = (token: string) =>
      apiAs(
        token,
        method,
        address,
        method === 'GET' || method === 'DELETE' ? undefined : (body ?? {}),
      );
    expect([200, 400, 404]).toContain((await ask(after(chief, asLongAsAllowed))).status);
    const refused = await ask(after(chief, tooLong));
    expect({ status: refused.status, body: refused.body }).toEqual({
      status: 401,
      body: { success: false, error: `Invalid token: ${signIn}` },
    });
  });

  it.each(roles)('nothing of the staff is read any more by %s', async (role) => {
    const staff = await oldHand(role);
    const own = (ms: number) => readStatus(after(staff, ms), `users/${staff.id}`);
    expect(await own(asLongAsAllowed)).toBe(200);
    expect(await own(tooLong)).toBe(403);
  });

  it('a token that does not say when its owner signed in opens nothing', async () => {
    const silent = tokenSaying(chief, { session_start: undefined });
    expect((await callAs(silent, 'listJournal', {})).status).toBe(401);
    expect((await callAs(chief.token, 'listJournal', {})).status).toBe(200);
  });

  it('what is open to anyone stays open', async () => {
    const { status } = await callFunction(
      'viewArticle',
      { id: 'absent' },
      bearer(after(chief, tooLong)),
    );
    expect(status).toBe(404);
  });
});
