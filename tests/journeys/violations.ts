import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visit } from './browser.ts';

const shown = new Set<string>();

/** How many different screens were shown under the policy. */
export const screensShown = (): number => shown.size;

/** A page whose violations of the content security policy are noted as they happen. */
export interface WatchedPage {
  readonly page: Page;
  /** Expects the screen that stands there to have broken nothing, and counts it. */
  readonly shows: (screen: string) => Promise<void>;
  /** What was broken so far, and what the console said: emptied, they are as good as never. */
  readonly violations: string[];
  readonly complaints: string[];
}

/** Opens `path` with somebody listening from the very first moment. */
export async function watchedVisit(
  visit: (path: string, width?: number) => Promise<Visit>,
  path: string,
  width?: number,
): Promise<WatchedPage> {
  const { page, complaints } = await visit('about:blank', width);
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => {
    violations.push(violation);
  });
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      noteViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  await page.goto(path);
  const shows = async (screen: string) => {
    await page.waitForLoadState('load');
    expect({ screen, violations, complaints }).toEqual({
      screen,
      violations: [],
      complaints: [],
    });
    shown.add(screen);
  };
  return { page, shows, violations, complaints };
}
