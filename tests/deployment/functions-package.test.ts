import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { root } from '../../emulators/paths.ts';
import * as sources from '../../functions/src/index.ts';
import { region } from '../../functions/src/settings.ts';
import {
  isolate,
  NotInstalledError,
  otherVersions,
  remove,
  workspaceDependencies,
} from '../../operations/validation/isolated-package.ts';
import { apiProblems } from '../../operations/validation/served-api.ts';

const { hosting, firestore, storage } = firebaseJson;
const [functions] = firebaseJson.functions;
if (functions === undefined) throw new Error('firebase.json names no functions');
const { source, ignore } = functions;

/** What firebase-tools reads of a function when it deploys it. */
interface Endpoint {
  readonly region: readonly string[];
  readonly maxInstances: unknown;
  readonly availableMemoryMb: number;
  /** A parameter, which is as in the settings of the project. */
  readonly serviceAccountEmail: object;
  readonly httpsTrigger?: object;
  readonly callableTrigger?: object;
  readonly scheduleTrigger?: { readonly schedule: string; readonly timeZone: string };
}

describe('The package of the functions, apart from everything else,', () => {
  let folder: string;
  let found: Readonly<Record<string, Endpoint>>;

  beforeAll(async () => {
    folder = await isolate(join(root, source), ignore);
    const loaded = (await import(join(folder, 'lib/index.js'))) as object;
    found = Object.fromEntries(
      Object.entries(loaded).map(([name, { __endpoint }]) => [name, __endpoint as Endpoint]),
    );
  });
  afterAll(() => remove(folder));

  it('holds what runs, and neither sources nor settings of the emulators', () => {
    const files = readdirSync(folder).filter((name) => !name.startsWith('node_modules'));
    expect(files.toSorted()).toEqual(['.env', 'lib', 'package-lock.json', 'package.json']);
    expect(readdirSync(join(folder, 'lib'))).toContain('index.js');
  });

  it('is installed in the versions that are tested here, and in no other', async () => {
    expect(await otherVersions(folder)).toEqual([]);
    const file = join(folder, 'node_modules/.package-lock.json');
    const installed = readFileSync(file, 'utf8');
    expect(installed).toContain('"node_modules/firebase-admin"');
    const other = installed.replace(
      /("node_modules\/sharp": \{\s*"version": ")[^"]+/,
      '$10.1.0',
    );
    writeFileSync(file, other);
    expect(await otherVersions(folder)).toEqual(['node_modules/sharp']);
    writeFileSync(file, installed);
  });

  it('asks for nothing of this workspace while it runs', () => {
    const files = readdirSync(join(folder, 'lib')).filter((name) => name.endsWith('.js'));
    const code = files.map((name) => readFileSync(join(folder, 'lib', name), 'utf8')).join('');
    expect(code).toMatch(/from ["']firebase-admin\/firestore["']/);
    expect(code).not.toMatch(/(from|import\()\s*["'](@centre\/|\.\.\/)/);
  });

  it('has the functions of the sources, each bounded, near the data and with few rights', () => {
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(sources).toSorted());
    for (const endpoint of Object.values(found)) {
      expect(endpoint).toMatchObject({ region: [region] });
      expect(endpoint.maxInstances).toBeDefined();
      expect(endpoint.serviceAccountEmail).toMatchObject({ name: 'SERVICE_ACCOUNT' });
    }
  });

  it('has the functions that addresses lead to, in the region that is said there', () => {
    for (const rewrite of hosting.rewrites) {
      if (!('function' in rewrite)) continue;
      const { functionId, region: said } = rewrite.function;
      expect(found[functionId]?.region).toEqual([said]);
    }
  });

  it('has the triggers that the sources name, and room for pictures where they are decoded', () => {
    const kindOf = ({ callableTrigger, httpsTrigger, scheduleTrigger }: Endpoint) =>
      callableTrigger ? 'call' : httpsTrigger ? 'address' : (scheduleTrigger?.schedule ?? '?');
    const kinds = Object.entries(found).map(([name, one]) => [name, kindOf(one)] as const);
    const named = (kind: string) =>
      kinds.filter(([, one]) => one === kind).map(([name]) => name);
    expect(named('address').sort()).toEqual(['api', 'pages']);
    const scheduled = kinds.filter(([, kind]) => /^\d+ ([\d,]+|\*) \* \* \*$/.test(kind));
    expect(scheduled.map(([name]) => name)).toEqual(
      expect.arrayContaining(['addUpViews', 'cleanPictures', 'reconcileAccounts']),
    );
    for (const [name] of scheduled) {
      expect(found[name]?.scheduleTrigger?.timeZone).toBe('Africa/Lome');
    }
    expect(named('call').length).toBe(kinds.length - 2 - scheduled.length);
    const roomy = Object.keys(found).filter((name) => found[name]?.availableMemoryMb === 1024);
    expect(roomy.sort()).toEqual(['api', 'saveArticle', 'savePhoto', 'saveTemoignage']);
  });

  it('answers as the cloud would start it, in its own words', async () => {
    expect(await apiProblems(folder, 'demo-verification')).toEqual([]);
  });
});

describe('A package of functions that the cloud could not use', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paquet-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const manifest = (dependencies: object) =>
    JSON.stringify({ name: 'paquet', version: '1.0.0', main: 'index.js', dependencies });

  it('counts as wrong without its lockfile, or when it asks for a package of this workspace', async () => {
    writeFileSync(join(folder, 'package.json'), manifest({ '@centre/domain': '*' }));
    await expect(isolate(folder, [])).rejects.toThrow(NotInstalledError);
    expect(await workspaceDependencies(folder)).toEqual(['@centre/domain']);
  });

  it('counts as wrong when nothing answers', async () => {
    writeFileSync(join(folder, '.env'), '');
    const [problem = ''] = await apiProblems(folder, 'demo-verification');
    expect(problem).toContain('ne répond pas');
  });
});

describe('What firebase.json names', () => {
  it('is there after a build', () => {
    for (const file of [firestore.rules, firestore.indexes, storage.rules]) {
      expect(existsSync(join(root, file)), file).toBe(true);
    }
    const destinations = [...hosting.redirects, ...hosting.rewrites].flatMap((led) =>
      'destination' in led ? [led.destination] : [],
    );
    for (const page of destinations) {
      const file = join(root, hosting.public, page);
      expect(existsSync(file) || existsSync(`${file}.html`), page).toBe(true);
    }
  });

  it('is a database near the functions, which nothing can move later', () => {
    expect(firestore.location).toBe(region);
  });
});
