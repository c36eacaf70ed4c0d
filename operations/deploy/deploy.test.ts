import { describe, expect, it } from 'vitest';
import { firebaseSays } from '../firebase-tools/failures.ts';
import { deploy } from './deploy.ts';
import {
  fakeDependencies,
  refuses,
  webConfig,
} from '../../tests/deployment/fake-dependencies.ts';
import { says } from './messages.ts';
import { readDeployOptions } from './options.ts';

const optionsOf = (...args: string[]) =>
  readDeployOptions(['--project', 'centre-lome', ...args], {});

const asked = [
  'firebase login:list --json',
  'git status --porcelain',
  'firebase apps:sdkconfig WEB --project centre-lome --json',
  'firebase hosting:sites:list --project centre-lome --json',
];

const built = ['script check', 'script build (web)', 'script build (functions)'];

const everyPart = 'firestore:indexes,firestore:rules,storage,functions,hosting';
const rehearsal = `firebase deploy --dry-run --only ${everyPart} --project centre-lome --non-interactive`;

const online = {
  indexes: 'firebase deploy --only firestore:indexes --project centre-lome --non-interactive',
  rules: 'firebase deploy --only firestore:rules --project centre-lome --non-interactive',
  storage: 'firebase deploy --only storage --interactive --force --project centre-lome',
  functions: 'firebase deploy --only functions --project centre-lome --non-interactive',
  hosting: 'firebase deploy --only hosting --project centre-lome --non-interactive',
};

describe('a deployment', () => {
  it('asks, checks, builds, rehearses, and puts each part online after what it needs', async () => {
    const { dependencies, lines, said } = fakeDependencies();
    expect(await deploy(optionsOf(), dependencies)).toBe(true);
    expect(lines()).toEqual([...asked, ...built, rehearsal, ...Object.values(online)]);
    expect(said).toContain(says.done('https://centre-lome.web.app'));
    expect(said).toContain(says.nextAdmin('centre-lome'));
    expect(said).toContain(says.nextIndexes('centre-lome'));
  });

  it('builds the site with what the project says of itself', async () => {
    const { dependencies, commands } = fakeDependencies();
    await deploy(optionsOf('--app-check-key', 'cle-de-site'), dependencies);
    const web = commands.find(({ folder }) => folder === 'web');
    expect(JSON.parse(web?.env?.['FIREBASE_WEB_CONFIG'] ?? '')).toEqual(webConfig);
    expect(web?.env?.['APP_CHECK_SITE_KEY']).toBe('cle-de-site');
  });

  it('remembers the site key of App Check for the next time', async () => {
    const first = fakeDependencies();
    await deploy(optionsOf('--app-check-key', 'cle-de-site'), first.dependencies);
    const settings = first.written['centre-lome'] ?? '';
    expect(settings).toContain('APP_CHECK_SITE_KEY=cle-de-site\n');
    const next = fakeDependencies({ settings });
    await deploy(optionsOf(), next.dependencies);
    const web = next.commands.find(({ folder }) => folder === 'web');
    expect(web?.env?.['APP_CHECK_SITE_KEY']).toBe('cle-de-site');
  });

  it('writes the settings that the functions cannot do without', async () => {
    const { dependencies, written } = fakeDependencies();
    await deploy(optionsOf(), dependencies);
    expect(written).toEqual({
      'centre-lome':
        'SERVICE_ACCOUNT=fonctions@centre-lome.iam.gserviceaccount.com\nHOSTING_ORIGIN=https://centre-lome.web.app\nWEB_API_KEY=cle-des-fonctions\n',
    });
  });

  it('leaves settings alone that somebody has made, and takes the domain that is named', async () => {
    const settings =
      'SERVICE_ACCOUNT=un-autre\nWEB_API_KEY=une-autre\nHOSTING_ORIGIN=https://ancien.example\n';
    const kept = fakeDependencies({ settings });
    await deploy(optionsOf(), kept.dependencies);
    expect(kept.written).toEqual({});
    const named = fakeDependencies({ settings });
    await deploy(optionsOf('--origin', 'https://www.centre.example'), named.dependencies);
    expect(named.written['centre-lome']).toBe(
      'SERVICE_ACCOUNT=un-autre\nWEB_API_KEY=une-autre\nHOSTING_ORIGIN=https://www.centre.example\n',
    );
  });

  it('stops before anything is published with --dry-run', async () => {
    const { dependencies, lines, said, asked: ofGoogle } = fakeDependencies();
    expect(await deploy(optionsOf('--dry-run'), dependencies)).toBe(true);
    expect(lines()).toEqual([...asked, ...built, rehearsal]);
    expect(ofGoogle).toEqual([]);
    expect(said.at(-1)).toBe(says.dryRunDone('centre-lome'));
  });

  it('puts only the chosen parts online, and builds nothing for rules', async () => {
    const { dependencies, lines } = fakeDependencies();
    await deploy(optionsOf('--only', 'storage,rules'), dependencies);
    expect(lines()).toEqual([
      ...asked,
      'script check',
      'firebase deploy --dry-run --only firestore:rules,storage --project centre-lome --non-interactive',
      online.rules,
      online.storage,
    ]);
  });

  it('deletes functions that are no longer there only when told', async () => {
    const { dependencies, lines } = fakeDependencies();
    await deploy(optionsOf('--only', 'functions', '--delete-old-functions'), dependencies);
    expect(lines().at(-1)).toBe(
      'firebase deploy --only functions --force --project centre-lome --non-interactive',
    );
  });
});

