import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findBrowser } from '../run/browser.ts';
import {
  alternate,
  median,
  poor3G,
  slow4G,
  type Findings,
  type Network,
  type Section,
} from './section.ts';
import { openSpeedServer } from './speed-server.ts';

/** Lighthouse results of a visit: LCP and TBT in milliseconds, and CLS. */
interface Speed {
  /** Performance score from 0 to 100. */
  readonly score: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
}

/** Fields of Lighthouse's JSON report that are read. */
interface Report {
  readonly categories: { readonly performance?: { readonly score?: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

// npx fetches Lighthouse, which as a dependency would take a seventh of the installation.
const lighthouse = ['--yes', 'lighthouse@13.5.0'];

const config = fileURLToPath(new URL('lighthouse.config.ts', import.meta.url));
const longestReport = 64 * 2 ** 20;

// These are Lighthouse's factors: on a real network, a request takes several round trips and
// does not get the whole bandwidth.
const latencyFactor = 3.75;
const throughputFactor = 0.9;

const throttling = ({ roundTripMs, throughput }: Network) =>
  Object.entries({
    rttMs: roundTripMs,
    throughputKbps: throughput,
    requestLatencyMs: roundTripMs * latencyFactor,
    downloadThroughputKbps: throughput * throughputFactor,
    uploadThroughputKbps: throughput * throughputFactor,
    cpuSlowdownMultiplier: 4,
  }).map(([name, value]) => `--throttling.${name}=${value}`);

/**
 * Runs Lighthouse on a first visit of `url`, in a new browser.
 *
 * @throws when Lighthouse cannot be run, or reports an error.
 */
async function visit(url: string, network: Network, executablePath: string): Promise<Speed> {
  const args = [
    ...[...lighthouse, url, '--quiet', '--output=json', `--config-path=${config}`],
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ...throttling(network),
  ];
  const { stdout } = await promisify(execFile)('npx', args, {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: longestReport,
  });
  const { runtimeError, categories, audits } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: (categories.performance?.score ?? Number.NaN) * 100,
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

const pages = ['/', '/actualites', '/inscription', '/bts'] as const;

/** Maximum ratio of a page's LCP to that of its copy, by network. */
const mostRatios = new Map([
  [slow4G, 1.15],
  [poor3G, 1.2],
]);

/**
 * Minimum score of a page on the slow 4G. On the poor 3G the score has no minimum, because the
 * visit lasts until the carousel moves, which counts as a late paint.
 */
const leastScore = 95;
const mostBlockingMs = 150;
const mostShift = 0.02;

interface Comparison {
  readonly path: string;
  readonly network: Network;
  readonly page: Speed;
  readonly copy: Speed;
}

function medianSpeed(visits: readonly Speed[]): Speed {
  const of = (name: keyof Speed) => median(visits.map((one) => one[name]));
  const [score, largestPaint] = [of('score'), of('largestPaint')];
  return { score, largestPaint, blocking: of('blocking'), shift: of('shift') };
}

const ratioOf = ({ page, copy }: Comparison) => page.largestPaint / copy.largestPaint;

async function measure(stopped: AbortSignal, runs: number): Promise<Findings> {
  const browser = findBrowser();
  const server = await openSpeedServer();
  const comparisons: Comparison[] = [];
  try {
    for (const network of mostRatios.keys()) {
      for (const path of pages) {
        const visits = await alternate(stopped, runs, (side) =>
          visit(server[side](path), network, browser),
        );
        const [page, copy] = [medianSpeed(visits.page), medianSpeed(visits.copy)];
        comparisons.push({ path, network, page, copy });
      }
    }
  } finally {
    server.close();
  }
  return {
    columns: [
      ...['Page', 'Réseau', 'Note', 'Copie'],
      ...['LCP (ms)', 'Copie (ms)', 'Rapport', 'TBT (ms)', 'CLS'],
    ],
    rows: comparisons.map((comparison) => {
      const { path, network, page, copy } = comparison;
      const [scores, paints] = [
        [page.score, copy.score],
        [page.largestPaint, copy.largestPaint],
      ];
      const whole = [...scores, ...paints].map((value) => value.toFixed(0));
      const rest = [page.blocking.toFixed(0), page.shift.toFixed(3)];
      return [path, network.name, ...whole, ratioOf(comparison).toFixed(2), ...rest];
    }),
    faults: comparisons.flatMap(faultsOf),
  };
}

function faultsOf(comparison: Comparison): string[] {
  const { path, network, page } = comparison;
  const ratio = ratioOf(comparison);
  const isScored = network === slow4G;
  const faults: [boolean, string][] = [
    [
      !(ratio <= (mostRatios.get(network) ?? 0)),
      `LCP ${ratio.toFixed(2)} fois celui de la copie`,
    ],
    [!(page.shift <= mostShift), `CLS ${page.shift.toFixed(3)}`],
    [isScored && !(page.score >= leastScore), `note ${page.score.toFixed(0)}`],
    [!(page.blocking <= mostBlockingMs), `TBT ${page.blocking.toFixed(0)} ms`],
  ];
  return faults.flatMap(([isSo, what]) => (isSo ? [`${path}, ${network.name} : ${what}`] : []));
}

/** Section that compares Lighthouse results of pages and of their copies without scripts. */
export const speed: Section = {
  name: 'lighthouse',
  title: 'quatre pages et leur copie sans script, sur un téléphone modeste',
  measure,
};
