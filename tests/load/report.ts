import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../../emulators/paths.ts';
import { SuiteProblem } from '../../emulators/problem.ts';
import { messages } from './messages.ts';
import type { Findings, Section } from './section.ts';

const file = join(root, 'docs/performance.md');

/** Where the tables are, as people write it. */
export const reportFile = relative(root, file);

/** A Markdown table, its columns as wide as what is in them. */
export function tableOf({ columns, rows }: Pick<Findings, 'columns' | 'rows'>): string {
  const lines = [columns, ...rows].map((cells) => cells.map(String));
  const widths = columns.map((_, index) =>
    Math.max(3, ...lines.map((cells) => cells[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = lines;
  const rule = widths.map((width) => '-'.repeat(width));
  return [line(head), line(rule), ...body.map(line)].join('\n');
}

/** Puts the table between the markers of its section; what people wrote around stays. */
export async function writeReport(section: Section, findings: Findings): Promise<void> {
  const before = await readFile(file, 'utf8');
  const opening = `<!-- bench:${section.name} -->`;
  const closing = `<!-- /bench:${section.name} -->`;
  const start = before.indexOf(opening);
  const end = before.indexOf(closing);
  if (start < 0 || end < start) {
    throw new SuiteProblem(messages.noMarkers(section.name, reportFile));
  }
  const after =
    before.slice(0, start + opening.length) +
    `\n\n${tableOf(findings)}\n\n` +
    before.slice(end);
  const style = await resolveConfig(file);
  await writeFile(file, await format(after, { ...style, parser: 'markdown' }));
}
