import type { Page } from '@playwright/test';
import { dashboard } from '../../web/src/dashboard/shell.texts.ts';
import { darkColours } from '../../web/src/dashboard/appearance/palette.ts';
import { colours } from '../../web/src/ui/tokens.ts';
import { expect, openTab, type OpenVisit, test, wide } from './browser.ts';
import { logIn, logOut, loginScreen } from './staff.ts';
import { holdScripts } from './public-page.ts';

const { label, choices } = dashboard.appearance;

/** `#RRGGBB` as a browser writes it. */
function computed(colour: string): string {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

const light = computed(colours.surface);
const dark = computed(darkColours.surface);

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The colour of the browser's own bars, of the tags that hold at this moment. */
const bars = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll((tags: HTMLMetaElement[]) =>
      tags.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
    );

const choice = (page: Page) => page.getByRole('combobox', { name: label });

async function desk(visit: OpenVisit): Promise<Page> {
  const { page } = await visit('/dashboard', wide, { as: 'direction' });
  await choice(page).waitFor();
  return page;
}

test.describe('The appearance of the dashboard', { tag: '@night' }, () => {
  test('is that of the device, from the login screen on', async ({ visit }) => {
    const { page } = await visit('/dashboard');
    await loginScreen(page).waitFor();
    expect(await ground(page)).toBe(light);
    expect(await bars(page)).toEqual([colours.brand]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground(page)).toBe(dark);
    expect(await bars(page)).toEqual([darkColours['surface.raised']]);
  });

  test('is what was chosen, whatever the device says, until that is taken back', async ({
    visit,
  }) => {
    const page = await desk(visit);
    await choice(page).selectOption(choices.sombre);
    expect(await ground(page)).toBe(dark);
    expect(await bars(page)).toEqual([darkColours['surface.raised']]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await choice(page).selectOption(choices.clair);
    expect(await ground(page)).toBe(light);
    await choice(page).selectOption(choices.automatique);
    expect(await ground(page)).toBe(dark);
  });

  test('is there before anything is painted, and stays on the device after its member', async ({
    visit,
  }) => {
    const { page } = await visit('/dashboard', wide);
    await logIn(page, 'direction');
    await choice(page).selectOption(choices.sombre);
    await logOut(page);
    expect(await ground(page)).toBe(dark);

    const letScriptsThrough = await holdScripts(page, '**/assets/dashboard-*.js');
    await page.reload({ waitUntil: 'commit' });
    const first = () =>
      page.evaluate(() => ({
        scheme: getComputedStyle(document.documentElement).colorScheme,
        isEmpty: document.getElementById('root')?.childElementCount === 0,
      }));
    await expect.poll(first).toEqual({ scheme: 'dark', isEmpty: true });
    letScriptsThrough();
    await loginScreen(page).waitFor();
    expect(await ground(page)).toBe(dark);
  });

  test('follows what is chosen in another tab', async ({ visit }) => {
    const first = await visit('/dashboard', wide, { as: 'direction' });
    await choice(first.page).waitFor();
    const tab = await openTab(first, '/dashboard');
    await choice(tab).selectOption(choices.sombre);
    await expect.poll(() => ground(first.page)).toBe(dark);
    expect(await choice(first.page).inputValue()).toBe('sombre');
  });

  test('can be chosen where the browser keeps nothing, for as long as the page', async ({
    visit,
  }) => {
    const { page } = await visit('about:blank', wide, { as: 'direction' });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Not here.', 'SecurityError');
        },
      });
    });
    await page.goto('/dashboard');
    await choice(page).selectOption(choices.sombre);
    expect(await ground(page)).toBe(dark);
    await page.reload();
    await choice(page).waitFor();
    expect(await ground(page)).toBe(light);
  });

  test('is no matter of the public site, which is light on a dark device', async ({
    visit,
  }) => {
    const { page } = await visit('/');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground(page)).toBe(light);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
    ).toBe('light');
  });
});
