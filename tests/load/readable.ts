import type { Browser } from '@playwright/test';
import { articleContents } from '../../emulators/seed/content.ts';
import {
  alternate,
  median,
  poor3G,
  slow4G,
  withBrowser,
  withPage,
  type Findings,
  type Network,
  type Section,
} from './section.ts';
import { openSpeedServer } from './speed-server.ts';

const slow3G: Network = { name: '3G lente', roundTripMs: 400, throughput: 400 };

const published = articleContents.filter(({ statut }) => statut === 'publié');

/** Paths of the pages, with the CSS selector of their first readable content. */
const pages: readonly (readonly [path: string, selector: string])[] = [
  ['/', '#actualites-rubriques-panneau h3'],
  ['/actualites', 'article[id^=article-] h3'],
  ['/galerie', 'main li button[aria-haspopup=dialog]'],
  ['/temoignages', 'article[id^=temoignage-] h3'],
  [`/actualites/${published[0]?.id}`, 'article h1'],
];

/** Maximum ratio of a page's time to that of its copy without scripts. */
const mostRatio = 1.1;

/** Budget until the form's first field can be filled in on slow 3G, in milliseconds. */
const mostFormMs = 5000;

/**
 * Moment of a visit. `shown`: the selected content is displayed, and text typed from then on is
 * kept. `hydrated`: the page is hydrated.
 */
type Mark = 'shown' | 'hydrated';

/** Time from the start of a first visit to `mark`, in milliseconds. */
const timeUntil = (
  browser: Browser,
  url: string,
  selector: string,
  network: Network,
  mark: Mark = 'shown',
): Promise<number> =>
  withPage(
    browser,
    [412, 823],
    async (page) => {
      const session = await page.context().newCDPSession(page);
      const throughput = (network.throughput * 1024) / 8;
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.roundTripMs,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
      // The phone is slower than this machine by this factor.
      const rate = network === slow3G ? 6 : 4;
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      await page.addInitScript((wanted) => {
        const look = () => {
          const found = document.querySelector<HTMLElement>(wanted);
          if (!found?.offsetHeight) return void requestAnimationFrame(look);
          performance.mark('shown');
        };
        requestAnimationFrame(look);
        // A check in every animation frame would slow down the hydration on a slow phone.
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
    },
    { serviceWorkers: 'block' },
  );

async function measure(stopped: AbortSignal, runs: number): Promise<Findings> {
  const server = await openSpeedServer();
  const rows: (string | number)[][] = [];
  const faults: string[] = [];
  const compare = async (browser: Browser, network: Network, path: string, wanted: string) => {
    const times = await alternate(stopped, runs, (side) =>
      timeUntil(browser, server[side](path), wanted, network),
    );
    const [page, copy] = [median(times.page), median(times.copy)];
    const ratio = (page / copy).toFixed(2);
    rows.push([path, network.name, page.toFixed(0), copy.toFixed(0), ratio]);
    if (!(page / copy <= mostRatio)) {
      faults.push(`${path}, ${network.name} : lisible après ${ratio} fois sa copie`);
    }
  };
  const openForm = async (browser: Browser, title: string, mark: Mark) => {
    const times: number[] = [];
    const url = server.page('/inscription');
    while (times.length < runs) {
      times.push(await timeUntil(browser, url, '[name=nom]', slow3G, mark));
    }
    const time = median(times);
    rows.push([`/inscription, ${title}`, slow3G.name, time.toFixed(0), '', '']);
    return time;
  };
  try {
    await withBrowser(async (browser) => {
      // The server compresses a page on its first request, which takes longer.
      for (const [path] of pages) await fetch(server.page(path));
      for (const network of [slow4G, poor3G]) {
        for (const page of pages) await compare(browser, network, ...page);
      }
      const shown = await openForm(browser, 'premier champ', 'shown');
      await openForm(browser, 'hydratée', 'hydrated');
      if (!(shown <= mostFormMs)) {
        faults.push(`/inscription : premier champ après ${shown.toFixed(0)} ms`);
      }
    });
  } finally {
    server.close();
  }
  return { columns: ['Page', 'Réseau', 'Lisible (ms)', 'Copie (ms)', 'Rapport'], rows, faults };
}

/** Section on the time until the first content is readable, with and without scripts. */
export const readable: Section = {
  name: 'lisible',
  title: 'quand le premier titre se lit, et quand le formulaire répond',
  measure,
};
