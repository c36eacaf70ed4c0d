import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { suite } from '../suite.ts';

/** A project of its own, so that the demonstration data are neither seen nor emptied. */
export const rulesProject = 'demo-rules';

const rules = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

/** What a token says of somebody who signed in so many milliseconds ago: seconds since 1970. */
export const signedInAgo = (ms: number): number => Math.floor((Date.now() - ms) / 1000);

/** The two emulators with the rules as they are written now. */
export function rulesEnvironment(): Promise<RulesTestEnvironment> {
  const { host } = suite;
  // The client prints every refusal, and refusals are what these tests ask for.
  setLogLevel('silent');
  return initializeTestEnvironment({
    projectId: rulesProject,
    firestore: { host, port: suite.port('firestore'), rules: rules('firestore.rules') },
    storage: { host, port: suite.port('storage'), rules: rules('storage.rules') },
  });
}
