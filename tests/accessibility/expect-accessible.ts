import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser } from '../journeys/browser.ts';
import { faultsOf } from '../screens/checks/look.ts';
import type { Screen } from '../screens/screen.ts';
import { Stage } from '../screens/stage.ts';
import { suite } from '../suite.ts';

/** Tests that everybody can use each of the screens; `look` says what stands in the way. */
export function expectAccessible(
  part: string,
  screens: readonly Screen[],
  look: typeof faultsOf = faultsOf,
): void {
  const stage = new Stage(suite.origin('hosting'));

  describe.concurrent(`${part}: nothing stands in anybody’s way on the screen`, () => {
    it.each(screens.map((screen) => [screen.name, screen] as const))(
      '%s',
      async (_, screen) => {
        expect(await look(stage, screen)).toEqual([]);
      },
    );
  });

  afterAll(async () => {
    await stage.close();
    await closeBrowser();
  });
}
