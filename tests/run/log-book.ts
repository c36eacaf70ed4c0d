import { messages } from './messages.ts';
import type { Tally } from './vitest.ts';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

/** What ran, how long it took, and what came of it. */
export class LogBook {
  #passed = 0;
  #failed = 0;
  readonly #failures: string[] = [];

  /** Runs one step under a title, and says how it went. @returns whether it went well */
  async step(title: string, work: () => Promise<Tally>): Promise<boolean> {
    console.log(`\n▸ ${title}`);
    const began = performance.now();
    const { passed, failed, complaint } = await work();
    this.#passed += passed;
    this.#failed += failed;
    const ok = failed === 0;
    if (!ok) this.#failures.push(title);
    const remark = complaint === undefined ? '' : ` : ${complaint}`;
    console.log(`${ok ? '✓' : '✗'} ${title} (${seconds(performance.now() - began)})${remark}`);
    return ok;
  }

  /** Counts as failed what could not even be tried. */
  skip(title: string, because: string): void {
    this.#failed += 1;
    this.#failures.push(title);
    console.log(`\n✗ ${messages.skipped(title, because)}`);
  }

  get ok(): boolean {
    return this.#failed === 0;
  }

  /** The last lines: what to fix, then the sums. */
  close(): void {
    console.log(`\n${messages.verdict(this.ok, this.#failures.join(', '))}`);
    console.log(`${this.#passed} passed, ${this.#failed} failed`);
  }
}
