import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A network as Lighthouse slows it down: for real, request by request. */
export interface Network {
  readonly name: string;
  /** Milliseconds there and back. */
  readonly roundTripMs: number;
  /** Kilobits a second. */
  readonly throughput: number;
  /** How much longer than its copy a page may take to show its largest part. */
  readonly mostRatio: number;
}

/** What a visit was like. Times in milliseconds. */
export interface Speed {
  /** 0 to 100. */
  readonly score: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
}

/** The part of Lighthouse's JSON report that is read. */
interface Report {
  readonly categories: { readonly performance?: { readonly score?: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

// Lighthouse is no dependency: a seventh of the installation would serve this measurement alone.
const lighthouse = ['--yes', 'lighthouse@13.5.0'];

const config = fileURLToPath(new URL('lighthouse.config.ts', import.meta.url));
const longestReport = 64 * 2 ** 20;

// Lighthouse's own factors: a request over a real network makes more than one round trip, and
// does not get all of the bandwidth.
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
 * Visits `url` for the first time, in a browser of its own.
 *
 * @throws when Lighthouse cannot be had, or has no result.
 */
export async function visit(
  url: string,
  network: Network,
  executablePath: string,
): Promise<Speed> {
  const args = [
    ...lighthouse,
    url,
    '--quiet',
    '--output=json',
    `--config-path=${config}`,
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
