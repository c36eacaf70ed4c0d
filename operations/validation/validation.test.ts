import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  readConfiguration,
  endpointProblems,
  rewriteProblems,
  configurationProblems,
  pathProblems,
} from './configuration.ts';
import type { Endpoint } from './firebase-tools.ts';
import { says } from './messages.ts';

const config = readConfiguration();
const everything = { functions: true, site: true };

describe('firebase.json', () => {
  it('is what firebase-tools understands', () => {
    expect(configurationProblems(config)).toEqual([]);
  });

  it('is not, with a word that it does not know, or a wrong kind of value', () => {
    const misspelt = { ...config, hosting: { ...config.hosting, cleanURLs: true } };
    expect(configurationProblems(misspelt).join()).toContain('/hosting');
    const wrong = { ...config, storage: { rules: 7 as unknown as string } };
    expect(configurationProblems(wrong).join()).toContain('/storage');
  });

  it('must say where the database is created, which nothing can change later', () => {
    const { location, ...elsewhere } = config.firestore;
    expect(location).toBe('europe-west1');
    expect(configurationProblems({ ...config, firestore: elsewhere })).toEqual([says.noRegion]);
  });
});

describe('the files that firebase.json names', () => {
  const root = mkdtempSync(join(tmpdir(), 'projet-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const files = {
    'firestore.rules': '',
    'firestore.indexes.json': '{}',
    'storage.rules': '',
    'functions/package.json': '{"main":"lib/index.js"}',
    'functions/lib/index.js': '',
    ...Object.fromEntries(
      ['bts', 'courteduree', 'froid-climatisation', 'cfpi', 'dashboard', 'blog'].map((page) => [
        `web/dist/client/${page}.html`,
        '',
      ]),
    ),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }

  it('are all there after a build', () => {
    expect(pathProblems(config, root, everything)).toEqual([]);
  });

  it.each(['firestore.rules', 'storage.rules', 'functions/lib/index.js'])(
    'are missed without %s',
    (file) => {
      rmSync(join(root, file));
      expect(pathProblems(config, root, everything)).toEqual([says.noFile(file)]);
      writeFileSync(join(root, file), '');
    },
  );

  it('need no built functions where only rules go online', () => {
    rmSync(join(root, 'functions/lib/index.js'));
    expect(pathProblems(config, root, { functions: false, site: false })).toEqual([]);
    writeFileSync(join(root, 'functions/lib/index.js'), '');
  });

  it('are missed where an address leads to no page, if the site is to go online', () => {
    rmSync(join(root, 'web/dist/client/dashboard.html'));
    expect(pathProblems(config, root, everything)).toEqual([
      says.noPage('/dashboard'),
      says.noPage('/dashboard.html'),
    ]);
    expect(pathProblems(config, root, { ...everything, site: false })).toEqual([]);
  });
});

describe('the functions of a package', () => {
  const endpoint: Endpoint = { platform: 'gcfv2', region: ['europe-west1'], maxInstances: 20 };
  const found = { api: endpoint, articlePages: endpoint };
  const names = Object.keys(found);

  it('are those of the sources, near the database and bounded', () => {
    expect(endpointProblems(found, names, 'europe-west1')).toEqual([]);
  });

  it.each([
    ['one is missing', { api: endpoint }, says.otherFunctions(['articlePages'], [])],
    ['one is too many', { ...found, x: endpoint }, says.otherFunctions([], ['x'])],
    [
      'one is elsewhere',
      { ...found, api: { ...endpoint, region: ['us-central1'] } },
      says.elsewhere('api', 'us-central1'),
    ],
    [
      'one has no ceiling',
      { ...found, api: { ...endpoint, maxInstances: null } },
      says.unbounded('api'),
    ],
  ])('are refused when %s', (_, changed, sentence) => {
    expect(endpointProblems(changed, names, 'europe-west1')).toEqual([sentence]);
  });

  it('are those that addresses lead to', () => {
    expect(rewriteProblems(config, found)).toEqual([]);
    expect(rewriteProblems(config, { api: endpoint }).join()).toContain('articlePages');
    const elsewhere = { ...found, api: { ...endpoint, region: 'us-central1' } };
    expect(rewriteProblems(config, elsewhere)).toContain(
      says.otherRegion('api', 'europe-west1', 'us-central1'),
    );
  });
});
