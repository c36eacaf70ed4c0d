import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../emulators/paths.ts';
import * as sources from '../../functions/src/index.ts';
import { region } from '../../functions/src/settings.ts';
import {
  readConfiguration,
  endpointProblems,
  rewriteProblems,
  configurationProblems,
  pathProblems,
} from '../../operations/validation/configuration.ts';
import { functionsIn, type Endpoint } from '../../operations/validation/firebase-tools.ts';
import {
  isolate,
  NotInstalled,
  remove,
  workspaceDependencies,
  type IsolatedPackage,
} from '../../operations/validation/isolated-package.ts';
import { apiProblems } from '../../operations/validation/served-api.ts';

const config = readConfiguration();
const [functions] = config.functions;
if (functions === undefined) throw new Error('firebase.json names no functions');
const { source, runtime, ignore } = functions;

describe('The package of the functions, apart from everything else,', () => {
  let alone: IsolatedPackage;
  let found: Readonly<Record<string, Endpoint>>;

  beforeAll(async () => {
    alone = await isolate(join(root, source), ignore);
    found = await functionsIn(alone.folder, runtime, 'demo-verification');
  });
  afterAll(() => remove(alone));

  it('holds what runs, and neither sources nor settings of the emulators', () => {
    expect(alone.files).toEqual(
      expect.arrayContaining(['package.json', 'lib/index.js', '.env']),
    );
    expect(alone.files.filter((file) => /^src\/|\.ts$|tsbuildinfo|demo/.test(file))).toEqual(
      [],
    );
  });

  it('asks for nothing of this workspace while it runs', () => {
    const bundle = readFileSync(join(alone.folder, 'lib/index.js'), 'utf8');
    expect(bundle).toMatch(/from ["']firebase-admin\/firestore["']/);
    expect(bundle).not.toMatch(/(from|import\()\s*["'](@centre\/|\.\.?\/)/);
  });

  it('is found by firebase-tools to be the functions of the sources, bounded, near the data', () => {
    expect(endpointProblems(found, Object.keys(sources), region)).toEqual([]);
    expect(rewriteProblems(config, found)).toEqual([]);
  });

  it('has the triggers that the sources name, and room for pictures where they are decoded', () => {
    const kindOf = ({ callableTrigger, httpsTrigger, scheduleTrigger }: Endpoint) =>
      callableTrigger ? 'call' : httpsTrigger ? 'address' : (scheduleTrigger?.schedule ?? '?');
    const kinds = Object.entries(found).map(([name, one]) => [name, kindOf(one)] as const);
    const named = (kind: string) =>
      kinds.filter(([, one]) => one === kind).map(([name]) => name);
    expect(named('address').sort()).toEqual(['api', 'articlePages']);
    const nightly = kinds.filter(([, kind]) => /^\d+ \d+ \* \* \*$/.test(kind));
    expect(nightly.map(([name]) => name)).toEqual(
      expect.arrayContaining(['cleanPictures', 'reconcileAccounts']),
    );
    for (const [name] of nightly) {
      expect(found[name]?.scheduleTrigger?.timeZone).toBe('Africa/Lome');
    }
    expect(named('call').length).toBe(kinds.length - 2 - nightly.length);
    const roomy = Object.keys(found).filter((name) => found[name]?.availableMemoryMb === 1024);
    expect(roomy.sort()).toEqual(['api', 'saveArticle', 'savePhoto', 'saveTemoignage']);
  });

  it('answers as the cloud would start it, in its own words', async () => {
    expect(await apiProblems(alone.folder, 'demo-verification')).toEqual([]);
  });
});

describe('A package of functions that the cloud could not use', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paquet-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const manifest = (dependencies: object) =>
    JSON.stringify({ name: 'paquet', version: '1.0.0', main: 'index.js', dependencies });

  it('counts as wrong when it asks for a package that the registry has not', async () => {
    writeFileSync(join(folder, 'package.json'), manifest({ '@centre/domain': '*' }));
    await expect(isolate(folder, [])).rejects.toThrow(NotInstalled);
    expect(await workspaceDependencies(folder)).toEqual(['@centre/domain']);
  });

  it('counts as wrong when nothing answers', async () => {
    writeFileSync(join(folder, '.env'), '');
    const [problem = ''] = await apiProblems(folder, 'demo-verification');
    expect(problem).toContain('ne répond pas');
  });
});

it('Everything that firebase.json names is there after a build', () => {
  expect(configurationProblems(config)).toEqual([]);
  expect(pathProblems(config, root, { functions: true, site: true })).toEqual([]);
});
