import type { CDPSession, Page } from '@playwright/test';

import { expect } from './browser.ts';
/** What has the focus, as Chromium tells it to a screen reader. */
interface Stop {
  /** As ARIA calls it, or Chromium where ARIA has no word, such as `Date`. */
  readonly role: string;
  readonly name: string;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function session(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

/** What has the focus when nothing in the page has. */
export const nothing: Stop = { role: 'page', name: '' };

/** What has the focus now. */
export async function focused(page: Page): Promise<Stop> {
  const chromium = await session(page);
  const { result } = await chromium.send('Runtime.evaluate', {
    expression: 'document.activeElement ?? document.body',
  });
  const { objectId, className } = result;
  if (objectId === undefined || className === 'HTMLBodyElement') return nothing;
  const { nodes } = await chromium.send('Accessibility.getPartialAXTree', {
    objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  const text = (value: unknown) =>
    typeof value === 'string' ? value.normalize('NFC').trim() : '';
  return { role: text(node?.role?.value), name: text(node?.name?.value) };
}

const said = ({ role, name }: Stop) => `${role} « ${name} »`;

/** What is wrong with how the focused element can be seen; empty once nothing is. */
function faultOfFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return '';
  const box = element.getBoundingClientRect();
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  if (right - left < 1 || bottom - top < 1) return 'outside of the screen';

  // Something that stays in place while the page moves, and is not what it stands in.
  const covers = (x: number, y: number) => {
    let other = document.elementFromPoint(x, y);
    if (!other || other.contains(element) || element.contains(other)) return false;
    for (; other && !other.contains(element); other = other.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(other).position)) return true;
    }
    return false;
  };
  const shares = [0.1, 0.5, 0.9];
  const points = shares.flatMap((across) =>
    shares.map(
      (down) => [left + (right - left) * across, top + (bottom - top) * down] as const,
    ),
  );
  const covered = points.filter(([x, y]) => covers(x, y)).length;
  if (covered > 0) return `covered at ${covered} of ${points.length} points`;

  const outlined = (one: Element, pseudo?: string) =>
    getComputedStyle(one, pseudo).outlineStyle !== 'none';
  const around = [element, element.parentElement, element.parentElement?.parentElement];
  const isMarked = around.some(
    (one) => one && (outlined(one) || outlined(one, '::after') || outlined(one, '::before')),
  );
  return isMarked ? '' : 'without an outline';
}

/** Expects what has the focus to be seen: not covered by what stays in place, and outlined. */
export async function expectFocusInSight(page: Page): Promise<void> {
  // The page may still be on its way there, and a toast that came later stays five seconds.
  await expect
    .poll(() => page.evaluate(faultOfFocus), {
      message: `the focus, at ${said(await focused(page))}`,
    })
    .toBe('');
}

interface TabSettings {
  /** Backwards. */
  readonly back?: boolean;
  /** How many times the key may be pressed. */
  readonly atMost?: number;
}

function matches(stop: Stop, role: string, name: string | RegExp): boolean {
  if (stop.role !== role) return false;
  return typeof name === 'string' ? stop.name === name : name.test(stop.name);
}

/** One press of the Tab key; every stop has a name and can be seen. */
export async function tab(page: Page, { back = false }: TabSettings = {}): Promise<Stop> {
  await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  const stop = await focused(page);
  if (stop !== nothing) {
    expect(stop.name, `the name of a ${stop.role} that the Tab key stops at`).not.toBe('');
    await expectFocusInSight(page);
  }
  return stop;
}

/**
 * Whether React has taken over what has the focus, or the HTML that it leaves as it is; until
 * then the browser alone answers the keys.
 */
function isFocusTakenOver(): boolean {
  const focus = document.activeElement;
  for (let element = focus; element; element = element.parentElement) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props: unknown = key !== undefined && Reflect.get(element, key);
    if (typeof props !== 'object' || !props) continue;
    return element === focus || 'dangerouslySetInnerHTML' in props;
  }
  return false;
}

/**
 * Presses the Tab key until what has that role and name has the focus, and answers.
 *
 * @throws when it never does, with all that was passed.
 */
export async function tabTo(
  page: Page,
  role: string,
  name: string | RegExp,
  { back = false, atMost = 150 }: TabSettings = {},
): Promise<Stop> {
  const passed: string[] = [];
  for (let press = 0; press < atMost; press += 1) {
    const stop = await tab(page, { back });
    if (matches(stop, role, name)) {
      await page.waitForFunction(isFocusTakenOver);
      return stop;
    }
    passed.push(said(stop));
  }
  throw new Error(`No ${role} ${String(name)} was reached. Passed:\n${passed.join('\n')}`);
}

/** Expects what has that role and name to have the focus, now or in a moment. */
export async function expectFocus(
  page: Page,
  role: string,
  name: string | RegExp,
): Promise<void> {
  await expect
    .poll(
      async () => {
        const stop = await focused(page);
        return matches(stop, role, name) ? 'there' : said(stop);
      },
      { timeout: 15_000, message: `the focus on ${role} ${String(name)}` },
    )
    .toBe('there');
}

/** Chooses in the select that has the focus, with the arrow key. */
export async function choose(page: Page, label: string): Promise<void> {
  const chosen = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element instanceof HTMLSelectElement
        ? { label: element.selectedOptions[0]?.label, count: element.options.length }
        : { label: undefined, count: 0 };
    });
  const { count } = await chosen();
  await page.keyboard.press('Home');
  for (let press = 0; press < count; press += 1) {
    if ((await chosen()).label === label) return;
    await page.keyboard.press('ArrowDown');
  }
  expect((await chosen()).label).toBe(label);
}

/** Goes to the control of that role and name and types into it. */
export async function typeInto(
  page: Page,
  role: string,
  name: string | RegExp,
  text: string,
): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.type(text);
}
