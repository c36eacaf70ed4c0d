import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { root } from '../../emulators/paths.ts';
import * as sources from '../../functions/src/index.ts';
import { region } from '../../functions/src/settings.ts';

const { hosting, firestore, storage } = firebaseJson;
const [functions] = firebaseJson.functions;
if (functions === undefined) throw new Error('firebase.json names no functions');
const { source, ignore, runtime } = functions;
const folder = join(root, source);
const execute = promisify(execFile);

/** Endpoint of a function, as firebase-tools reads it for a deployment. */
interface Endpoint {
  readonly region: readonly string[];
  readonly maxInstances: unknown;
  readonly availableMemoryMb: number;
  /** A parameter, which is as in the settings of the project. */
  readonly serviceAccountEmail: string;
  readonly httpsTrigger?: object;
  readonly callableTrigger?: object;
  readonly scheduleTrigger?: { readonly schedule: string; readonly timeZone: string };
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

const lockfileOf = (place: string) =>
  JSON.parse(readFileSync(join(place, 'package-lock.json'), 'utf8')) as Lockfile;

describe('The package of the functions', () => {
  let found: Readonly<Record<string, Endpoint>>;

  beforeAll(async () => {
    const index = pathToFileURL(join(folder, 'lib/index.js')).href;
    // In a process of its own: the package starts an application of the Admin SDK.
    const { stdout } = await execute(process.execPath, [
      ...['--input-type=module', '--eval'],
      `const all = Object.entries(await import('${index}'));
       console.log(JSON.stringify(Object.fromEntries(all.map(([k, f]) => [k, f.__endpoint]))));`,
    ]);
    found = JSON.parse(stdout) as typeof found;
  });

  it('has no sources and no settings of the emulators in what is uploaded', () => {
    const uploaded = readdirSync(folder).filter(
      (name) => !ignore.some((pattern) => matchesGlob(basename(name), pattern)),
    );
    expect(uploaded.toSorted()).toEqual(['.env', 'lib', 'package-lock.json', 'package.json']);
  });

  it('asks the registry for its dependencies alone, in the versions that are tested', () => {
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    expect(text).not.toContain('"@centre/domain"');
    const { engines } = JSON.parse(text) as { readonly engines: { readonly node: string } };
    expect(runtime).toBe(`nodejs${engines.node}`);
    const tested = lockfileOf(root).packages;
    const places = Object.entries(lockfileOf(folder).packages).filter(([place]) => place);
    expect(places.length).toBeGreaterThan(50);
    const other = places.filter(([place, { version }]) => tested[place]?.version !== version);
    expect(other).toEqual([]);
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
      expect(endpoint.serviceAccountEmail).toBe('params.SERVICE_ACCOUNT');
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
    const scheduled = kinds.filter(([, kind]) => /^[\d*/]+ ([\d,]+|\*) \* \* \*$/.test(kind));
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
