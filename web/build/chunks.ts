import type { Rolldown } from 'vite';

/**
 * One file for what every public page starts with and what its lists share, with all that they
 * import: it compresses better than many, and is asked for once. All else is left to the bundler.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'site',
    test: /[\\/]web[\\/]src[\\/](app[\\/]site|ui[\\/](announcer|dimension-line|empty-state|published-image|skeleton|tabs)|data[\\/](last-read|use-loaded)|content[\\/](list-states|picture-files))\.tsx?$/,
  },
];
