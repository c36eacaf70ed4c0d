import { describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { deployMessages } from './messages.ts';
import { parts, readDeployOptions } from './options.ts';

const read = (...args: string[]) => readDeployOptions(args, {});
const of = (...args: string[]) => read('--project=centre-lome', ...args);

describe('readDeployOptions', () => {
  it('selects all parts of the given project by default', () => {
    expect(read('--project', 'centre-lome')).toEqual({
      ...{ project: 'centre-lome', parts, dryRun: false, origin: undefined },
      ...{ appCheckKey: undefined, alerts: [], deletesOldFunctions: false },
    });
  });

  it('parses --alerts as e-mail addresses and rejects a malformed one', () => {
    const alertsOf = (text: string) => of('--alerts', text).alerts;
    const [one, other] = ['a@centre.example', 'b@centre.example'];
    expect(alertsOf(`${one}, ${other}`)).toEqual([one, other]);
    expect(() => alertsOf(`${one},direction`)).toThrow(deployMessages.badAddress('direction'));
  });

  it('sorts --only by deployment order and rejects an unknown part', () => {
    expect(of('--only', 'hosting, functions').parts).toEqual(['functions', 'hosting']);
    expect(() => of('--only', 'site')).toThrow(deployMessages.unknownPart('site', parts));
  });

  it.each(['Centre-Lome', 'court', '1centre-lome', 'centre-lome-', 'centre_lome', 'été-lomé'])(
    'rejects the malformed project name « %s »',
    (project) => {
      expect(() => read('--project', project)).toThrow(deployMessages.projectForm(project));
    },
  );

  it('rejects a missing project, a demo project and an emulator environment', () => {
    expect(() => read()).toThrow(deployMessages.projectMissing);
    expect(() => read('--project', 'demo-centre')).toThrow(deployMessages.demo('demo-centre'));
    const environment = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
    expect(() => readDeployOptions(['--project', 'centre-lome'], environment)).toThrow(
      messages.emulatorsAreDemo('centre-lome', Object.keys(environment)),
    );
  });

  it('parses --origin and rejects one without HTTPS or with a path', () => {
    const originOf = (text: string) => of('--origin', text).origin;
    expect(originOf('https://www.centre.example/')).toBe('https://www.centre.example');
    for (const origin of ['www.centre.example', 'http://centre.example', 'https://a.tg/page']) {
      expect(() => originOf(origin)).toThrow(deployMessages.badOrigin(origin));
    }
  });

  it('reads the App Check key from the environment or the option', () => {
    const environment = { APP_CHECK_SITE_KEY: 'du-milieu' };
    const keyOf = (...args: string[]) =>
      readDeployOptions(['--project=centre-lome', ...args], environment).appCheckKey;
    expect(keyOf()).toBe('du-milieu');
    expect(keyOf('--app-check-key=a-la-main')).toBe('a-la-main');
  });

  it('rejects an unknown option and names it', () => {
    expect(() => of('--force')).toThrow('--force');
  });
});
