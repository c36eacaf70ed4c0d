/** `npm test`: the checks of the project. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findJava } from '../../emulators/java.ts';
import { failuresFolder, logsFolder } from '../../emulators/paths.ts';
import { SuiteProblem } from '../../emulators/problem.ts';
import { findBrowser } from './browser.ts';
import {
  releaseIdleFunctions,
  reservePorts,
  TestEmulators,
} from './emulators.ts';
import { LogBook } from './log-book.ts';
import { messages } from './messages.ts';
import { planOf, type Plan } from './options.ts';
import { run, script } from './program.ts';
import { factsOf, suitesFor, type Step } from './steps.ts';
import { runProject, type Tally } from './vitest.ts';

const stopping = new AbortController();
const interrupted = stopping.signal;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    if (!interrupted.aborted) console.log(`\n${messages.interrupted}`);
    stopping.abort();
  });
}

// Whoever launched this may be killed without a word: then nobody reads the result any more.
const launcher = process.ppid;
setInterval(() => {
  if (process.ppid !== launcher) stopping.abort();
}, 1000).unref();

/** A script that is a check as a whole: it counts as a failed one or not at all. */
async function check(name: string, folder = '.'): Promise<Tally> {
  const log = join(logsFolder, `test-${name.replace(':', '-')}.log`);
  const { code, output } = await run({ ...script(name, folder), log }, interrupted);
  return { passed: 0, failed: code === 0 ? 0 : 1, output };
}

/** A thousand commands of a new seed, unless the environment asks for others (tests/model). */
const longModel = {
  MODEL_SEED: process.env['MODEL_SEED'] ?? 'random',
  MODEL_RUNS: process.env['MODEL_RUNS'] ?? '25',
};

/** Runs the steps of one plan, with what they share. */
class TestRun {
  readonly #plan: Plan;
  readonly #book = new LogBook();
  readonly #env: NodeJS.ProcessEnv = {};
  #offsets: readonly number[] = [];

  constructor(plan: Plan) {
    this.#plan = plan;
    if (plan.isWhole) Object.assign(this.#env, longModel);
  }

  #steps(need: ReturnType<typeof factsOf>['needs']): Step[] {
    return this.#plan.steps.filter((step) => factsOf(step).needs === need);
  }

  /** What is missing is said before anything is built. @throws SuiteProblem */
  async #prepare(): Promise<void> {
    const inBrowser = this.#steps('browser').length > 0;
    if (!inBrowser && this.#steps('emulators').length === 0) return;
    findJava();
    if (inBrowser) this.#env['CHROMIUM_PATH'] = await findBrowser(interrupted);
    this.#offsets = [await reservePorts()];
  }

  #do(step: Step, shown: boolean): Promise<boolean> {
    const { title, script: name } = factsOf(step);
    const { files } = this.#plan;
    return this.#book.step(title, () =>
      name === undefined
        ? runProject(step, { env: this.#envOf(step), files, shown }, interrupted)
        : check(name),
    );
  }

  #envOf(step: Step): NodeJS.ProcessEnv {
    const offsets = this.#offsets.slice(0, suitesFor(step));
    return { ...this.#env, PORT_OFFSET: String(offsets[0]), PORT_OFFSETS: offsets.join(',') };
  }

  async #doAll(steps: readonly Step[], shown: boolean): Promise<void> {
    for (const step of steps) {
      if (interrupted.aborted) return;
      await this.#do(step, shown);
    }
  }

  /**
   * Runs what speaks to emulators.
   *
   * @param alone resolved once nothing else keeps the processors busy: a browser is
   *   impatient.
   */
  async #onEmulators(alone: Promise<void>): Promise<void> {
    const [plain, inBrowser] = [this.#steps('emulators'), this.#steps('browser')];
    const all = [...plain, ...inBrowser];
    if (all.length === 0) return;
    const skipAll = (because: string) => {
      for (const step of all) this.#book.skip(factsOf(step).title, because);
    };
    // The rules are tested on a project of their own, without a site and without data.
    const isServed = all.some((step) => step !== 'rules');
    if (!(await this.#book.step(messages.build.functions, () => check('build', 'functions')))) {
      skipAll(messages.build.functions);
      return;
    }
    const suites: TestEmulators[] = [];
    const start = async (offset: number) => {
      const emulators = new TestEmulators({ offset, isSeeded: isServed });
      suites.push(emulators);
      await emulators.ready(interrupted);
    };
    const startAll = (title: string, offsets: readonly number[]) =>
      this.#book.step(title, async () => {
        try {
          await Promise.all(offsets.map(start));
          return { passed: 0, failed: 0 };
        } catch (error) {
          if (!(error instanceof SuiteProblem)) throw error;
          return { passed: 0, failed: 1, complaint: error.message };
        }
      });
    try {
      // What the first one has found or downloaded is there for the others.
      const [first, ...others] = this.#offsets;
      const started = startAll(messages.emulators, first === undefined ? [] : [first]);
      const built =
        !isServed || (await this.#book.step(messages.build.web, () => check('build', 'web')));
      if (!(await started) || !built) {
        skipAll(built ? messages.emulators : messages.build.web);
        return;
      }
      const isSpread = (step: Step) => suitesFor(step) > 1;
      const othersStarted =
        others.length === 0 ? true : startAll(messages.moreEmulators(others.length), others);
      await this.#doAll(
        plain.filter((step) => suitesFor(step) === 1),
        true,
      );
      if (!(await othersStarted)) {
        for (const step of all.filter(isSpread)) {
          this.#book.skip(factsOf(step).title, messages.emulators);
        }
        return;
      }
      await this.#doAll(plain.filter(isSpread), true);
      await alone;
      if (plain.length > 0 && inBrowser.length > 0) await releaseIdleFunctions(this.#offsets);
      await this.#doAll(inBrowser, true);
    } finally {
      await Promise.all(suites.map((emulators) => emulators.stop()));
    }
  }

  /** @returns whether all went well */
  async go(): Promise<boolean> {
    rmSync(failuresFolder, { recursive: true, force: true });
    await this.#prepare();
    const byThemselves = this.#steps('nothing');
    // Those that start emulators of their own come last.
    const isLate = (step: Step) => step === 'mutations' || step === 'screenshots';
    const early = this.#doAll(
      byThemselves.filter((step) => !isLate(step)),
      false,
    );
    await Promise.all([early, this.#onEmulators(early)]);
    await this.#doAll(byThemselves.filter(isLate), true);
    this.#book.close();
    return this.#book.ok;
  }
}

try {
  const ok = await new TestRun(planOf(process.argv.slice(2))).go();
  process.exitCode = interrupted.aborted ? 130 : ok ? 0 : 1;
} catch (error) {
  if (!(error instanceof SuiteProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
