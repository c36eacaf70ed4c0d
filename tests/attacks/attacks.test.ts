import { afterAll, describe, expect, it } from 'vitest';
import { declaredAttempts, refusedByArea } from './attempts.ts';
import './firestore-reads.ts';
import './firestore-writes.ts';
import './storage.ts';
import './inputs.ts';
import './tokens.ts';
import './accounts.ts';
import './members.ts';
import './own-tokens.ts';
import './enrolment.ts';
import './decisions.ts';
import './pictures.ts';
import './http.ts';
import './hosting.ts';
import './pages.ts';

/** Attempts that must have been made and refused before this file may be called passed. */
const fewest = 1000;

const total = () => [...refusedByArea.values()].reduce((sum, count) => sum + count, 0);

describe('All attempts together', () => {
  it('were made, and refused', () => {
    expect(total()).toBe(declaredAttempts());
    expect(total()).toBeGreaterThanOrEqual(fewest);
  });
});

afterAll(() => {
  const lines = [...refusedByArea, ['In all', total()] as const].map(
    ([area, count]) => `${String(count).padStart(5)}  ${area}`,
  );
  console.log(['Attempts refused', ...lines].join('\n'));
});
