/** `npm test`: the checks of the project. */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findJava } from '../../emulators/java.ts';
import { cacheFolder, failuresFolder, logsFolder, root } from '../../emulators/paths.ts';
import { SuiteError } from '../../emulators/problem.ts';
import { findBrowser } from './browser.ts';
import { releaseIdleFunctions, reservePorts, TestEmulators } from './emulators.ts';
import { StepReport } from './step-report.ts';
import { messages } from './messages.ts';
import { planOf, type Plan } from './options.ts';
import { run, script } from './program.ts';
import { apart, factsOf, gate, rulesSteps, type Step } from './steps.ts';
import { stopSignal } from './stopping.ts';
import { runInBrowser, runProject, type Tally } from './projects.ts';

const stopping = new AbortController();
const interrupted = AbortSignal.any([stopSignal(), stopping.signal]);
interrupted.addEventListener('abort', () => console.log(`\n${messages.interrupted}`));

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

/** New random inputs, and many more of them, unless the environment asks for others. */
const longForm = {
  FAST_CHECK_SEED: process.env['FAST_CHECK_SEED'] ?? 'random',
  MODEL_SEED: process.env['MODEL_SEED'] ?? 'random',
  MODEL_RUNS: process.env['MODEL_RUNS'] ?? '25',
};

/** How often the nightly run repeats the journeys of `npm test`. */
const repetitions = 5;

/** What a browser takes, with the functions that its journeys start, in bytes. */
const browserMemory = 4 * 1024 ** 3;

/** Runs the steps of one plan, with what they share. */
class TestRun {
  readonly #plan: Plan;
  readonly #book = new StepReport();
  readonly #env: NodeJS.ProcessEnv = {};
  #emulators: TestEmulators | undefined;

  constructor(plan: Plan) {
    this.#plan = plan;
    if (plan.isWhole) Object.assign(this.#env, longForm);
  }

  #steps(need: ReturnType<typeof factsOf>['needs']): Step[] {
    return this.#plan.steps.filter((step) => factsOf(step).needs === need);
  }

  get #portOffset(): number {
    return Number(this.#env['PORT_OFFSET']);
  }

  /** What is missing is said before anything is built. @throws SuiteError */
  async #prepare(): Promise<void> {
    const inBrowser = this.#steps('browser').length > 0;
    if (!inBrowser && this.#steps('emulators').length === 0) return;
    findJava();
    if (inBrowser) this.#env['CHROMIUM_PATH'] = await findBrowser(interrupted);
    this.#env['PORT_OFFSET'] = String(await reservePorts());
  }

