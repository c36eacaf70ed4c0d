import { describe, expect, it } from 'vitest';
import { fakeDependencies } from '../../tests/deployment/fake-dependencies.ts';
import { firebaseSays } from '../firebase-tools/failures.ts';
import { GoogleError, type Google, type Service } from '../firebase-tools/google.ts';
import { deploy } from './deploy.ts';
import { says } from './messages.ts';
import { readDeployOptions } from './options.ts';

const optionsOf = (...args: string[]) =>
  readDeployOptions(['--project', 'centre-lome', ...args], {});

describe('a deployment of functions', () => {
  it.each(['', 'WEB_API_KEY=une-cle\n'])(
    'gives the functions a key of their own where they have %o',
    async (settings) => {
      const { dependencies, written } = fakeDependencies({ settings });
      await deploy(optionsOf('--only', 'functions'), dependencies);
      expect(written['centre-lome']).toContain('WEB_API_KEY=cle-des-fonctions\n');
      expect(written['centre-lome']).not.toContain('une-cle');
    },
  );

  it('prepares the project before the functions, and for nothing else', async () => {
    const { dependencies, asked, said } = fakeDependencies();
    await deploy(optionsOf('--only', 'rules,hosting'), dependencies);
    expect(asked).toEqual([]);
    await deploy(optionsOf('--only', 'functions'), dependencies);
    expect(asked.length).toBeGreaterThan(5);
    expect(said.indexOf(says.prepares)).toBeLessThan(said.indexOf(says.deploys('functions')));
  });
});

const refusing = (service: Service, status: number, reason: string): Google =>
  ((method, asked) =>
    asked === service ? Promise.reject(new GoogleError(status, reason)) : undefined) as Google;

describe('a project that cannot be prepared', () => {
  it('has nothing put online, and is told what its owner must do', async () => {
    const { dependencies, lines, said } = fakeDependencies({
      google: refusing('iam', 403, 'Permission iam.serviceAccounts.create denied'),
    });
    const failure = deploy(optionsOf(), dependencies);
    await expect(failure).rejects.toThrow(firebaseSays.failures.notAllowed('centre-lome'));
    await expect(failure).rejects.toThrow('le projet est comme avant');
    expect(said).toContain('HTTP Error: 403, Permission iam.serviceAccounts.create denied');
    expect(lines().at(-1)).toContain('--dry-run');
  });

  it('is told to start Authentication', async () => {
    const { dependencies } = fakeDependencies({
      google: refusing('identity', 404, 'CONFIGURATION_NOT_FOUND'),
    });
    await expect(deploy(optionsOf(), dependencies)).rejects.toThrow(
      says.wantsAuthentication('centre-lome'),
    );
  });

  it('goes online all the same when only sign-up stays open, with a warning', async () => {
    const { dependencies, said } = fakeDependencies({
      google: refusing('identity', 400, 'NOT_SUPPORTED'),
    });
    expect(await deploy(optionsOf(), dependencies)).toBe(true);
    expect(said).toContain(says.signUpOpen('centre-lome', 'HTTP Error: 400, NOT_SUPPORTED'));
  });
});

describe('alerts', () => {
  const asking = () => optionsOf('--only', 'rules', '--alerts', 'direction@centre.example');

  it('are set up when somebody is to be told', async () => {
    const { dependencies, asked, said } = fakeDependencies();
    expect(await deploy(asking(), dependencies)).toBe(true);
    expect(asked.filter((line) => line.endsWith('/alertPolicies'))).toHaveLength(2);
    expect(said).toContain(says.setsUpAlerts(['direction@centre.example']));
  });

  it('that cannot be set up leave what is online, and are said', async () => {
    const { dependencies, lines, said } = fakeDependencies({
      google: refusing('monitoring', 403, 'no'),
    });
    expect(await deploy(asking(), dependencies)).toBe(false);
    expect(lines().at(-1)).toContain('firestore:rules');
    expect(said).toContain(says.noAlerts('HTTP Error: 403, no'));
  });
});
