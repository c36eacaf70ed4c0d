/** Loads the module that reads lists, with its SDK, after the page is interactive. */
export const publishedLists = () => import('./published-lists.ts');
