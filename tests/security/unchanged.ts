import { afterAll, beforeAll, expect } from 'vitest';
import { everythingStored, type Stored } from './stored.ts';

// What says that somebody logged in, or asked, changes when somebody tries.
const counting = /^(?:connexions|journal|sessionsTerminees|vues)\//;

const lasting = (stored: Stored) =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !counting.test(name)));

/** The tests of the surrounding block create, change and remove nothing at all. */
export function nothingChanges(): void {
  let before: Stored = {};
  beforeAll(async () => {
    before = lasting(await everythingStored());
    expect(before).not.toEqual({});
  });
  afterAll(async () => {
    expect(lasting(await everythingStored())).toEqual(before);
  });
}
