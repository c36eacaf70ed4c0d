/** What a section found: a table, and what must not be so. */
export interface Findings {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** A sentence for each thing that is wrong; any makes the command fail. */
  readonly faults: readonly string[];
}

/** One part of what `npm run bench` measures, with a table of its own in the docs. */
export interface Section {
  /** Its name on the command line and in the markers of docs/performance.md. */
  readonly name: string;
  readonly title: string;
  /** Against the running emulators; `runs` is the number of visits of which the median is taken. */
  measure(stopped: AbortSignal, runs: number): Promise<Findings>;
}

/** The middle one of `values`; NaN when there are none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
