import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..');

/** Paths that may contain literal values: the tokens, and the code of PDFs and exports. */
const elsewhere = ['ui/tokens.ts', 'pdf/', 'exports/'];

const named = 'white|black|red|green|blue|yellow|orange|gray|grey|silver|gold';
const colour = [
  String.raw`['"\`\s(,]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=['"\`\s),;])`,
  String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(`,
  String.raw`(?:color|background|fill|stroke)[\w-]*[=:]\s*\{?\s*['"](?:${named})['"]`,
].join('|');

/** Patterns of literal values, each with an example. */
const rules: readonly (readonly [what: string, raw: RegExp, example: string])[] = [
  ['colour', new RegExp(colour, 'i'), 'background="#0B5D46"'],
  [
    'font size',
    /fontSize\b[^\n]*['"][\d.]+(?:px|rem|em|pt|%)['"]/,
    "fontSize={{ base: '1rem', md: 'sm' }}",
  ],
  [
    'border radius',
    /[rR]adius\b[^\n]*['"][\d.]*[1-9][\d.]*(?:px|rem|em|%)['"]/,
    "borderRadius: '4px'",
  ],
  [
    // A shadow without a blur is a line in a named colour, which is allowed.
    'shadow',
    /boxShadow\b[^\n]*['"](?!(?:inset )?(?:-?\d+(?:px)? ){2}0 )[^'"]*\d+px/,
    "boxShadow: '0 1px 2px ink'",
  ],
  ['z-index', /zIndex\b[=:]\s*\{?\s*['"]?-?\d/, 'zIndex={10}'],
  [
    'transition duration',
    /transition(?!-)\b[^\n]*['"\s][\d.]+m?s\b/i,
    "transition: 'color 180ms ease-out'",
  ],
];

const isComponent = (file: string) =>
  /(?<!\.test)\.tsx?$/.test(file) && !elsewhere.some((place) => file.startsWith(place));

/** Lines of all components, each with its file and line number. */
async function componentLines(): Promise<readonly (readonly [place: string, line: string])[]> {
  const files = (await readdir(sources, { recursive: true })).filter(isComponent);
  const lines = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(sources, file), 'utf8');
      return text
        .split('\n')
        .map((line, index) => [`web/src/${file}:${index + 1}`, line] as const);
    }),
  );
  return lines.flat();
}

describe('Components', () => {
  it.each(rules)('contain no literal %s', async (_, raw, example) => {
    expect(example).toMatch(raw);
    const lines = await componentLines();
    expect(lines.length).toBeGreaterThan(10_000);
    const found = lines.filter(([, line]) => raw.test(line));
    expect(found.map(([place, line]) => `${place} ${line.trim()}`)).toEqual([]);
  });
});
