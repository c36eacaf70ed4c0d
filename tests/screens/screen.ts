import type { Page } from '@playwright/test';
import type { DemoUsername } from '../../emulators/demo-accounts.ts';

/** Widths of a phone, a tablet and a desktop, in CSS pixels. */
export const widths = [360, 768, 1440] as const;
export type Width = (typeof widths)[number];

/** Height of the viewport, in CSS pixels. */
export const height = 900;

type Step = (page: Page) => Promise<unknown>;

/** Screen of the site or the dashboard in one state, with the steps that lead to it. */
export interface Screen {
  /** French name in kebab-case, also part of the file names of its pictures. */
  readonly name: string;
  /** Path of the first page, from the root of the site. */
  readonly address: string;
  /** Query that names a record; computed late, because tests store the record first. */
  readonly query?: () => string;
  /** Account that is logged in; a visitor by default. */
  readonly account?: DemoUsername;
  /** Prepares the answers to the requests of the page, before the page is opened. */
  readonly arrange?: Step;
  /** Leads from the loaded page to the screen, and waits until the screen is complete. */
  readonly reach?: Step;
  /** Widths at which the screen exists, by default all. */
  readonly widths?: readonly Width[];
  /** Whether the screen soon disappears, so that each width needs a new page. */
  readonly isFleeting?: boolean;
  /** Whether the screen changes stored data of the browser, and so needs its own context. */
  readonly isApart?: boolean;
  /** Whether the screen is a loading state, which may have no main heading yet. */
  readonly isPassing?: boolean;
}

type Usual = Pick<Screen, 'address' | 'account'>;

/** Creates screens with the same address and account. */
export const screensFrom =
  (usual: Usual) =>
  (name: string, reach?: Step, more: Partial<Screen> = {}): Screen => ({
    ...usual,
    name,
    ...(reach && { reach }),
    ...more,
  });

export const isDashboardScreen = ({ address }: Screen): boolean =>
  address.startsWith('/dashboard');

/** Combines several steps into one. */
export const inSequence =
  (...steps: readonly Step[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page);
  };
