import type { Page } from '@playwright/test';
import { height, widths, type Screen } from '../screen.ts';
import { waitUntilStill, type Stage } from '../stage.ts';
import * as checks from './faults.ts';
import type { Fault } from './faults.ts';
import { largeFontSizes, fontSizeFaults } from './font-sizes.ts';

/** Width of a desktop of 1280 pixels at 400 % zoom, in CSS pixels. */
const enlarged = 320;
const [phone, tablet, desk] = widths;

/** Faults found by axe, in the layout and in touch targets at that width. */
async function faultsIn(
  page: Page,
  { isPassing = false }: Screen,
  width: number,
): Promise<readonly Fault[]> {
  await checks.installTools(page);
  return [
    ...(width === tablet ? [] : await checks.axeFaults(page, isPassing)),
    ...(await checks.headFaults(page, isPassing)),
    ...(await checks.sidewaysFaults(page)),
    ...(width === phone ? await checks.targetFaults(page) : []),
  ];
}

/** Accessibility faults of a screen on a phone, also with large letters. */
export async function faultsAtOnce(stage: Stage, screen: Screen): Promise<readonly string[]> {
  const page = await stage.open(screen, phone);
  try {
    const found = [...(await faultsIn(page, screen, phone)), ...(await fontSizeFaults(page))];
    return found.map(({ rule, where }) => `${screen.name}: ${rule}: ${where}`);
  } finally {
    await stage.leave(screen, page);
  }
}

/**
 * Accessibility faults of a screen at all its widths, each with width, rule and place. Tablets
 * need no axe check, because they show the same elements as phones or desktops.
 */
export async function faultsOf(stage: Stage, screen: Screen): Promise<readonly string[]> {
  const shownAt = screen.widths ?? widths;
  const faults: string[] = [];
  const addFaults = (view: string, found: readonly Fault[]) => {
    for (const { rule, where } of found) {
      faults.push(`${screen.name}, ${view}: ${rule}: ${where}`);
    }
  };
  const resize = async (page: Page, width: number) => {
    await page.setViewportSize({ width, height });
    await waitUntilStill(page);
  };

  if (screen.isFleeting) {
    for (const width of shownAt) {
      const page = await stage.open(screen, width);
      addFaults(`${width} px`, await faultsIn(page, screen, width));
      await stage.leave(screen, page);
    }
    return faults;
  }

  const page = await stage.open(screen, shownAt[0] ?? phone);
  try {
    for (const width of shownAt) {
      await resize(page, width);
      addFaults(`${width} px`, await faultsIn(page, screen, width));
    }
    if (shownAt.includes(phone)) {
      await resize(page, enlarged);
      addFaults(`${enlarged} px`, await checks.sidewaysFaults(page));
      addFaults('large letters', await fontSizeFaults(page, largeFontSizes));
    }
    // The focus checks come last, because moving the focus closes open layers.
    for (const width of [phone, desk]) {
      if (!shownAt.includes(width)) continue;
      await resize(page, width);
      addFaults(`${width} px`, await checks.focusFaults(page));
    }
  } finally {
    await stage.leave(screen, page);
  }
  return faults;
}
