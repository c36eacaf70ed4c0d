/** The reading of lists: its SDK is no part of a page, which fetches it once it is interactive. */
export const publishedLists = () => import('./published-lists.ts');
