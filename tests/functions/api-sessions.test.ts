import { describe, expect, it } from 'vitest';
import { messages } from '@centre/domain/messages/messages';
import { firestore } from '../../functions/src/data/admin.ts';
import { answerTo, ask } from './api-answers.ts';
import { callApi, callFunction } from './calls.ts';
import { bearer, callAs, idTokenOf, newStaff } from './staff.ts';
import { tokenSaying } from './tokens.ts';

const over = { status: 401, body: { error: `Invalid token: ${messages.guard.signIn}` } };

it('a callable ends a session too: one that has ended or is too old, or none, is no failure', async () => {
  const staff = await newStaff('VIEWER');
  const old = tokenSaying(staff, { session_start: Math.floor(Date.now() / 1000) - 13 * 3600 });
  for (const token of [staff.token, staff.token, old]) {
    const { status, body } = await callAs(token, 'logout', {});
    expect({ status, body }).toEqual({ status: 200, body: { result: { success: true } } });
  }
  expect((await callFunction('logout', {})).status).toBe(200);
  expect((await callAs(staff.token, 'logExport', {})).status).toBe(401);
});

describe.each(['/api/auth', '/api/auth-sqlite'])('at %s', (path) => {
  const verify = `GET ${path}/verify`;
  const logout = `POST ${path}/logout`;

  it('a token tells whose it is, as they are now', async () => {
    const { id, username, token } = await newStaff('INSCRIPTIONS_MANAGER');
    const { user } = await answerTo(verify, { token });
    expect(user).toMatchObject({ id, username, role: 'INSCRIPTIONS_MANAGER', isActive: true });
    // Whoever asks cannot delete themselves.
    expect(user).toMatchObject({ canBeDeleted: false });
  });

  it('logging out ends that session at once, and no other of the same second', async () => {
    const { username, password } = await newStaff('VIEWER');
    const [token, other] = await Promise.all([
      idTokenOf(username, password),
      idTokenOf(username, password),
    ]);
    expect(token).not.toBe(other);
    await answerTo(logout, { token });
    expect((await callAs(token, 'logExport', {})).status).toBe(401);
    expect((await callAs(other, 'logExport', {})).status).toBe(400);
    expect(await ask(verify, { token })).toMatchObject(over);
    // A list that anybody may see is refused too, so that the client logs in again.
    expect(await ask('GET /api/articles', { token })).toMatchObject(over);
    expect((await ask(verify, { token: other })).status).toBe(200);
  });

  it('logging out again, or without having been in, is no failure', async () => {
    const { token } = await newStaff('VIEWER');
    await answerTo(logout, { token });
    await answerTo(logout, { token });
    await answerTo(logout);
    await answerTo(logout, { token: 'abc.def.ghi' });
  });

  it('nothing is kept of a token that is none', async () => {
    const count = async () =>
      (await firestore().collection('sessionsTerminees').count().get()).data().count;
    const before = await count();
    const made = { ...bearer('abc.def.ghi') };
    expect((await callApi('POST', `${path}/logout`, { headers: made })).status).toBe(200);
    expect(await count()).toBe(before);
    const { token } = await newStaff('VIEWER');
    await answerTo(logout, { token });
    expect(await count()).toBe(before + 1);
  });
});
