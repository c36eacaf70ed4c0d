import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { root } from '../../emulators/paths.ts';
import { suite } from '../suite.ts';

/** A project of its own, so that the demonstration data are neither seen nor emptied. */
export const rulesProject = 'demo-rules';

const rules = (file: string) => readFileSync(join(root, file), 'utf8');

/** Claims of a session of that age in milliseconds; the claims are seconds since 1970. */
export const authTimeAgo = (ms: number): number => Math.floor((Date.now() - ms) / 1000);

/** Claims of a session that was opened just now. */
export const openSession = () => ({ sid: 'une-session', session_start: authTimeAgo(0) });

/**
 * The emulator of one service with its rules as they are written now. The other one is left
 * alone: until Storage has compiled its rules anew, it refuses everybody.
 */
export function rulesEnvironment(
  service: 'firestore' | 'storage',
): Promise<RulesTestEnvironment> {
  // The client prints every refusal, and refusals are what these tests ask for.
  setLogLevel('silent');
  return initializeTestEnvironment({
    projectId: rulesProject,
    [service]: {
      host: suite.host,
      port: suite.port(service),
      rules: rules(`${service}.rules`),
    },
  });
}
