import { readFile, writeFile } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { build } from 'vite';
import { faultsOf, type BuiltSite } from './check.ts';
import { chunksOf } from './chunk.ts';
import { baselineOf, type Baseline } from './growth.ts';

const repository = join(import.meta.dirname, '../..');
const baselineFile = join(import.meta.dirname, 'baseline.json');

/**
 * Sees whether the site in `folder` keeps to its budgets. With `isAccepted`, what its modules
 * weigh now is what they are compared with from then on.
 *
 * @param built what Vite says of the browser's part.
 * @param pages each page that was written, with the path of its file.
 * @throws Error in French that names what is too heavy and what has grown.
 */
export async function checkBuild(
  built: Awaited<ReturnType<typeof build>>,
  pages: readonly { readonly file: string; readonly html: string }[],
  folder: string,
  isAccepted: boolean,
): Promise<void> {
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const site: BuiltSite = {
    chunks: chunksOf(outputs, repository),
    pages: new Map(pages.map(({ file, html }) => [file.replace(/\.html$/, ''), html])),
    pictureBytes: (url) => statSync(join(folder, url)).size,
  };
  if (isAccepted) {
    await writeFile(baselineFile, `${JSON.stringify(baselineOf(site.chunks), null, 2)}\n`);
  }
  const baseline = JSON.parse(await readFile(baselineFile, 'utf8')) as Baseline;
  const faults = faultsOf(site, baseline);
  if (faults.length > 0) {
    throw new Error(
      `Le site est plus lourd que prévu (web/budgets/budgets.ts) :\n\n${faults.join('\n\n')}\n`,
    );
  }
}
