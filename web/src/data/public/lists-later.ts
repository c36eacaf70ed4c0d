/** Loads the module that reads lists, with its SDK, after the page is interactive. */
export const loadPublishedLists = () => import('./published-lists.ts');
