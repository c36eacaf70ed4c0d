/** The kinds of protection that are weakened, as `--only` names them. */
export const groups = [
  'rules',
  'permissions',
  'guards',
  'refusals',
  'channels',
  'limits',
  'writes',
  'schemas',
] as const;
export type Group = (typeof groups)[number];

/** One place of a file put otherwise; `start` and `end` count characters of the file. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** What it comes to, in French, for the person who reads the table. */
  readonly what: string;
}

/** A file with one protection weaker than it is. */
export interface Mutant {
  readonly group: Group;
  /** Path from the folder of the project, with slashes. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** That line of the original. */
  readonly code: string;
  readonly what: string;
  /** What stood there and what stands there now, each on one line. */
  readonly change: string;
  /** The whole file. */
  readonly text: string;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function mutantOf(group: Group, file: string, text: string, edit: Edit): Mutant {
  const { start, end, replacement, what } = edit;
  const line = text.slice(0, start).split('\n').length;
  return {
    group,
    file,
    line,
    code: text.split('\n')[line - 1]?.trim() ?? '',
    what,
    change: `${oneLine(text.slice(start, end))} → ${oneLine(replacement)}`,
    text: text.slice(0, start) + replacement + text.slice(end),
  };
}
