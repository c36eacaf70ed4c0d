import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';
import { readOptions } from './admin-options.ts';

const emulators = {
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
};

describe('the options of create-admin', () => {
  it('name a real project, and leave the rest to be asked', () => {
    expect(readOptions(['--project', 'centre-lome'], {})).toEqual({
      project: 'centre-lome',
      username: undefined,
      email: undefined,
      password: undefined,
      additional: false,
    });
  });

  it('may say everything, the password in the environment alone', () => {
    const args = ['--project=p', '--username', 'ama', '--email', 'a@b.tg', '--additional'];
    expect(readOptions(args, { ADMIN_PASSWORD: 'un secret' })).toEqual({
      project: 'p',
      username: 'ama',
      email: 'a@b.tg',
      password: 'un secret',
      additional: true,
    });
    expect(() => readOptions([...args, '--password', 'x'], {})).toThrow('--password');
  });

  it('are asked for when the project is missing', () => {
    expect(() => readOptions([], {})).toThrow(messages.projectMissing);
    expect(() => readOptions(['--project'], {})).toThrow(messages.usage);
  });

  it('take a demonstration project to its emulators, and nowhere else', () => {
    const args = ['--project', 'demo-centre'];
    expect(readOptions(args, emulators).project).toBe('demo-centre');
    const { FIRESTORE_EMULATOR_HOST } = emulators;
    for (const environment of [{}, { FIRESTORE_EMULATOR_HOST }]) {
      expect(() => readOptions(args, environment)).toThrow(
        messages.demoNeedsEmulators('demo-centre'),
      );
    }
  });

  it('do not take a real project to the emulators', () => {
    expect(() => readOptions(['--project', 'p'], emulators)).toThrow(
      messages.emulatorsAreDemo('p', Object.keys(emulators)),
    );
  });
});
