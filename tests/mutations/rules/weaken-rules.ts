import { roles } from '@centre/domain/permissions';
import { everyClause, rangeOf, type Clause } from './clauses.ts';
import { what } from './messages.ts';
import { statementsOf, type Statements } from './statements.ts';
import { tokensOf } from './tokens.ts';

/** One place put otherwise; `start` and `end` count characters. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** What it comes to, in French, for the person who reads it. */
  readonly what: string;
}

/** Rules with one protection weaker than it is. */
export interface Mutant {
  /** Counted from 1. */
  readonly line: number;
  /** That line of the original. */
  readonly code: string;
  readonly what: string;
  /** What stood there and what stands there now, each on one line. */
  readonly change: string;
  /** All of the rules. */
  readonly text: string;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Every way of making the rules of a file let one thing more through. */
export function weakenRules(text: string): Mutant[] {
  const statements = statementsOf(tokensOf(text));
  const edits = [
    ...statements.conditions.flatMap((condition) => weakenCondition(text, condition)),
    ...statements.lists.flatMap(widenList),
    ...statements.allows.flatMap(allowMore),
    ...statements.names.map((name) => widenName(name)),
    ...openEverything(statements),
  ];
  return edits.map(({ start, end, replacement, what }) => {
    const line = text.slice(0, start).split('\n').length;
    return {
      line,
      code: text.split('\n')[line - 1]?.trim() ?? '',
      what,
      change: `${oneLine(text.slice(start, end))} → ${oneLine(replacement)}`,
      text: text.slice(0, start) + replacement + text.slice(end),
    };
  });
}

function weakenCondition(text: string, condition: Clause): Edit[] {
  const clauses = everyClause(condition);
  const isOpen = condition.tokens.map((token) => token.text).join('') === 'true';
  return [
    ...(isOpen ? [] : [{ ...rangeOf(condition), replacement: 'true', what: what.alwaysTrue }]),
    ...clauses.filter(({ kind }) => kind === 'and').flatMap((clause) => dropEach(text, clause)),
    ...clauses.flatMap((clause) => relax(text, clause)),
  ];
}

/** A conjunction without one of its parts. */
function dropEach(text: string, { parts }: Clause): Edit[] {
  return parts.map((part, index) => {
    const before = parts[index - 1];
    const after = parts[index + 1];
    const { start, end } = rangeOf(part);
    const range = before
      ? { start: rangeOf(before).end, end }
      : { start, end: after ? rangeOf(after).start : end };
    return { ...range, replacement: '', what: what.dropped(text.slice(start, end)) };
  });
}

/** A comparison that more values pass. */
function relax(text: string, { kind, operator, parts }: Clause): Edit[] {
  const [left, right] = parts;
  if (kind !== 'comparison' || !operator || !left || !right) return [];
  const { start, end } = rangeOf(right);
  const value = text.slice(start, end);
  const number = /^\d+$/.test(value);
  const put = (replacement: string): Edit[] => [
    { start: operator.start, end, replacement, what: what.relaxed },
  ];
  switch (operator.text) {
    case '>=':
      return put(`>= ${value} - 1`);
    case '<=':
      return put(`<= ${value} + 1`);
    case '>':
      return put(number ? `>= ${value}` : `> ${oneMore(value)}`);
    case '==':
      if (number) return put(`<= ${value} + 1`);
      return value.startsWith("'") ? put(`!= ''`) : [];
    default:
      return [];
  }
}

/** The first number of a span of time, such as 12 hours written in milliseconds, plus one. */
function oneMore(value: string): string {
  return value.replace(/\d+/, (number) => String(Number(number) + 1));
}

/** Words that a list of media types must not hold. */
const strangeTypes = ['text/html', 'image/svg+xml', 'application/octet-stream'];

function widenList({ words, end }: Statements['lists'][number]): Edit[] {
  const isOfRoles = words.every((word) => roles.some((role) => role === word));
  const others = isOfRoles ? roles.filter((role) => !words.includes(role)) : strangeTypes;
  return others.map((word) => ({
    start: end.start,
    end: end.start,
    replacement: `, '${word}'`,
    what: what.added(word),
  }));
}

const covers: Readonly<Record<string, readonly string[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};
const everyMethod = ['get', 'list', 'create', 'update', 'delete'];

function allowMore({ methods }: Statements['allows'][number]): Edit[] {
  const covered = methods.flatMap(({ text }) => covers[text] ?? [text]);
  const last = methods.at(-1);
  if (!last) return [];
  return everyMethod
    .filter((method) => !covered.includes(method))
    .map((method) => ({
      start: last.end,
      end: last.end,
      replacement: `, ${method}`,
      what: what.added(method),
    }));
}

/** What was one name stands for a whole path. */
function widenName({ end }: Statements['names'][number]): Edit {
  return { start: end, end, replacement: '=**', what: what.anyDepth };
}

function openEverything({ inside: { end } }: Statements): Edit[] {
  return ['read', 'write'].map((method) => ({
    start: end,
    end,
    replacement: ` match /{any=**} { allow ${method}: if request.auth != null; }`,
    what: what.opened(method),
  }));
}
