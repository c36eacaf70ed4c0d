import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import layout from '../../oxfmt.config.ts';

/** Markdown table, without aligned columns: the formatter of its page aligns them. */
export function tableOf(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/**
 * Page with `content` between two marks.
 *
 * @throws the error of `missing` when the page lacks a mark.
 */
export function textBetween(
  page: string,
  [start, end]: readonly [string, string],
  content: string,
  missing = () => new Error(`the page lacks ${start} and ${end}`),
): string {
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from === -1 || to < from) throw missing();
  return `${page.slice(0, from + start.length)}\n\n${content}\n\n${page.slice(to)}`;
}

/** Page with each of `tables` between the marks of its name. @throws as `textBetween`. */
export function withTables(page: string, tables: Readonly<Record<string, string>>): string {
  const marks = (name: string) =>
    [`<!-- table of ${name} -->`, `<!-- end of ${name} -->`] as const;
  return Object.entries(tables).reduce(
    (text, [name, table]) => textBetween(text, marks(name), table),
    page,
  );
}

/**
 * Formatted page of `file` with regenerated tables.
 *
 * @throws when the formatter rejects the page.
 */
export async function currentPage(
  file: URL,
  withTables: (page: string) => string,
): Promise<string> {
  const page = withTables(readFileSync(file, 'utf8'));
  const { code, errors } = await format(file.pathname, page, layout);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