describe('a deployment that cannot begin', () => {
  it('says how to log in, and looks for nobody where a machine has an account', async () => {
    const endings = { [asked[0] ?? '']: { code: 0, output: '{"status":"success"}', said: '' } };
    const nobody = fakeDependencies({ endings });
    await expect(deploy(optionsOf(), nobody.dependencies)).rejects.toThrow(says.notLoggedIn);
    expect(nobody.lines()).toEqual([asked[0]]);
    const machine = fakeDependencies({
      endings,
      environment: { GOOGLE_APPLICATION_CREDENTIALS: '/cle.json' },
    });
    expect(await deploy(optionsOf('--dry-run'), machine.dependencies)).toBe(true);
  });

  it('warns of changes that are in no version, and goes on', async () => {
    const changed = { code: 0, output: ' M domain/src/centre.ts\n', said: '' };
    const { dependencies, said } = fakeDependencies({ endings: { [asked[1] ?? '']: changed } });
    expect(await deploy(optionsOf('--dry-run'), dependencies)).toBe(true);
    expect(said).toContain(says.workingTree(1));
  });

  it('names a project that the account cannot reach', async () => {
    const said = 'Failed to list Firebase WEB apps. See firebase-debug.log for more info.';
    const { dependencies } = fakeDependencies({ endings: { [asked[2] ?? '']: refuses(said) } });
    await expect(deploy(optionsOf(), dependencies)).rejects.toThrow(
      firebaseSays.failures.notAllowed('centre-lome'),
    );
  });

  it('gives a new project its web application and its site, but not in a dry run', async () => {
    const none = refuses('There are no WEB apps associated with this Firebase project.');
    const config = {
      code: 0,
      said: '',
      output: JSON.stringify({ result: { sdkConfig: webConfig } }),
    };
    const sites = { code: 0, said: '', output: '{"result":{"sites":[]}}' };
    const endings = { [asked[2] ?? '']: [none, config], [asked[3] ?? '']: sites };
    const first = fakeDependencies({ endings });
    expect(await deploy(optionsOf(), first.dependencies)).toBe(true);
    expect(first.lines().slice(2, 7)).toEqual([
      asked[2],
      'firebase apps:create WEB CFPI --project centre-lome --json',
      asked[2],
      asked[3],
      'firebase hosting:sites:create centre-lome --project centre-lome --json',
    ]);
    const rehearsed = fakeDependencies({ endings });
    await expect(deploy(optionsOf('--dry-run'), rehearsed.dependencies)).rejects.toThrow(
      says.wantsWebApp('centre-lome'),
    );
  });

  it.each([undefined, 'centre-lome.appspot.com'])(
    'refuses a project whose bucket is %s',
    async (storageBucket) => {
      const sdkConfig = { ...webConfig, storageBucket };
      const output = JSON.stringify({ result: { sdkConfig } });
      const { dependencies } = fakeDependencies({
        endings: { [asked[2] ?? '']: { code: 0, output, said: output } },
      });
      await expect(deploy(optionsOf(), dependencies)).rejects.toThrow(
        says.bucket(storageBucket ?? '', webConfig.storageBucket),
      );
    },
  );

  it.each([
    ['the checks', 'script check', says.checksFailed],
    ['the functions', 'script build (functions)', says.buildFailed('functions')],
    ['the site', 'script build (web)', says.buildFailed('web')],
  ])('publishes nothing when %s fail', async (_, line, sentence) => {
    const { dependencies, lines } = fakeDependencies({ endings: { [line]: refuses('') } });
    await expect(deploy(optionsOf(), dependencies)).rejects.toThrow(sentence);
    expect(lines().at(-1)).toBe(line);
  });

  it('publishes nothing of which something is wrong, and says what', async () => {
    const problems = ['un index en double', 'une page manque'];
    const { dependencies, lines } = fakeDependencies({
      validate: () => Promise.resolve(problems),
    });
    await expect(deploy(optionsOf(), dependencies)).rejects.toThrow(says.invalid(problems));
    expect(lines()).not.toContain(rehearsal);
  });

  it('says that nothing is online when Firebase refuses the rehearsal', async () => {
    const said =
      'Your project must be on the Blaze (pay-as-you-go) plan to complete this command.';
    const { dependencies, lines } = fakeDependencies({
      endings: { [rehearsal]: refuses(said) },
    });
    const failure = deploy(optionsOf(), dependencies);
    await expect(failure).rejects.toThrow(firebaseSays.failures.billing('centre-lome'));
    await expect(failure).rejects.toThrow('le projet est comme avant');
    expect(lines().at(-1)).toBe(rehearsal);
  });
});

