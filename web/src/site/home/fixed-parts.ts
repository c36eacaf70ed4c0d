/** The parts of the home page that stay as they were sent. */
export const fixedBlocks = () => import('./fixed-blocks.tsx');
export const fixedLists = () => import('./fixed-lists.tsx');
