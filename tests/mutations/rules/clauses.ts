import { closing, split, type Token } from './tokens.ts';

/** An expression of the rules language, as far as weakening it needs to know. */
export interface Clause {
  readonly kind: 'and' | 'or' | 'not' | 'group' | 'comparison' | 'other';
  readonly tokens: readonly Token[];
  /** The operands; of a comparison its two sides. */
  readonly parts: readonly Clause[];
  /** Of a comparison. */
  readonly operator?: Token;
}

const comparisons = ['==', '!=', '>=', '<=', '>', '<', 'in', 'is'];

const startOf = (tokens: readonly Token[]): number => tokens[0]?.start ?? 0;
const endOf = (tokens: readonly Token[]): number => tokens.at(-1)?.end ?? 0;

/** Where a clause stands in its file. */
export const rangeOf = ({ tokens }: Clause) => ({
  start: startOf(tokens),
  end: endOf(tokens),
});

/** The clauses of an expression, the weakest operator first. */
export function parseClause(tokens: readonly Token[]): Clause {
  for (const [operator, kind] of [['||', 'or'] as const, ['&&', 'and'] as const]) {
    const operands = split(tokens, ({ text }) => text === operator);
    if (operands.length > 1) return { kind, tokens, parts: operands.map(parseClause) };
  }
  const [first] = tokens;
  if (first?.text === '(' && closing(tokens, 0) === tokens.length - 1) {
    return { kind: 'group', tokens, parts: [parseClause(tokens.slice(1, -1))] };
  }
  return comparisonIn(tokens) ?? negationIn(tokens) ?? { kind: 'other', tokens, parts: [] };
}

function comparisonIn(tokens: readonly Token[]): Clause | undefined {
  let operator: Token | undefined;
  const sides = split(tokens, (token) => {
    if (operator || !comparisons.includes(token.text)) return false;
    operator = token;
    return true;
  });
  if (!operator) return undefined;
  return { kind: 'comparison', tokens, operator, parts: sides.map(parseClause) };
}

function negationIn(tokens: readonly Token[]): Clause | undefined {
  if (tokens[0]?.text !== '!') return undefined;
  return { kind: 'not', tokens, parts: [parseClause(tokens.slice(1))] };
}

/** A clause and everything inside it. */
export function everyClause(clause: Clause): Clause[] {
  return [clause, ...clause.parts.flatMap(everyClause)];
}
