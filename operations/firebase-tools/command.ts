/** A program of this project that an operation runs, and how. */
export interface Command {
  /** The local firebase-tools, a script of package.json, or git. */
  readonly program: 'firebase' | 'script' | 'git';
  readonly args: readonly string[];
  /** Of the project's folders; its root when absent. */
  readonly folder?: 'functions' | 'web';
  readonly env?: Readonly<Record<string, string>>;
  /** Shows what it says while it says it. */
  readonly shown?: boolean;
}

/** How it ended. */
export interface Ending {
  /** 0 when it went well. */
  readonly code: number;
  /** What it wrote on its standard output alone: JSON, where it was asked for. */
  readonly output: string;
  /** Everything that it wrote. */
  readonly said: string;
}

export type Runner = (command: Command) => Promise<Ending>;
