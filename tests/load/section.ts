/** What a section found: a table, and what must not be so. */
export interface Findings {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** A sentence for each thing that is wrong; any makes the command fail. */
  readonly faults: readonly string[];
}

/** What the command line says of how to measure. */
export interface Settings {
  /** Visits of each page of which the median is taken. */
  readonly runs: number;
}

/** One part of what `npm run bench` measures, with a table of its own in the docs. */
export interface Section {
  /** Its name on the command line and in the markers of docs/performance.md. */
  readonly name: string;
  readonly title: string;
  /** Against the running emulators. */
  measure(stopped: AbortSignal, settings: Settings): Promise<Findings>;
}
