import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';

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

// Lighthouse's own factors: a request over a real network makes more than one round trip, and
// does not get all of the bandwidth.
const latencyFactor = 3.75;
const throughputFactor = 0.9;

const flagsFor = ({ roundTripMs, throughput }: Network, port: number): Flags => ({
  port,
  output: 'json',
  logLevel: 'silent',
  onlyCategories: ['performance'],
  disableFullPageScreenshot: true,
  formFactor: 'mobile',
  screenEmulation: {
    mobile: true,
    width: 412,
    height: 823,
    deviceScaleFactor: 1.75,
    disabled: false,
  },
  throttlingMethod: 'devtools',
  throttling: {
    rttMs: roundTripMs,
    throughputKbps: throughput,
    requestLatencyMs: roundTripMs * latencyFactor,
    downloadThroughputKbps: throughput * throughputFactor,
    uploadThroughputKbps: throughput * throughputFactor,
    cpuSlowdownMultiplier: 4,
  },
  // A page that has fetched nothing for two seconds has fetched what it wants.
  networkQuietThresholdMs: 2000,
  cpuQuietThresholdMs: 1000,
  pauseAfterFcpMs: 1000,
  pauseAfterLoadMs: 1000,
  maxWaitForLoad: 60_000,
});

/**
 * Visits `url` for the first time, in a browser of its own.
 *
 * @throws when Lighthouse has no result.
 */
export async function visit(
  url: string,
  network: Network,
  executablePath: string,
): Promise<Speed> {
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
    handleSIGINT: false,
  });
  try {
    const result = await lighthouse(url, flagsFor(network, chrome.port));
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    return {
      score: (lhr.categories['performance']?.score ?? Number.NaN) * 100,
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}
