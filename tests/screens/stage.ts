import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { DemoUsername } from '../../emulators/demo-accounts.ts';
import { whenAlive } from '../journeys/public-page.ts';
import type { SignIn } from '../journeys/staff.ts';
import { suite } from '../suite.ts';
import { height, isDashboardScreen, type Screen } from './screen.ts';

/** Verbs of the commands that change data, which are blocked on screens. */
const changes = [
  ...['create', 'update', 'delete', 'restore', 'save', 'set', 'note', 'view'],
  ...['annotate', 'decide', 'settle', 'withdraw', 'publish', 'order'],
];

/** Blocks the commands that change data, except those that `arrange` answers. */
async function blockChanges(page: Page, arrange: Screen['arrange']): Promise<void> {
  if (arrange) {
    const command = new RegExp(
      `/${suite.region}/(dashboard/)?(${changes.join('|')})[A-Z]\\w*$`,
    );
    await page.route(command, (route) => route.abort());
    await arrange(page);
    return;
  }
  // Pages without `arrange` need no route, which would disable the HTTP cache.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = changes.flatMap((verb) =>
    ['', 'dashboard/'].map((of) => `*/${suite.region}/${of}${verb}*`),
  );
  await session.send('Network.setBlockedURLs', { urls });
}

/** Hides the loading overlay, and waits until nothing on the page moves. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const veil of document.querySelectorAll<HTMLElement>('[data-overlay]')) {
      veil.style.display = 'none';
    }
    if (document.adoptedStyleSheets.length === 0) {
      // An element that is not rendered yet keeps old colors and moves once it is visible.
      const still = new CSSStyleSheet();
      still.replaceSync(
        '* { transition: none !important; content-visibility: visible !important } html { scroll-behavior: auto !important }',
      );
      document.adoptedStyleSheets = [still];
    }
    await document.fonts.ready;
    // The children of an element that has just changed its color follow a frame later.
    for (let rounds = 0; rounds < 20; rounds += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      const moving = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .filter(({ playState }) => playState === 'running');
      if (moving.length === 0) break;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}

/** Opener of the screens of a site, with one browser context for each account. */
export class Stage {
  readonly #browser: Browser;
  readonly #signIn: SignIn;
  readonly #origin: string;
  readonly #settings: BrowserContextOptions;
  readonly #contexts = new Map<DemoUsername | undefined, Promise<BrowserContext>>();

  /** @param origin of the site, such as `http://127.0.0.1:5002` */
  constructor(
    browser: Browser,
    signIn: SignIn,
    origin: string,
    settings: BrowserContextOptions = {},
  ) {
    this.#browser = browser;
    this.#signIn = signIn;
    this.#origin = origin;
    this.#settings = settings;
  }

  async #newContext(account: DemoUsername | undefined): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      baseURL: this.#origin,
      serviceWorkers: 'block',
      locale: 'fr-FR',
      reducedMotion: 'reduce',
      ...(account && { storageState: await this.#signIn(account, this.#origin) }),
      ...this.#settings,
    });
    // Requests that a page sends on `pagehide` would escape the blocking of commands.
    await context.addInitScript(() => {
      addEventListener('pagehide', (event) => {
        event.stopImmediatePropagation();
      });
    });
    return context;
  }

  #shared(account: DemoUsername | undefined): Promise<BrowserContext> {
    const known = this.#contexts.get(account);
    if (known) return known;
    const forget = () => void this.#contexts.delete(account);
    const context = this.#newContext(account);
    // A closed context is forgotten, so that the next screen gets a new one.
    context.then((created) => created.on('close', forget), forget);
    this.#contexts.set(account, context);
    return context;
  }

  /** Opens the screen in a page of that width, in CSS pixels; `leave` closes the page. */
  async open(screen: Screen, width: number): Promise<Page> {
    const { account, arrange, reach, address, query } = screen;
    const context = await (screen.isApart ? this.#newContext(account) : this.#shared(account));
    const page = await context.newPage();
    try {
      await page.setViewportSize({ width, height });
      await blockChanges(page, arrange);
      await page.goto(`${address}${query?.() ?? ''}`, { waitUntil: 'commit' });
      await (reach ?? defaultReach(screen))(page);
      await waitUntilStill(page);
      return page;
    } catch (error) {
      await this.leave(screen, page);
      throw error;
    }
  }

  async leave({ isApart }: Screen, page: Page): Promise<void> {
    // Closing a page sends its held requests to the server; navigating away cancels them.
    await page.goto('about:blank');
    await (isApart ? page.context() : page).close();
  }

  async close(): Promise<void> {
    const contexts = await Promise.all(this.#contexts.values());
    await Promise.all(contexts.map((context) => context.close()));
  }
}

/** Step for screens without their own `reach`: waits for the main heading. */
function defaultReach(screen: Screen) {
  return async (page: Page) => {
    if (!isDashboardScreen(screen)) await whenAlive(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
}