  #do(step: Step, shown: boolean): Promise<boolean> {
    const { title, script: name, needs } = factsOf(step);
    const { files, isWhole } = this.#plan;
    const how = { env: this.#env, files, isWhole, shown };
    return this.#book.step(title, () => {
      if (name !== undefined) return check(name);
      if (step === 'steadiness') {
        return runInBrowser(
          'journeys',
          { ...how, isWhole: false, times: repetitions },
          interrupted,
        );
      }
      if (step === 'oldest') {
        return runInBrowser('oldest', { ...how, isWhole: false }, interrupted);
      }
      return needs === 'browser'
        ? runInBrowser(step, how, interrupted)
        : runProject(step, how, interrupted);
    });
  }

  async #doAll(steps: readonly Step[], shown: boolean): Promise<void> {
    for (const step of steps) {
      if (interrupted.aborted) return;
      await this.#do(step, shown);
    }
  }

  /** Stops the emulators, if there are any, and starts new ones. */
  #start(title: string, isSeeded: boolean): Promise<boolean> {
    return this.#book.step(title, async () => {
      try {
        await this.#emulators?.stop();
        this.#emulators = new TestEmulators({ offset: this.#portOffset, isSeeded });
        await this.#emulators.ready(interrupted);
        return { passed: 0, failed: 0 };
      } catch (error) {
        if (!(error instanceof SuiteError)) throw error;
        return { passed: 0, failed: 1, complaint: error.message };
      }
    });
  }

  /** The functions' tests leave many processes behind. Without memory they slow a browser down. */
  async #releaseFunctions(): Promise<void> {
    if (process.availableMemory() >= browserMemory) return;
    try {
      await releaseIdleFunctions(this.#portOffset);
    } catch (error) {
      if (!(error instanceof SuiteError)) throw error;
      await this.#start(messages.newEmulators, true);
    }
  }

  /** Each file of `apart` on emulators of its own. */
  async #doApart(): Promise<void> {
    const { title } = factsOf('apart');
    const { files: wanted } = this.#plan;
    const isWanted = (file: string) =>
      wanted.length === 0 || wanted.some((part) => file.includes(part));
    for (const file of apart.filter(isWanted)) {
      if (interrupted.aborted) return;
      if (!(await this.#start(messages.newEmulators, true))) {
        this.#book.skip(title, messages.newEmulators);
        return;
      }
      const how = { env: this.#env, files: [file], isWhole: true, shown: true };
      await this.#book.step(`${title}: ${file}`, () => runInBrowser('apart', how, interrupted));
    }
  }

  /**
   * Builds what `steps` need and starts emulators for them.
   *
   * @returns whether they can run
   */
  async #areReady(steps: readonly Step[]): Promise<boolean> {
    if (steps.length === 0) return false;
    const skipAll = (because: string) => {
      for (const step of steps) this.#book.skip(factsOf(step).title, because);
      return false;
    };
    if (!(await this.#book.step(messages.build.functions, () => check('build', 'functions')))) {
      return skipAll(messages.build.functions);
    }
    const isServed = steps.some((step) => !rulesSteps.includes(step));
    const started = this.#start(messages.emulators, isServed);
    const built =
      !isServed || (await this.#book.step(messages.build.web, () => check('build', 'web')));
    if (!(await started)) return skipAll(messages.emulators);
    return built || skipAll(messages.build.web);
  }

  /**
   * Runs what speaks to emulators.
   *
   * @param beside what fills the processors while the functions are waited for. It begins when
   *   the emulators have started, for which everything else waits, and a browser waits for its
   *   end, being impatient.
   */
  async #onEmulators(beside: () => Promise<void>): Promise<void> {
    const [plain, inBrowser] = [this.#steps('emulators'), this.#steps('browser')];
    try {
      const isReady = await this.#areReady([...plain, ...inBrowser]);
      const besides = beside();
      if (!isReady) {
        await besides;
        return;
      }
      // Firestore's rules are tried on a project of their own, beside what is stored; those of
      // Storage look for members in the suite's.
      const isBeside = (step: Step) =>
        step === 'firestore-rules' && plain.includes('functions');
      const rules = besides.then(() => this.#doAll(plain.filter(isBeside), false));
      await this.#doAll(
        plain.filter((step) => !isBeside(step)),
        true,
      );
      await rules;
      if (plain.length > 0 && inBrowser.length > 0) await this.#releaseFunctions();
      await this.#doAll(
        inBrowser.filter((step) => step !== 'apart'),
        true,
      );
      if (inBrowser.includes('apart')) await this.#doApart();
    } finally {
      await this.#emulators?.stop();
    }
  }

  /** @returns whether all went well */
  async go(): Promise<boolean> {
    rmSync(failuresFolder, { recursive: true, force: true });
    await this.#prepare();
    const byThemselves = this.#steps('nothing');
    // They take all processors, or start emulators of their own.
    const isLate = (step: Step) => factsOf(step).isNightly === true;
    const early = byThemselves.filter((step) => !isLate(step));
    await this.#onEmulators(() => this.#doAll(early, false));
    await this.#doAll(byThemselves.filter(isLate), true);
    this.#book.close();
    return this.#book.ok;
  }

  /** Keeps which commit passed, when all of the gate ran on just what was committed. */
  keepPassed(): void {
    const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    const [head, changes] = [git('rev-parse', 'HEAD'), git('status', '--porcelain')];
    const isCommitted = head.status === 0 && changes.stdout === '';
    const { steps, files } = this.#plan;
    const isWholeGate = files.length === 0 && gate.every((step) => steps.includes(step));
    if (!isCommitted || !isWholeGate) return;
    const passed = { commit: head.stdout.trim(), ...this.#book.summary };
    writeFileSync(join(cacheFolder, 'passed.json'), `${JSON.stringify(passed, null, 2)}\n`);
  }
}

try {
  const testRun = new TestRun(planOf(process.argv.slice(2)));
  const ok = await testRun.go();
  if (ok && !interrupted.aborted) testRun.keepPassed();
  process.exitCode = interrupted.aborted ? 130 : ok ? 0 : 1;
} catch (error) {
  if (!(error instanceof SuiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
