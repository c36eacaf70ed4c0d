import { expect, test as base } from '../journeys/browser.ts';
import { faultsOf } from '../screens/checks/look.ts';
import type { Screen } from '../screens/screen.ts';
import { Stage } from '../screens/stage.ts';
import { suite } from '../suite.ts';

const test = base.extend<object, { readonly stage: Stage }>({
  stage: [
    async ({ browser, signIn }, use) => {
      const stage = new Stage(browser, signIn, suite.origin('hosting'));
      await use(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
});

interface Settings {
  readonly look?: typeof faultsOf;
  /** Tag of tests that only `npm run test:all` runs. */
  readonly tag?: '@night';
}

/** Tests that the screens have no accessibility faults; `look` finds the faults. */
export function expectAccessible(
  part: string,
  screens: readonly Screen[],
  { look = faultsOf, ...details }: Settings = {},
): void {
  test.describe(`Accessibility of ${part}`, details, () => {
    for (const screen of screens) {
      test(`has no fault on the screen ${screen.name}`, async ({ stage }) => {
        expect(await look(stage, screen)).toEqual([]);
      });
    }
  });
}
