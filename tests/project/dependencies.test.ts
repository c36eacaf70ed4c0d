import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../emulators/paths.ts';
import { filesOf } from './files.ts';

type Names = Readonly<Record<string, string>>;
type Lists = 'dependencies' | 'devDependencies' | 'optionalDependencies' | 'peerDependencies';
type Manifest = Readonly<Partial<Record<Lists | 'scripts', Names>>> & {
  readonly bin?: string | Names;
};

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifests = ['.', 'domain', 'functions', 'web'].map(
  (folder) => JSON.parse(read(`${folder}/package.json`)) as Manifest,
);
const dependencies = [
  ...new Set(
    manifests.flatMap((manifest) =>
      Object.keys({
        ...manifest.dependencies,
        ...manifest.devDependencies,
        ...manifest.optionalDependencies,
      }),
    ),
  ),
];

describe('Every dependency', () => {
  it('is imported, run by a script, or a peer, plugin or types of one that is', () => {
    const sources = filesOf(/\.(tsx?|mjs|js)$/).map(read);
    const scripts = manifests.flatMap(({ scripts = {} }) => Object.values(scripts));
    const isUsed = (name: string): boolean => {
      const imported = new RegExp(`['"\`]${name}(/[^'"\`]*)?['"\`]`);
      return (
        sources.some((text) => imported.test(text)) ||
        [name, ...programsOf(name)].some((program) =>
          scripts.some((script) => script.split(' ').includes(program)),
        ) ||
        (name.startsWith('@types/') && isTyped(name.slice('@types/'.length))) ||
        // Programs load packages of their own npm scope without an import.
        scripts.some((script) => script.startsWith(`${/^@([^/]+)/.exec(name)?.[1]} `)) ||
        peers.has(name)
      );
    };
    const installed = (name: string): Manifest => {
      const file = `node_modules/${name}/package.json`;
      return existsSync(join(root, file)) ? (JSON.parse(read(file)) as Manifest) : {};
    };
    const programsOf = (name: string) => {
      const { bin = {} } = installed(name);
      return typeof bin === 'string' ? [] : Object.keys(bin);
    };
    const peers = new Set(
      dependencies.flatMap((name) => Object.keys(installed(name).peerDependencies ?? {})),
    );
    const isTyped = (name: string) => name === 'node' || dependencies.includes(name);
    expect(dependencies.filter((name) => !isUsed(name))).toEqual([]);
  });

  // npm skips optional packages that need a newer Node.js, without a message.
  it('is installed by the oldest supported Node.js, optional binaries included', () => {
    interface Locked {
      readonly optional?: boolean;
      readonly engines?: { readonly node?: string };
    }
    const { packages } = JSON.parse(read('package-lock.json')) as {
      readonly packages: Readonly<Record<string, Locked>>;
    };
    const leftOut = Object.entries(packages).filter(
      ([, { optional, engines }]) => optional && /^>= ?2[1-9]/.test(engines?.node ?? ''),
    );
    expect(leftOut.map(([name]) => name)).toEqual([]);
  });
});
