import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../run/browser.ts';
import { articleContents } from '../../emulators/seed/content.ts';
import { median, type Findings, type Section } from './section.ts';
import { openSpeedServer } from './speed-server.ts';

interface Network {
  readonly name: string;
  /** Milliseconds there and back. */
  readonly roundTripMs: number;
  /** Kilobits a second. */
  readonly throughput: number;
  /** How many times slower than this machine the phone is. */
  readonly slowdown: number;
}

const slow4G: Network = { name: '4G lente', roundTripMs: 150, throughput: 1638.4, slowdown: 4 };
const poor3G: Network = { name: '3G faible', roundTripMs: 300, throughput: 700, slowdown: 4 };
const slow3G: Network = { name: '3G lente', roundTripMs: 400, throughput: 400, slowdown: 6 };

const published = articleContents.filter(({ statut }) => statut === 'publié');

/** What a visitor comes to each page for. */
const pages: readonly (readonly [path: string, selector: string])[] = [
  ['/', '#actualites-rubriques-panneau h3'],
  ['/actualites', 'article[id^=article-] h3'],
  ['/galerie', 'main li button[aria-haspopup=dialog]'],
  ['/temoignages', 'article[id^=temoignage-] h3'],
  [`/actualites/${published[0]?.id}`, 'article h1'],
];

/** How much longer than its copy without scripts a page may take to be read. */
const mostRatio = 1.1;

/** How long the form's first field may take to be filled in on slow 3G, in milliseconds. */
const mostFormMs = 5000;

/**
 * When what the visitor comes for is on the screen: what is typed from then on is kept. And when
 * the page is hydrated.
 */
type Mark = 'shown' | 'hydrated';

/** When a first visit comes to `mark`, in milliseconds from its start. */
async function moment(
  browser: Browser,
  url: string,
  selector: string,
  { roundTripMs, throughput, slowdown }: Network,
  mark: Mark = 'shown',
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: roundTripMs,
      downloadThroughput: (throughput * 1024) / 8,
      uploadThroughput: (throughput * 1024) / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript((wanted) => {
      const look = () => {
        const found = document.querySelector<HTMLElement>(wanted);
        if (!found?.offsetHeight) return void requestAnimationFrame(look);
        performance.mark('shown');
      };
      requestAnimationFrame(look);
      // Not frame by frame, which takes a slow phone's time from the hydration.
      const observer = new MutationObserver(() => performance.mark('hydrated'));
      observer.observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
    }, selector);
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
    const reached = await page.waitForFunction(
      (name) => performance.getEntriesByName(name)[0]?.startTime,
      mark,
      { timeout: 120_000, polling: 200 },
    );
    return Number(await reached.jsonValue());
  } finally {
    await context.close();
  }
}

async function measure(stopped: AbortSignal, runs: number): Promise<Findings> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const server = await openSpeedServer();
  const rows: (string | number)[][] = [];
  const faults: string[] = [];
  try {
    // The first answer of the server takes longer than any other.
    for (const [path] of pages) await fetch(server.page(path));
    for (const network of [slow4G, poor3G]) {
      for (const [path, selector] of pages) {
        const times: { page: number; copy: number }[] = [];
        // In turns: other work of the machine slows both down alike.
        for (let run = 0; run < runs; run++) {
          stopped.throwIfAborted();
          times.push({
            page: await moment(browser, server.page(path), selector, network),
            copy: await moment(browser, server.copy(path), selector, network),
          });
        }
        const [page, copy] = [
          median(times.map((time) => time.page)),
          median(times.map((time) => time.copy)),
        ];
        const ratio = page / copy;
        rows.push([path, network.name, page.toFixed(0), copy.toFixed(0), ratio.toFixed(2)]);
        if (!(ratio <= mostRatio)) {
          faults.push(
            `${path}, ${network.name} : lisible après ${ratio.toFixed(2)} fois sa copie`,
          );
        }
      }
    }
    const form: Record<Mark, number[]> = { shown: [], hydrated: [] };
    for (let run = 0; run < runs; run++) {
      for (const mark of ['shown', 'hydrated'] as const) {
        const url = server.page('/inscription');
        form[mark].push(await moment(browser, url, '[name=nom]', slow3G, mark));
      }
    }
    const [shown, hydrated] = [median(form.shown), median(form.hydrated)];
    rows.push(['/inscription, premier champ', slow3G.name, shown.toFixed(0), '', '']);
    rows.push(['/inscription, hydratée', slow3G.name, hydrated.toFixed(0), '', '']);
    if (!(shown <= mostFormMs)) {
      faults.push(`/inscription : premier champ après ${shown.toFixed(0)} ms`);
    }
  } finally {
    await browser.close();
    server.close();
  }
  return { columns: ['Page', 'Réseau', 'Lisible (ms)', 'Copie (ms)', 'Rapport'], rows, faults };
}

/** When what a visitor comes for can be read, beside the same page without its scripts. */
export const readable: Section = {
  name: 'lisible',
  title: 'quand le premier titre se lit, et quand le formulaire répond',
  measure,
};
