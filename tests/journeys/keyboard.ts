import type { CDPSession, Page } from '@playwright/test';

import { expect } from './browser.ts';
/** Focused element in the accessibility tree of Chromium. */
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

/** Focused element when none in the page has the focus. */
const nothing: Stop = { role: 'page', name: '' };

/** Focused element. */
async function focused(page: Page): Promise<Stop> {
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

/** Whether the focused element, or what it stands in, has an outline. */
function isOutlined(): boolean {
  const element = document.activeElement;
  const around = [element, element?.parentElement, element?.parentElement?.parentElement];
  return around.some((one) =>
    [undefined, '::after', '::before'].some(
      (pseudo) => one && getComputedStyle(one, pseudo).outlineStyle !== 'none',
    ),
  );
}

function matches(stop: Stop, role: string, name: string | RegExp): boolean {
  if (stop.role !== role) return false;
  return typeof name === 'string' ? stop.name === name : name.test(stop.name);
}

/** Presses the Tab key once; every stop has a name and an outline. */
export async function tab(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab');
  const stop = await focused(page);
  if (stop !== nothing) {
    expect(stop.name, `the name of a ${stop.role} that the Tab key stops at`).not.toBe('');
    expect(await page.evaluate(isOutlined), `the outline of ${said(stop)}`).toBe(true);
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
  { atMost = 150 }: { readonly atMost?: number } = {},
): Promise<Stop> {
  const passed: string[] = [];
  for (let press = 0; press < atMost; press += 1) {
    const stop = await tab(page);
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
