import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../../emulators/paths.ts';
import { messages } from './messages.ts';
import { mostFlaky, type Tally } from './projects.ts';

interface Entry extends Tally {
  readonly title: string;
  readonly ms: number;
}

const slowestShown = 20;

const durationsFile = join(cacheFolder, 'durations.json');

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

/** What ran, how long it took, and what came of it. */
export class StepReport {
  readonly #entries: Entry[] = [];
  readonly #began = performance.now();

  /** Runs one step under a title, and says how it went. @returns whether it went well */
  async step(title: string, work: () => Promise<Tally>): Promise<boolean> {
    console.log(`\n▸ ${title}`);
    const began = performance.now();
    const entry = { title, ...(await work()), ms: performance.now() - began };
    this.#entries.push(entry);
    const { failed, complaint, output } = entry;
    if (failed > 0 && output) console.log(output.trimEnd());
    const remark = complaint === undefined ? '' : ` : ${complaint}`;
    console.log(`${failed === 0 ? '✓' : '✗'} ${title} (${seconds(entry.ms)})${remark}`);
    return failed === 0;
  }

  /** Counts as failed what could not even be tried. */
  skip(title: string, because: string): void {
    this.#entries.push({ title, passed: 0, failed: 1, ms: 0 });
    console.log(`\n✗ ${messages.skipped(title, because)}`);
  }

  get #flakyFiles() {
    return this.#entries.flatMap(({ files = [] }) =>
      files.filter(({ flaky = [] }) => flaky.length > 0),
    );
  }

  /** Flaky files that are too many count as failures. */
  get #tooFlaky(): number {
    const { length } = this.#flakyFiles;
    return length > mostFlaky ? length : 0;
  }

  get #failed(): number {
    return this.#entries.reduce((sum, { failed }) => sum + failed, this.#tooFlaky);
  }

  get ok(): boolean {
    return this.#failed === 0;
  }

  /** What is kept of a run that went well, without the commit. */
  get summary() {
    return {
      at: new Date().toISOString(),
      seconds: Math.round((performance.now() - this.#began) / 1000),
      flaky: this.#flakyFiles.map(({ path }) => path),
    };
  }

  /** The durations, which are kept in a file too, then what to fix, then the sums. */
  close(): void {
    const files = this.#entries
      .flatMap((entry) => entry.files ?? [])
      .toSorted((a, b) => b.ms - a.ms);
    const ms = performance.now() - this.#began;
    const steps = this.#entries.map(({ title, ms: took }) => ({ title, ms: took }));
    const flaky = this.#flakyFiles;
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(durationsFile, `${JSON.stringify({ ms, steps, files, flaky }, null, 2)}\n`);

    const row = (took: number, name: string) => `${seconds(took).padStart(9)}  ${name}`;
    console.log(`\n${messages.durations}`);
    for (const step of steps) console.log(row(step.ms, step.title));
    console.log(row(ms, messages.total));
    console.log(`\n${messages.slowest(slowestShown)}`);
    for (const { path, ms: took } of files.slice(0, slowestShown)) console.log(row(took, path));
    for (const { path, failures } of files) {
      for (const failure of failures) console.log(`✗ ${path}: ${failure}`);
    }
    const failed = this.#entries.filter((entry) => entry.failed > 0);
    console.log(`\n${messages.verdict(failed.map(({ title }) => title).join(', '))}`);
    if (flaky.length > 0) console.log(messages.flaky(flaky, mostFlaky));
    const passed = this.#entries.reduce((sum, entry) => sum + entry.passed, 0);
    console.log(`${passed} passed, ${this.#failed} failed`);
  }
}
