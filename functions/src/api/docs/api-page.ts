import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { routes } from '../routes/index.ts';
import { withTables } from './tables.ts';

/** The page for those who write programs that use the API. */
export const pageFile = new URL('../../../../docs/api.md', import.meta.url);

/** The page as it is to be: as it is, with tables that agree with the routes. */
export async function currentPage(): Promise<string> {
  const text = withTables(readFileSync(pageFile, 'utf8'), routes);
  const options = await resolveConfig(pageFile);
  return format(text, { ...options, parser: 'markdown' });
}
