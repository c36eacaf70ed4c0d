import type { CDPSession, Page } from '@playwright/test';
import { expect } from './browser.ts';

/** Focused element in the accessibility tree of Chromium. */
interface Stop {
  /** ARIA role, or Chromium's own role such as `Date` where ARIA has none. */
  readonly role: string;
  readonly name: string;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function session(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

/** Result for a page without a focused element. */
const noFocus: Stop = { role: 'page', name: '' };

async function focused(page: Page): Promise<Stop> {
  const chromium = await session(page);
  const { result } = await chromium.send('Runtime.evaluate', {
    expression: 'document.activeElement ?? document.body',
  });
  const { objectId, className } = result;
  if (objectId === undefined || className === 'HTMLBodyElement') return noFocus;
  const { nodes } = await chromium.send('Accessibility.getPartialAXTree', {
    objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  const text = (value: unknown) =>
    typeof value === 'string' ? value.normalize('NFC').trim() : '';
  return { role: text(node?.role?.value), name: text(node?.name?.value) };
}

const describeStop = ({ role, name }: Stop) => `${role} « ${name} »`;

/** Whether the focused element, its parent or its grandparent has an outline. */
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

/** Presses the Tab key once; expects the focused element to have a name and an outline. */
export async function tab(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab');
  const stop = await focused(page);
  if (stop !== noFocus) {
    expect(stop.name, `the name of a ${stop.role} that the Tab key stops at`).not.toBe('');
    expect(await page.evaluate(isOutlined), `the outline of ${describeStop(stop)}`).toBe(true);
  }
  return stop;
}

/**
 * Whether React controls the focused element, or leaves it as part of raw HTML. Before
 * hydration, only the browser handles the keys.
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
 * Presses the Tab key until the element with that role and name has the focus.
 *
 * @returns the element, once React controls it
 * @throws Error with all passed elements, after `atMost` presses
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
    passed.push(describeStop(stop));
  }
  throw new Error(`No ${role} ${String(name)} was reached. Passed:\n${passed.join('\n')}`);
}

/** Expects the element with that role and name to get the focus, within 15 seconds. */
export async function expectFocus(
  page: Page,
  role: string,
  name: string | RegExp,
): Promise<void> {
  await expect
    .poll(
      async () => {
        const stop = await focused(page);
        return matches(stop, role, name) ? 'there' : describeStop(stop);
      },
      { timeout: 15_000, message: `the focus on ${role} ${String(name)}` },
    )
    .toBe('there');
}

/** Chooses an option of the focused select by keyboard. */
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
