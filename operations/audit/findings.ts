import type { Invariant, Violation } from './invariants.ts';

/** Exceptions of one kind that are kept with their place; the others are only counted. */
const mostKept = 200;

/** What was examined, and what was found wrong. */
export class Findings {
  /** How many of each kind of thing were looked at, by its French name. */
  readonly examined = new Map<string, number>();
  readonly counts = new Map<Invariant, number>();
  readonly violations: Violation[] = [];
  /** Older applications that the dashboard will index when it is opened next. */
  unindexed = 0;

  examine(what: string): void {
    this.examined.set(what, (this.examined.get(what) ?? 0) + 1);
  }

  add(invariant: Invariant, where: string): void {
    const count = (this.counts.get(invariant) ?? 0) + 1;
    this.counts.set(invariant, count);
    if (count <= mostKept) this.violations.push({ invariant, where });
  }

  expect(holds: boolean, invariant: Invariant, where: string): void {
    if (!holds) this.add(invariant, where);
  }
}
