import { afterAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../screens/checks/look.ts';
import type { Screen } from '../screens/screen.ts';
import { Stage } from '../screens/stage.ts';
import { suite } from '../suite.ts';

/** Tests that everybody can use each of the screens. */
export function expectAccessible(part: string, screens: readonly Screen[]): void {
  const stage = new Stage(suite.origin('hosting'));

  describe.concurrent(`${part}: nothing stands in anybody’s way on the screen`, () => {
    it.each(screens.map((screen) => [screen.name, screen] as const))(
      '%s',
      async (_, screen) => {
        expect(await faultsOf(stage, screen)).toEqual([]);
      },
    );
  });

  afterAll(() => stage.close());
}
