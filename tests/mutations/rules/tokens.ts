/** A piece of a rules file that means something; comments and blanks are passed over. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const patterns = [
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y,
  /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/y,
  /[A-Za-z_]\w*|\d+(?:\.\d+)?/y,
  /&&|\|\||[=!<>]=|[^]/y,
] as const;

/** The tokens of `text` in their order; every character that is no comment or blank is in one. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const [index, end] = endOfPiece(text, at);
    if (index > 0) tokens.push({ text: text.slice(at, end), start: at, end });
    at = end;
  }
  return tokens;
}

function endOfPiece(text: string, at: number): [index: number, end: number] {
  for (const [index, pattern] of patterns.entries()) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return [index, pattern.lastIndex];
  }
  throw new Error(`no token at ${at}`);
}

const depths: Readonly<Record<string, number>> = {
  ...{ '(': 1, '[': 1, '{': 1 },
  ...{ ')': -1, ']': -1, '}': -1 },
};

/** Index of the bracket that closes the one at `opening`. */
export function closing(tokens: readonly Token[], opening: number): number {
  let depth = 0;
  for (let index = opening; index < tokens.length; index++) {
    depth += depths[tokens[index]?.text ?? ''] ?? 0;
    if (depth === 0) return index;
  }
  throw new Error('a bracket is not closed');
}

/** The parts of `tokens` between the separators that stand inside no bracket. */
export function split(
  tokens: readonly Token[],
  isSeparator: (token: Token) => boolean,
): Token[][] {
  let part: Token[] = [];
  const parts = [part];
  let depth = 0;
  for (const token of tokens) {
    depth += depths[token.text] ?? 0;
    if (depth === 0 && isSeparator(token)) parts.push((part = []));
    else part.push(token);
  }
  return parts;
}
