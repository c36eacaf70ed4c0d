import { expect } from 'vitest';
import type { OpenVisit, Visit, VisitSettings } from './browser.ts';

/** A visit whose violations of the content security policy are noted as they happen. */
export interface WatchedVisit extends Visit {
  /** Expects that nothing was broken up to the screen that stands there. */
  readonly shows: (screen: string) => Promise<void>;
  /** What was broken so far, a directive and an address each. */
  readonly violations: readonly string[];
}

/** Opens `path` with somebody listening from the very first moment. */
export async function watchedVisit(
  visit: OpenVisit,
  path: string,
  width?: number,
  settings?: VisitSettings,
): Promise<WatchedVisit> {
  const opened = await visit('about:blank', width, settings);
  const { page } = opened;
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
    expect({ screen, violations }).toEqual({ screen, violations: [] });
  };
  return { ...opened, shows, violations };
}
