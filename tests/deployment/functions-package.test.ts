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
  /** Parameter, whose value is in the settings of the project. */
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

describe('Package of the functions', () => {
  let found: Readonly<Record<string, Endpoint>>;

  beforeAll(async () => {
    const index = pathToFileURL(join(folder, 'lib/index.js')).href;
    // The package starts an app of the Admin SDK, so it is loaded in its own process.
    const { stdout } = await execute(process.execPath, [
      ...['--input-type=module', '--eval'],
      `const all = Object.entries(await import('${index}'));
       console.log(JSON.stringify(Object.fromEntries(all.map(([k, f]) => [k, f.__endpoint]))));`,
    ]);
    found = JSON.parse(stdout) as typeof found;
  });

  it('uploads only .env, lib, package.json and package-lock.json', () => {
    const uploaded = readdirSync(folder).filter(
      (name) => !ignore.some((pattern) => matchesGlob(basename(name), pattern)),
    );
    expect(uploaded.toSorted()).toEqual(['.env', 'lib', 'package-lock.json', 'package.json']);
  });

  it('depends only on registry packages, in the tested versions', () => {
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

  it('imports nothing from the workspace at run time', () => {
    const files = readdirSync(join(folder, 'lib')).filter((name) => name.endsWith('.js'));
    const code = files.map((name) => readFileSync(join(folder, 'lib', name), 'utf8')).join('');
    expect(code).toMatch(/from ["']firebase-admin\/firestore["']/);
    expect(code).not.toMatch(/(from|import\()\s*["'](@centre\/|\.\.\/)/);
  });

  it('exports the functions of the sources with region, limit and service account', () => {
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(sources).toSorted());
    for (const endpoint of Object.values(found)) {
      expect(endpoint).toMatchObject({ region: [region] });
      expect(endpoint.maxInstances).toBeDefined();
      expect(endpoint.serviceAccountEmail).toBe('params.SERVICE_ACCOUNT');
    }
  });

  it('contains every function of the Hosting rewrites, in the stated region', () => {
    const named = hosting.rewrites.flatMap((rewrite) =>
      'function' in rewrite ? [rewrite.function] : [],
    );
    expect(named).not.toEqual([]);
    for (const { functionId, region: stated } of named) {
      expect(found[functionId]?.region).toEqual([stated]);
    }
  });

  it('sets the trigger of each function, and 1024 MB where pictures are decoded', () => {
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

describe('firebase.json', () => {
  it('names only files that exist after a build', () => {
    for (const file of [firestore.rules, firestore.indexes, storage.rules]) {
      expect(existsSync(join(root, file)), file).toBe(true);
    }
    const destinations = [...hosting.redirects, ...hosting.rewrites].flatMap((rule) =>
      'destination' in rule ? [rule.destination] : [],
    );
    for (const page of destinations) {
      const file = join(root, hosting.public, page);
      expect(existsSync(file) || existsSync(`${file}.html`), page).toBe(true);
    }
  });

  it('places the database in the region of the functions', () => {
    expect(firestore.location).toBe(region);
  });
});
