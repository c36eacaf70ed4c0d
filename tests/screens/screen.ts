import type { Page } from '@playwright/test';
import type { DemoUsername } from '../../emulators/demo-accounts.ts';

/** Widths at which every screen is looked at, in CSS pixels: a phone, a tablet, a desk. */
export const widths = [360, 768, 1440] as const;
export type Width = (typeof widths)[number];

/** Height of every page, in CSS pixels. */
export const height = 900;

type Step = (page: Page) => Promise<unknown>;

/** Something that people get to see, and how to get there. */
export interface Screen {
  /** In kebab-case and French; its pictures are called after it. */
  readonly name: string;
  /** Path of the first page, from the root of the site. */
  readonly address: string;
  /** The end of that address, where it names a record that the tests write first. */
  readonly query?: () => string;
  /** The account that is logged in; none of a visitor. */
  readonly account?: DemoUsername;
  /** Prepares what the page will be answered, before it is opened. */
  readonly arrange?: Step;
  /** From the page as it arrives to the screen, until all of it is there. */
  readonly reach?: Step;
  /** Widths at which the screen exists, by default all. */
  readonly widths?: readonly Width[];
  /** It is over after a moment: every look needs a new one. */
  readonly isFleeting?: boolean;
  /** It changes what the browser remembers, so it has a browser of its own. */
  readonly isApart?: boolean;
  /** Text of the page until the screen has loaded: it has no title yet. */
  readonly isPassing?: boolean;
}

type Usual = Pick<Screen, 'address' | 'account'>;

/** Makes screens that begin at the same place. */
export const screensFrom =
  (usual: Usual) =>
  (name: string, reach?: Step, more: Partial<Screen> = {}): Screen => ({
    ...usual,
    name,
    ...(reach && { reach }),
    ...more,
  });

/** Whether the screen belongs to the dashboard. */
export const isDashboardScreen = ({ address }: Screen): boolean =>
  address.startsWith('/dashboard');

/** Does several things to a page, one after the other. */
export const inSequence =
  (...steps: readonly Step[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page);
  };
