import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../emulators/paths.ts';
import { SuiteError } from '../../emulators/problem.ts';
import { between, currentPage, tableOf } from '../docs/markdown.ts';
import { messages } from './messages.ts';
import type { Findings, Section } from './section.ts';

const file = join(root, 'docs/performance.md');

/** Where the tables are, as people write it. */
export const reportFile = relative(root, file);

/** Puts the table between the markers of its section; what people wrote around stays. */
export async function writeReport(
  { name }: Section,
  { columns, rows }: Findings,
): Promise<void> {
  const marks = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`] as const;
  const missing = () => new SuiteError(messages.noMarkers(name, reportFile));
  const page = await currentPage(pathToFileURL(file), (text) =>
    between(text, marks, tableOf(columns, rows), missing),
  );
  await writeFile(file, page);
}
