import { tableOf } from '../docs/markdown.ts';
import type { Equivalent } from './equivalents.ts';
import { messages, verdicts } from './messages.ts';
import { groups, type Mutant } from './mutant.ts';
import type { Verdict } from './trial.ts';

/** A mutant and what became of it. */
export interface Outcome {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
  /** Milliseconds that it took. */
  readonly ms: number;
}

const placeOf = ({ file, line }: Mutant): string => `${file}:${line}`;

/** What would be tried, a line for each. */
export function listOf(mutants: readonly Mutant[]): string {
  const lines = mutants.map((mutant) =>
    [mutant.group, placeOf(mutant), mutant.what, mutant.change].join(' · '),
  );
  return [...lines, '', messages.found(mutants.length)].join('\n');
}

/** The line that says how one of them went. */
export function progress({ mutant, verdict, ms }: Outcome, index: number, of: number): string {
  const seconds = `${(ms / 1000).toFixed(1).replace('.', ',')} s`;
  const where = `${placeOf(mutant)} · ${mutant.what}`;
  return `[${index}/${of}] ${verdicts[verdict.kind]} · ${where} · ${remark(verdict)} (${seconds})`;
}

function remark(verdict: Verdict): string {
  if (verdict.kind === 'killed') return `${verdict.by.file} (${verdict.by.test})`;
  return verdict.kind === 'equivalent' ? verdict.because : '';
}

/** The tables at the end, and whether every weakening was noticed. */
export function summary(
  outcomes: readonly Outcome[],
  idle: readonly Equivalent[],
): { readonly text: string; readonly ok: boolean } {
  const of = (kind: Verdict['kind']) => outcomes.filter(({ verdict }) => verdict.kind === kind);
  const bad = [...of('survived'), ...of('broken')];
  const unnoticed = bad.map(({ mutant, verdict }) => [
    ...[verdicts[verdict.kind], placeOf(mutant), mutant.what],
    mutant.change.slice(0, 120),
  ]);
  const parts = [
    tableOf(messages.groupColumns, byGroup(outcomes)),
    tableOf(messages.killerColumns, byKiller(outcomes)),
    ...(of('equivalent').length > 0
      ? [tableOf(messages.equivalentColumns, reasons(of('equivalent')))]
      : []),
    ...(bad.length > 0 ? [tableOf(messages.survivorColumns, unnoticed)] : []),
    ...idle.map(({ file, what }) => messages.idle(file, what)),
    messages.verdict(outcomes.length, of('survived').length, of('broken').length),
  ];
  return { text: parts.join('\n\n'), ok: bad.length === 0 && idle.length === 0 };
}

function byGroup(outcomes: readonly Outcome[]): (string | number)[][] {
  return groups.flatMap((group) => {
    const own = outcomes.filter(({ mutant }) => mutant.group === group);
    const count = (kind: Verdict['kind']) =>
      own.filter(({ verdict }) => verdict.kind === kind).length;
    return own.length === 0
      ? []
      : [
          [
            ...[group, own.length, count('killed')],
            ...[count('survived'), count('broken'), count('equivalent')],
          ],
        ];
  });
}

function byKiller(outcomes: readonly Outcome[]): (string | number)[][] {
  const counts = new Map<string, number>();
  for (const { verdict } of outcomes) {
    if (verdict.kind !== 'killed') continue;
    counts.set(verdict.by.file, (counts.get(verdict.by.file) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

function reasons(outcomes: readonly Outcome[]): string[][] {
  return outcomes.map(({ mutant, verdict }) => [placeOf(mutant), mutant.what, remark(verdict)]);
}
