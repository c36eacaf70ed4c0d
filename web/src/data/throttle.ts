/** How often the same thing is counted, in milliseconds: a count costs a read per 1,000 documents. */
export const recountMs = 60_000;

type Work = () => void | Promise<void>;

/** Does work at once when it is asked to, and then no more often than every so many milliseconds. */
export class Throttle {
  #mayRunAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next: Work | undefined;

  readonly #everyMs: number;

  constructor(everyMs: number) {
    this.#everyMs = everyMs;
  }

  /** Of what is asked for too early, the last is done once the time has come. */
  async request(work: Work): Promise<void> {
    this.#next = work;
    if (this.#timer !== undefined) return;
    const wait = this.#mayRunAt - performance.now();
    if (wait <= 0) await this.#run();
    else this.#timer = setTimeout(() => void this.#run(), wait);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #run(): Promise<void> {
    this.#timer = undefined;
    this.#mayRunAt = performance.now() + this.#everyMs;
    await this.#next?.();
  }
}
