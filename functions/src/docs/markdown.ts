import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/** A table of Markdown; `prettier` gives its columns their widths. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * `page` with `content` between two marks; what stands around them is left alone.
 *
 * @throws Error when the page lacks one of them.
 */
export function between(
  page: string,
  [start, end]: readonly [string, string],
  content: string,
): string {
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`the page lacks ${start} and ${end}`);
  return `${page.slice(0, from + start.length)}\n\n${content}\n\n${page.slice(to)}`;
}

/** The page in `file` as it is to be: as it is, with what is generated in it made anew. */
export async function currentPage(
  file: URL,
  withTables: (page: string) => string,
): Promise<string> {
  const options = await resolveConfig(file);
  return format(withTables(readFileSync(file, 'utf8')), { ...options, parser: 'markdown' });
}
