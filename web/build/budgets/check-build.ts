import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { build, Rolldown } from 'vite';
import { brotliBytes, faultsOf, type Script } from './check.ts';

const repository = join(import.meta.dirname, '../../..');

/**
 * Sees whether the site in `folder` keeps to its budgets.
 *
 * @param built what Vite says of the browser's part.
 * @param pages each page that was written, with the path of its file.
 * @throws Error in French that names what is too heavy.
 */
export function checkBuild(
  built: Awaited<ReturnType<typeof build>>,
  pages: readonly { readonly file: string; readonly html: string }[],
  folder: string,
): void {
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const faults = faultsOf({
    scripts: outputs.filter((output) => output.type === 'chunk').map(scriptOf),
    pages: new Map(pages.map(({ file, html }) => [file.replace(/\.html$/, ''), html])),
    pictureBytes: (url) => brotliBytes(readFileSync(join(folder, url))),
  });
  if (faults.length > 0) {
    throw new Error(
      `Le site dépasse ses limites (web/build/budgets/budgets.ts) :\n\n${faults.join('\n')}\n`,
    );
  }
}

function scriptOf(chunk: Rolldown.OutputChunk): Script {
  const ids = [chunk.facadeModuleId ?? '', ...chunk.moduleIds];
  return {
    file: chunk.fileName,
    bytes: brotliBytes(chunk.code),
    imports: chunk.imports,
    laterImports: chunk.dynamicImports,
    modules: ids.map((id) => relative(repository, id.replace(/\?.*$/, ''))),
  };
}
