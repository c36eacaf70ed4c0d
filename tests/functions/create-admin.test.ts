/** @module-tag night */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { messages as domainMessages } from '@centre/domain/messages/messages';
import { describe, expect, it } from 'vitest';
import { findByUsername } from '../../functions/src/data/member/usernames.ts';
import { messages } from '../../operations/messages.ts';
import { suite } from '../suite.ts';
import { stored } from './admin.ts';
import { callableSession, newStaff, newUser, onlySuperAdmins } from './members.ts';

const script = fileURLToPath(new URL('../../operations/create-admin.ts', import.meta.url));

interface Ending {
  readonly code: number | null;
  /** What it said, without the line break at the end. */
  readonly said: string;
}

/** Runs the script as `npm run create-admin` does, without a terminal. */
function createAdmin(args: string[], environment: NodeJS.ProcessEnv = {}): Promise<Ending> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said: said.trim() }));
  });
}

const demo = ['--project', suite.project];

function withOptions({ username, email, password }: ReturnType<typeof newUser>) {
  const args = [...demo, '--username', username, '--email', email];
  return [args, { ADMIN_PASSWORD: password }] as const;
}

async function storedAdmin(username: string) {
  const found = await findByUsername(username);
  return found && (await stored(`users/${found.uid}`));
}

describe('create-admin', () => {
  it('creates the first super administrator, whom nobody can delete', async () => {
    const bringBack = await onlySuperAdmins([]);
    try {
      const user = newUser();
      const [args, environment] = withOptions(user);
      expect(await createAdmin([...args], environment)).toEqual({
        code: 0,
        said: [
          messages.created(user.username, suite.project),
          messages.logIn('http://127.0.0.1:5002/dashboard'),
          messages.createOthers,
        ].join('\n'),
      });
      expect(await storedAdmin(user.username)).toMatchObject({
        username: user.username,
        email: user.email,
        role: 'SUPER_ADMIN',
        isActive: true,
        canBeDeleted: false,
      });
      const session = await callableSession(user.username, user.password);
      expect(session.user).toMatchObject({ role: 'SUPER_ADMIN' });
    } finally {
      await bringBack();
    }
  });

  it('declines where there is one already, unless one more is asked for', async () => {
    await newStaff('SUPER_ADMIN');
    const user = newUser();
    const [args, environment] = withOptions(user);
    expect(await createAdmin([...args], environment)).toEqual({
      code: 1,
      said: messages.adminExists(suite.project),
    });
    expect(await storedAdmin(user.username)).toBeUndefined();
    expect(await createAdmin([...args, '--additional'], environment)).toMatchObject({
      code: 0,
    });
    expect(await storedAdmin(user.username)).toMatchObject({ canBeDeleted: true });
  });

  it.each([
    ['username', { username: 'ab' }, domainMessages.user.username],
    ['email', { email: 'sans arobase' }, domainMessages.user.email],
    ['password', { password: 'court' }, domainMessages.user.passwordShort],
    ['password', { password: 'Azerty123' }, domainMessages.user.passwordCommon],
  ])('says what is wrong with the %s', async (_, wrong, sentence) => {
    const [args, environment] = withOptions({ ...newUser(), ...wrong });
    const ending = await createAdmin([...args, '--additional'], environment);
    expect(ending).toEqual({ code: 1, said: sentence });
  });

  it('says without a terminal what it would have asked', async () => {
    const ending = await createAdmin([...demo, '--additional', '--username', 'ama'], {
      ADMIN_PASSWORD: undefined,
    });
    expect(ending).toEqual({
      code: 1,
      said: messages.notATerminal(['--email', 'ADMIN_PASSWORD']),
    });
  });

  it('says in French that it has no credentials for a real project', async () => {
    const [, environment] = withOptions(newUser());
    const ending = await createAdmin(['--project', 'centre-de-lome'], {
      ...environment,
      FIRESTORE_EMULATOR_HOST: undefined,
      FIREBASE_AUTH_EMULATOR_HOST: undefined,
      // Neither a file nor Google's own machines have any, so nothing is sent anywhere.
      GOOGLE_APPLICATION_CREDENTIALS: fileURLToPath(new URL('no-such-file', import.meta.url)),
      METADATA_SERVER_DETECTION: 'none',
    });
    expect(ending).toEqual({ code: 1, said: messages.noCredentials });
  });
});
