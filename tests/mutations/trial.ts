import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../emulators/paths.ts';
import { SuiteError } from '../../emulators/problem.ts';
import { equivalenceOf } from './equivalents.ts';
import { likelyRounds, otherRounds, type Round } from './likely-tests.ts';
import { messages } from './messages.ts';
import type { Mutant } from './mutant.ts';
import type { SuiteOfCopy } from './suite-of-copy.ts';
import { runRound, type Failure } from './tests-run.ts';

/** What became of a mutant. */
export type Verdict =
  | { readonly kind: 'killed'; readonly by: Failure }
  | { readonly kind: 'survived' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'equivalent'; readonly because: string };

interface Surroundings {
  readonly suite: SuiteOfCopy;
  readonly portOffset: number;
  readonly interrupted: AbortSignal;
  /** Whether to leave it at the likely tests. */
  readonly likely: boolean;
}

/** Writes a file all at once: the emulators load rules at every change, and half a file is none. */
function put(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** Tries mutants, one after the other, in the place of the originals. */
export class Trials {
  readonly #surroundings: Surroundings;
  /** Files of tests that pass on the originals, so that their failure proves something. */
  readonly #sound = new Set<string>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** @throws SuiteError when the test that failed fails on the original, too */
  async of(mutant: Mutant): Promise<Verdict> {
    const because = equivalenceOf(mutant);
    if (because !== undefined) return { kind: 'equivalent', because };
    const path = join(root, mutant.file);
    const original = readFileSync(path, 'utf8');
    put(path, mutant.text);
    let found: Verdict & { readonly round?: Round };
    try {
      found = await this.#try(mutant);
    } finally {
      put(path, original);
    }
    if (found.round && found.kind === 'killed') await this.#confirm(found.round, found.by);
    return found;
  }

  async #try(mutant: Mutant): Promise<Verdict & { readonly round?: Round }> {
    const { suite, likely } = this.#surroundings;
    const isRule = mutant.group === 'rules';
    if (isRule) {
      const emulated = await suite.running();
      const compiles = await emulated.compilesRules(mutant.file, mutant.text);
      if (!compiles) return { kind: 'broken' };
    }
    let isBuilt = isRule;
    for (const round of [...likelyRounds(mutant), ...(likely ? [] : otherRounds(mutant))]) {
      if (round.project !== 'unit') await suite.running();
      if (!isBuilt && round.project !== 'unit' && !round.inProcess) {
        if (!(await this.#rebuild())) return { kind: 'broken' };
        isBuilt = true;
      }
      const [by] = await this.#run(round);
      if (by) return { kind: 'killed', by, round };
    }
    return { kind: 'survived' };
  }

  async #rebuild(): Promise<boolean> {
    return (await this.#surroundings.suite.running()).rebuildFunctions();
  }

  /** A test that ran out of time may say no more than that the machine was busy. */
  async #run(round: Round): Promise<Failure[]> {
    const { portOffset, interrupted } = this.#surroundings;
    const failures = await runRound(round, portOffset, interrupted);
    const isLate = failures[0] !== undefined && /timed? ?out/i.test(failures[0].reason);
    return isLate ? runRound(round, portOffset, interrupted) : failures;
  }

  async #confirm(round: Round, { file }: Failure): Promise<void> {
    if (this.#sound.has(file)) return;
    if (round.project === 'functions' && !round.inProcess) await this.#rebuild();
    const [failure] = await this.#run({ ...round, files: [file] });
    if (failure)
      throw new SuiteError(messages.unsound(file, `${failure.test} ${failure.reason}`.trim()));
    this.#sound.add(file);
  }
}
