import { findBrowser } from '../../run/browser.ts';
import { median } from '../median.ts';
import { messages } from '../messages.ts';
import type { Findings, Section, Settings } from '../section.ts';
import { openSpeedServer } from './server.ts';
import { visit, type Network, type Speed } from './visit.ts';

const pages = ['/', '/actualites', '/inscription', '/bts'] as const;

const networks: readonly Network[] = [
  { name: '4G lente', roundTripMs: 150, throughput: 1638.4, mostRatio: 1.15 },
  { name: '3G faible', roundTripMs: 300, throughput: 700, mostRatio: 1.2 },
];

/**
 * The mark that a page must have on the slow 4G. On the poor 3G it also depends on what moves: the
 * visit is watched for so long there that the carousel has gone on, which counts as painted late.
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

function middle(visits: readonly Speed[]): Speed {
  const of = (name: keyof Speed) => median(visits.map((one) => one[name]));
  return {
    score: of('score'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
  };
}

const ratioOf = ({ page, copy }: Comparison) => page.largestPaint / copy.largestPaint;

async function measure(stopped: AbortSignal, { runs }: Settings): Promise<Findings> {
  const browser = findBrowser();
  const server = await openSpeedServer();
  const comparisons: Comparison[] = [];
  try {
    for (const network of networks) {
      for (const path of pages) {
        const visits: { page: Speed; copy: Speed }[] = [];
        // In turns: whatever else the machine does slows both down alike.
        for (let run = 0; run < runs; run++) {
          stopped.throwIfAborted();
          const page = await visit(server.page(path), network, browser);
          const copy = await visit(server.copy(path), network, browser);
          visits.push({ page, copy });
        }
        const comparison = {
          path,
          network,
          page: middle(visits.map(({ page }) => page)),
          copy: middle(visits.map(({ copy }) => copy)),
        };
        console.log(messages.compared(path, network.name, 'LCP', ratioOf(comparison)));
        comparisons.push(comparison);
      }
    }
  } finally {
    server.close();
  }
  return {
    columns: [
      'Page',
      'Réseau',
      'Note',
      'Copie',
      'LCP (ms)',
      'Copie (ms)',
      'Rapport',
      'TBT (ms)',
      'CLS',
    ],
    rows: comparisons.map((comparison) => {
      const { path, network, page, copy } = comparison;
      return [
        path,
        network.name,
        page.score.toFixed(0),
        copy.score.toFixed(0),
        page.largestPaint.toFixed(0),
        copy.largestPaint.toFixed(0),
        ratioOf(comparison).toFixed(2),
        page.blocking.toFixed(0),
        page.shift.toFixed(3),
      ];
    }),
    faults: comparisons.flatMap(faultsOf),
  };
}

function faultsOf(comparison: Comparison): string[] {
  const { path, network, page } = comparison;
  const ratio = ratioOf(comparison);
  const isMarked = network === networks[0];
  const faults: [boolean, string][] = [
    [!(ratio <= network.mostRatio), `LCP ${ratio.toFixed(2)} fois celui de la copie`],
    [!(page.shift <= mostShift), `CLS ${page.shift.toFixed(3)}`],
    [isMarked && !(page.score >= leastScore), `note ${page.score.toFixed(0)}`],
    [!(page.blocking <= mostBlockingMs), `TBT ${page.blocking.toFixed(0)} ms`],
  ];
  return faults.flatMap(([isSo, what]) => (isSo ? [`${path}, ${network.name} : ${what}`] : []));
}

/** How soon a page can be read and used, beside the same page without its scripts. */
export const speed: Section = {
  name: 'lighthouse',
  title: 'quatre pages et leur copie sans script, sur un téléphone modeste',
  measure,
};
