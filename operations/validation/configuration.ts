import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../emulators/paths.ts';

/** The parts of firebase.json that are checked here; its schema checks the others. */
export interface Configuration {
  readonly firestore: {
    readonly rules: string;
    readonly indexes: string;
    readonly location?: string;
  };
  readonly storage: { readonly rules: string };
  readonly functions: readonly {
    readonly source: string;
    readonly runtime: string;
    readonly ignore: readonly string[];
  }[];
  readonly hosting: {
    readonly public: string;
    readonly redirects: readonly Destination[];
    readonly rewrites: readonly Rewrite[];
  };
}

interface Destination {
  readonly destination: string;
}

/** Leads an address either to a page or to a function. */
export interface Rewrite {
  readonly source: string;
  readonly destination?: string;
  readonly function?: { readonly functionId: string; readonly region: string };
}

interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
}

export interface IndexSpec {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly fields: readonly IndexField[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
  }[];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

export function readConfiguration(): Configuration {
  return readJson('firebase.json') as Configuration;
}

export function readIndexes(): IndexSpec {
  return readJson('firestore.indexes.json') as IndexSpec;
}
