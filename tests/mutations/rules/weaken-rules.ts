import { roles } from '@centre/domain/permissions';
import { what } from '../messages.ts';
import type { Edit } from '../mutant.ts';
import { everyClause, rangeOf, type Clause } from './clauses.ts';
import { statementsOf, type Statements } from './statements.ts';
import { tokensOf } from './tokens.ts';

/** Every way of making a rules file let one thing more through. */
export function weakenRules(text: string): Edit[] {
  const statements = statementsOf(tokensOf(text));
  return [
    ...statements.conditions.flatMap((condition) => weakenCondition(text, condition)),
    ...statements.lists.flatMap(widenList),
    ...statements.allows.flatMap(allowMore),
    ...statements.names.map((name) => widenName(name)),
    ...openEverything(statements),
  ];
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
