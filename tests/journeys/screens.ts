import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAt } from '../screens/checks/look.ts';
import type { Screen } from '../screens/screen.ts';
import { Stage } from '../screens/stage.ts';
import { suite } from '../suite.ts';
import { quiet } from './browser.ts';

/** Tests that everybody can use each of the screens, and says how many there were. */
export function expectOpenToEveryone(part: string, screens: readonly Screen[]): void {
  let browser: Browser;
  let stage: Stage;
  let open = 0;
  let looks = 0;

  beforeAll(async () => {
    const executablePath = process.env['CHROMIUM_PATH'];
    browser = await chromium.launch({ args: quiet, ...(executablePath && { executablePath }) });
    stage = new Stage(browser, suite.origin('hosting'));
  });

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
    await browser.close();
    console.log(
      `${part}: ${open} of ${screens.length} screens without a violation, looked at ${looks} times (widths × colours)`,
    );
  });
}
