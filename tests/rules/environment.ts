import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { root } from '../../emulators/paths.ts';
import { suite } from '../suite.ts';

/** Id of a separate project, so that the demonstration data are neither read nor deleted. */
export const rulesProject = 'demo-rules';

const rules = (file: string) => readFileSync(join(root, file), 'utf8');

/** Time `ms` milliseconds ago, in seconds since 1970 as the claims count. */
export const authTimeAgo = (ms: number): number => Math.floor((Date.now() - ms) / 1000);

/** Claims of a session that has just been opened. */
export const openSession = () => ({ sid: 'une-session', session_start: authTimeAgo(0) });

/**
 * Test environment of one service with its current rules. The rules of the other service are
 * not loaded again, because Storage denies every request until it has compiled its rules.
 */
export function rulesEnvironment(
  service: 'firestore' | 'storage',
): Promise<RulesTestEnvironment> {
  // The client logs every denied request, and these tests provoke many.
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