describe('a deployment that stops in the middle', () => {
  it('says what is online, what is not, and how to go on', async () => {
    const { dependencies, lines } = fakeDependencies({
      endings: { [online.functions]: refuses('There was an error deploying functions') },
    });
    const failure = deploy(optionsOf(), dependencies);
    await expect(failure).rejects.toThrow(
      [
        firebaseSays.failures.functions,
        says.stopped(['indexes', 'rules', 'storage'], ['functions', 'hosting']),
        says.goOn('centre-lome', ['functions', 'hosting']),
      ].join('\n'),
    );
    expect(says.goOn('centre-lome', ['functions', 'hosting'])).toContain(
      '--only functions,hosting',
    );
    expect(lines().at(-1)).toBe(online.functions);
  });

  it('sets what becomes of old images when that is all that the functions lack', async () => {
    const said =
      'Functions successfully deployed but could not set up cleanup policy in location';
    const { dependencies, lines } = fakeDependencies({
      endings: { [online.functions]: refuses(said) },
    });
    expect(await deploy(optionsOf(), dependencies)).toBe(true);
    expect(lines().slice(-2)).toEqual([
      'firebase functions:artifacts:setpolicy --location europe-west1 --days 1 --force --project centre-lome --non-interactive',
      online.hosting,
    ]);
  });

  it('says when the rules of files were not given leave to read the database', async () => {
    const said =
      '[rules] Error checking or updating Cloud Storage for Firebase service account permissions.';
    const dependencies = fakeDependencies({
      endings: { [online.storage]: { code: 0, output: '', said } },
    });
    expect(await deploy(optionsOf(), dependencies.dependencies)).toBe(true);
    expect(dependencies.said).toContain(says.crossService('centre-lome'));
  });

  it('ends badly when everything is online and does not answer', async () => {
    const { dependencies, said } = fakeDependencies({
      complaintAbout: () => Promise.resolve('réponse 403'),
    });
    expect(await deploy(optionsOf(), dependencies)).toBe(false);
    expect(said).toContain(
      says.notAnswering('https://centre-lome.web.app/api/health', 'réponse 403'),
    );
  });
});
