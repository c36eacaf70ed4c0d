import { SuiteError } from '../../emulators/problem.ts';
import { TestEmulators } from '../run/emulators.ts';
import { run, script } from '../run/program.ts';
import { Emulated } from './emulated.ts';
import { messages } from './messages.ts';

/** Emulators of the copy, started when the first mutant asks for them: many never do. */
export class SuiteOfCopy {
  readonly #portOffset: number;
  readonly #interrupted: AbortSignal;
  #emulators: TestEmulators | undefined;
  #emulated: Promise<Emulated> | undefined;

  constructor(portOffset: number, interrupted: AbortSignal) {
    this.#portOffset = portOffset;
    this.#interrupted = interrupted;
  }

  /** @throws SuiteError when they do not start */
  running(): Promise<Emulated> {
    this.#emulated ??= this.#start();
    return this.#emulated;
  }

  async #start(): Promise<Emulated> {
    console.log(messages.starting);
    const built = await run(script('build', 'functions'), this.#interrupted);
    if (built.code !== 0) throw new SuiteError(`${messages.notBuilt}\n${built.output}`);
    this.#emulators = new TestEmulators({ offset: this.#portOffset });
    await this.#emulators.ready(this.#interrupted);
    return new Emulated(this.#portOffset);
  }

  /** Ends whatever was started. */
  async stop(): Promise<void> {
    const [started] = await Promise.allSettled([this.#emulated]);
    if (started.status === 'fulfilled') started.value?.close();
    await this.#emulators?.stop();
  }
}
