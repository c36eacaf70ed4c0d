import { parseClause, type Clause } from './clauses.ts';
import { closing, type Token } from './tokens.ts';

/** What a rules file says, as far as weakening it needs to know. */
export interface Statements {
  /** Conditions of `allow … if` and of `return`. */
  readonly conditions: readonly Clause[];
  readonly allows: readonly Allow[];
  /** Lists of words, such as roles or media types. */
  readonly lists: readonly WordList[];
  /** The last wildcard of each `match`, when it stands for one name. */
  readonly names: readonly Token[];
  /** The brace that opens the first `match` within the outermost one. */
  readonly inside: Token;
}

interface Allow {
  readonly methods: readonly Token[];
}

interface WordList {
  readonly words: readonly string[];
  readonly end: Token;
}

const isWord = (token: Token | undefined): token is Token => /^['"]/.test(token?.text ?? '');

const upTo = (tokens: readonly Token[], from: number, end: string): Token[] => {
  const rest = tokens.slice(from);
  return rest.slice(
    0,
    rest.findIndex(({ text }) => text === end),
  );
};

export function statementsOf(tokens: readonly Token[]): Statements {
  const at = (word: string) =>
    tokens.flatMap((token, index) => (token.text === word ? [index] : []));
  const conditions = [...at('if'), ...at('return')].map((index) =>
    parseClause(upTo(tokens, index + 1, ';')),
  );
  const allows = at('allow').map((index) => ({
    methods: upTo(tokens, index + 1, ':').filter(({ text }) => text !== ','),
  }));
  const lists = at('[').flatMap((index) => {
    const end = closing(tokens, index);
    const words = tokens.slice(index + 1, end).filter(({ text }) => text !== ',');
    const last = tokens[end];
    if (!last || words.length === 0 || !words.every(isWord)) return [];
    return [{ words: words.map(({ text }) => text.slice(1, -1)), end: last }];
  });
  const matches = at('match').map((index) => index + 1);
  const [, second] = matches.map((index) => openingOf(tokens, index));
  if (!second) throw new Error('no match inside a match');
  return {
    conditions,
    allows,
    lists,
    names: matches.slice(1).flatMap((index) => lastName(tokens, index)),
    inside: firstInside(tokens, matches[0] ?? 0),
  };
}

/** Index of the brace that opens the block of a `match`: the one that follows no slash. */
function openingOf(tokens: readonly Token[], from: number): number {
  for (let index = from; index < tokens.length; index++) {
    if (tokens[index]?.text === '{' && tokens[index - 1]?.text !== '/') return index;
  }
  throw new Error('a match without a block');
}

function firstInside(tokens: readonly Token[], from: number): Token {
  const brace = tokens[openingOf(tokens, from)];
  if (!brace) throw new Error('a match without a block');
  return brace;
}

function lastName(tokens: readonly Token[], from: number): Token[] {
  const opening = openingOf(tokens, from);
  const path = tokens.slice(from, opening);
  const name = path.at(-2);
  const isOneName = path.at(-1)?.text === '}' && path.at(-3)?.text === '{';
  return name && isOneName ? [name] : [];
}
