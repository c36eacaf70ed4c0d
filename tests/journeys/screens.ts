import { afterAll, describe, expect, it } from 'vitest';
import { lookAt } from '../screens/checks/look.ts';
import type { Screen } from '../screens/screen.ts';
import { Stage } from '../screens/stage.ts';
import { suite } from '../suite.ts';

/** Tests that everybody can use each of the screens, and says how many there were. */
export function expectOpenToEveryone(part: string, screens: readonly Screen[]): void {
  const stage = new Stage(suite.origin('hosting'));
  let open = 0;
  let looks = 0;

  describe.concurrent(`${part}: nothing stands in anybody’s way on the screen`, () => {
    it.each(screens.map((screen) => [screen.name, screen] as const))(
      '%s',
      async (_, screen) => {
        const look = await lookAt(stage, screen);
        expect(look.faults).toEqual([]);
        open += 1;
        looks += look.looks;
      },
    );
  });

  afterAll(async () => {
    await stage.close();
    console.log(
      `${part}: ${open} of ${screens.length} screens without a violation, looked at ${looks} times`,
    );
  });
}
