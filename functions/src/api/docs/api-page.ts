import { currentPage } from '../../docs/markdown.ts';
import { routes } from '../routes/index.ts';
import { withTables } from './tables.ts';

/** The page for those who write programs that use the API. */
export const apiFile = new URL('../../../../docs/api.md', import.meta.url);

/** The page as it is to be: with tables that agree with the routes. */
export const apiPage = () => currentPage(apiFile, (page) => withTables(page, routes));
