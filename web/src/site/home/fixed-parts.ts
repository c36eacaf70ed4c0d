/** Static parts of the home page. */
export const fixedBlocks = () => import('./fixed-blocks.tsx');
export const fixedLists = () => import('./fixed-lists.tsx');
