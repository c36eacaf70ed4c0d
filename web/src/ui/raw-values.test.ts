import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..');

/** Where values get their names, and what is printed or written to files rather than shown. */
const elsewhere = ['ui/tokens.ts', 'pdf/', 'exports/'];

interface Rule {
  readonly what: string;
  readonly raw: RegExp;
  /** How it would look, and how it should. */
  readonly wrong: readonly string[];
  readonly right: readonly string[];
}

const named = 'white|black|red|green|blue|yellow|orange|gray|grey|silver|gold';

const rules: readonly Rule[] = [
  {
    what: 'a colour',
    raw: new RegExp(
      [
        String.raw`['"\`\s(,]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=['"\`\s),;])`,
        String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(`,
        String.raw`(?:color|background|fill|stroke)[\w-]*[=:]\s*\{?\s*['"](?:${named})['"]`,
      ].join('|'),
      'i',
    ),
    wrong: [
      "color: '#fff',",
      'background="#0B5D46"',
      "border: '1px solid rgb(0 0 0 / 10%)'",
      "color: 'white'",
      'fill="black"',
    ],
    right: ["color: 'ink'", 'href="#contenu"', "background: 'call.soft'", '`#${id}`'],
  },
  {
    what: 'a size of type',
    raw: /fontSize\b[^\n]*['"][\d.]+(?:px|rem|em|pt|%)['"]/,
    wrong: ["fontSize: '14px'", 'fontSize="0.9em"', "fontSize={{ base: '1rem', md: 'sm' }}"],
    right: ["fontSize: 'sm'", "fontSize={{ base: 'md', md: 'lg' }}"],
  },
  {
    what: 'a corner',
    raw: /[rR]adius\b[^\n]*['"][\d.]*[1-9][\d.]*(?:px|rem|em|%)['"]/,
    wrong: ["borderRadius: '4px'", 'borderTopRadius="9px"', "borderRadius: '50%'"],
    right: ["borderRadius: 'card'", 'borderRadius="0"'],
  },
  {
    what: 'a shadow',
    // What is drawn without a blur is a line, in a colour that has a name.
    raw: /boxShadow\b[^\n]*['"](?!(?:inset )?(?:-?\d+(?:px)? ){2}0 )[^'"]*\d+px/,
    wrong: ["boxShadow: '0 1px 2px ink'"],
    right: [
      "boxShadow: 'card'",
      "boxShadow: 'inset 0 -2px 0 {colors.call}'",
      "boxShadow: '0 0 0 2px {colors.focus.inner}'",
    ],
  },
  {
    what: 'a layer',
    raw: /zIndex\b[=:]\s*\{?\s*['"]?-?\d/,
    wrong: ["zIndex: '5'", 'zIndex={10}', 'zIndex: -1'],
    right: ["zIndex: 'over'", "zIndex: 'var(--z-index)'"],
  },
  {
    what: 'the length of a movement',
    raw: /transition(?!-)\b[^\n]*['"\s][\d.]+m?s\b/i,
    wrong: ["transition: 'color 180ms ease-out'", 'transition="opacity .2s"'],
    right: ["transition: 'color {durations.quick} ease-out'"],
  },
];

const isComponent = (file: string) =>
  /(?<!\.test)\.tsx?$/.test(file) && !elsewhere.some((place) => file.startsWith(place));

/** Each line of our components, under its place. */
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

describe('Components name the values of the design system:', () => {
  it.each(rules)('none writes $what itself', async ({ raw }) => {
    const lines = await componentLines();
    expect(lines.length).toBeGreaterThan(10_000);
    const found = lines.filter(([, line]) => raw.test(line));
    expect(found.map(([place, line]) => `${place} ${line.trim()}`)).toEqual([]);
  });

  it.each(rules)('$what written by hand is noticed, its name is not', (rule) => {
    for (const wrong of rule.wrong) expect(wrong).toMatch(rule.raw);
    for (const right of rule.right) expect(right).not.toMatch(rule.raw);
  });
});
