import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { DemoUsername } from '../../emulators/demo-accounts.ts';
import { whenAlive } from '../journeys/public-page.ts';
import type { SignIn } from '../journeys/staff.ts';
import { suite } from '../suite.ts';
import { height, isDashboardScreen, type Screen } from './screen.ts';

/** Commands that would change something: screens are looked at, and nothing is done. */
const changes = [
  ...['create', 'update', 'delete', 'restore', 'save', 'set', 'note', 'view'],
  ...['annotate', 'decide', 'settle', 'withdraw', 'publish', 'order'],
];

/** Keeps the page from changing anything, but for what `arrange` answers in the server's place. */
async function withoutChanges(page: Page, arrange: Screen['arrange']): Promise<void> {
  if (arrange) {
    const command = new RegExp(
      `/${suite.region}/(dashboard/)?(${changes.join('|')})[A-Z]\\w*$`,
    );
    await page.route(command, (route) => route.abort());
    await arrange(page);
    return;
  }
  // Not by a route where none is needed: Playwright then fetches every file of the site anew.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = changes.flatMap((verb) =>
    ['', 'dashboard/'].map((of) => `*/${suite.region}/${of}${verb}*`),
  );
  await session.send('Network.setBlockedURLs', { urls });
}

/** Waits until nothing on the page moves, without what covers it while it loads. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const veil of document.querySelectorAll<HTMLElement>('[data-overlay]')) {
      veil.style.display = 'none';
    }
    if (document.adoptedStyleSheets.length === 0) {
      // An element that was not drawn yet keeps its former colours, and moves when it is seen.
      const still = new CSSStyleSheet();
      still.replaceSync(
        '* { transition: none !important; content-visibility: visible !important } html { scroll-behavior: auto !important }',
      );
      document.adoptedStyleSheets = [still];
    }
    await document.fonts.ready;
    // Children of an element that has just changed its colour follow a frame later.
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

/** Browser contexts of a site, one for each account, in which screens are opened. */
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

  async #begin(account: DemoUsername | undefined): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      baseURL: this.#origin,
      serviceWorkers: 'block',
      locale: 'fr-FR',
      reducedMotion: 'reduce',
      ...(account && { storageState: await this.#signIn(account, this.#origin) }),
      ...this.#settings,
    });
    // What a page sends while it goes away would pass by that.
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
    const context = this.#begin(account);
    // It ends with its browser, and the next screen needs another.
    context.then((begun) => begun.on('close', forget), forget);
    this.#contexts.set(account, context);
    return context;
  }

  /** Opens the screen in a page of that width; `leave` closes it. */
  async open(screen: Screen, width: number): Promise<Page> {
    const { account, arrange, reach, address, query } = screen;
    const context = await (screen.isApart ? this.#begin(account) : this.#shared(account));
    const page = await context.newPage();
    try {
      await page.setViewportSize({ width, height });
      await withoutChanges(page, arrange);
      await page.goto(`${address}${query?.() ?? ''}`, { waitUntil: 'commit' });
      await (reach ?? arrived(screen))(page);
      await waitUntilStill(page);
      return page;
    } catch (error) {
      await this.leave(screen, page);
      throw error;
    }
  }

  async leave({ isApart }: Screen, page: Page): Promise<void> {
    // A request that was kept waiting would go its way when its page is closed; one whose page
    // was left is given up.
    await page.goto('about:blank');
    await (isApart ? page.context() : page).close();
  }

  async close(): Promise<void> {
    const contexts = await Promise.all(this.#contexts.values());
    await Promise.all(contexts.map((context) => context.close()));
  }
}

/** Waits for what every screen has that needs no special way. */
function arrived(screen: Screen) {
  return async (page: Page) => {
    if (!isDashboardScreen(screen)) await whenAlive(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
}
