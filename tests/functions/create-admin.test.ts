/** @module-tag night */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { messages as domainMessages } from '@centre/domain/messages/messages';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findByUsername } from '../../functions/src/data/member/usernames.ts';
import { adminAnswers } from '../../operations/admin-answers.ts';
import { messages } from '../../operations/messages.ts';
import { suite } from '../suite.ts';
import { stored } from './admin.ts';
import { callableSession, asMember, userForm, onlySuperAdmins } from './members.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Runs the script create-admin without a terminal. @returns its exit code and its output */
function createAdmin(options: string[], environment: NodeJS.ProcessEnv) {
  const args = [file('../../operations/create-admin.ts'), ...options];
  const child = spawn(process.execPath, args, { env: { ...process.env, ...environment } });
  child.stdin.end();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise<readonly [number | null, string]>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve([code, output.trim()]));
  });
}

const projectArgs = ['--project', suite.project];
const create = (
  { username, email, password }: ReturnType<typeof userForm>,
  more: string[] = [],
) =>
  createAdmin([...projectArgs, '--username', username, '--email', email, ...more], {
    ADMIN_PASSWORD: password,
  });

async function adminNamed(username: string) {
  const found = await findByUsername(username);
  return found && (await stored(`users/${found.uid}`));
}

describe('create-admin', () => {
  it('creates a first super administrator who can log in but not be deleted', async () => {
    onTestFinished(await onlySuperAdmins([]));
    const user = userForm();
    const { username, email } = user;
    const lines = [
      messages.created(username, suite.project),
      messages.logIn('http://127.0.0.1:5002/dashboard'),
      messages.createOthers,
    ];
    expect(await create(user)).toEqual([0, lines.join('\n')]);
    const role = 'SUPER_ADMIN';
    const admin = { username, email, role, isActive: true, canBeDeleted: false };
    expect(await adminNamed(username)).toMatchObject(admin);
    expect((await callableSession(username, user.password)).user).toMatchObject({ role });
  });

  it('rejects a second super administrator unless run with --additional', async () => {
    await asMember('SUPER_ADMIN');
    const user = userForm();
    expect(await create(user)).toEqual([1, messages.adminExists(suite.project)]);
    expect(await adminNamed(user.username)).toBeUndefined();
    expect((await create(user, ['--additional']))[0]).toBe(0);
    expect(await adminNamed(user.username)).toMatchObject({ canBeDeleted: true });
  });

  it('rejects invalid answers, and lists missing ones without a terminal', async () => {
    const invalidAnswers = [
      [{ username: 'ab' }, domainMessages.user.username],
      [{ email: 'sans arobase' }, domainMessages.user.email],
      [{ password: 'court' }, domainMessages.user.passwordShort],
      [{ password: 'Azerty123' }, domainMessages.user.passwordCommon],
    ] as const;
    for (const [answer, sentence] of invalidAnswers) {
      await expect(adminAnswers({ ...userForm(), ...answer })).rejects.toThrow(sentence);
    }
    const environment = { ADMIN_PASSWORD: undefined };
    const args = [...projectArgs, '--additional', '--username', 'ama'];
    const missing = messages.notATerminal(['--email', 'ADMIN_PASSWORD']);
    expect(await createAdmin(args, environment)).toEqual([1, missing]);
  });

  it('exits with 1 and a French message without credentials for a real project', async () => {
    const result = await createAdmin(['--project', 'centre-de-lome'], {
      ADMIN_PASSWORD: userForm().password,
      FIRESTORE_EMULATOR_HOST: undefined,
      FIREBASE_AUTH_EMULATOR_HOST: undefined,
      // Neither a file nor a metadata server has credentials, so that nothing is sent.
      GOOGLE_APPLICATION_CREDENTIALS: file('no-such-file'),
      METADATA_SERVER_DETECTION: 'none',
    });
    expect(result).toEqual([1, messages.noCredentials]);
  });
});
