/** What a recipe of docs/recipes changes in one file. */
export interface Edit {
  readonly file: string;
  /** Whole lines as they are before and after; nothing before in a file that is new. */
  readonly before: string;
  readonly after: string;
}

const fence = /^( *)```diff\n([\s\S]*?)^\1```$/gm;

/** The edits that a recipe shows, in their order. */
export function editsIn(recipe: string): Edit[] {
  return [...recipe.matchAll(fence)].map(([, indent = '', block = '']) =>
    editOf(block.split('\n').map((line) => line.slice(indent.length))),
  );
}

function editOf([head = '', ...lines]: readonly string[]): Edit {
  const file = /^--- (\S+)$/.exec(head)?.[1];
  if (file === undefined) throw new Error(`a block does not name its file: ${head}`);
  const without = (sign: '+' | '-') =>
    lines
      .filter((line) => line !== '' && !line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  return { file, before: without('+'), after: without('-') };
}

/**
 * `text` as an edit leaves it.
 *
 * @throws Error unless the lines of before stand there, once.
 */
export function edited(text: string, { file, before, after }: Edit): string {
  const whole = `\n${text}`;
  const [start, end, another] = whole.split(`\n${before}`);
  if (start === undefined || end === undefined || another !== undefined) {
    throw new Error(`not once in ${file}:\n${before}`);
  }
  return `${start}\n${after}${end}`.slice(1);
}
