import { css } from '#styled-system/css';
import { halves, thirds, whole } from '../../ui/styles.ts';

/** The categories beside the photos, above them on a small screen. */
export const galleryLayout = css({
  display: 'grid',
  gridTemplateColumns: { base: whole, lg: '260px minmax(0, 1fr)' },
  columnGap: '10',
  rowGap: '5',
  alignItems: 'start',
});

/** The sticky column of categories. */
export const categories = css({
  display: { base: 'none', lg: 'block' },
  position: 'sticky',
  top: '24',
});

export const photoGrid = css({
  display: 'grid',
  gridTemplateColumns: { base: halves, md: thirds },
  columnGap: { base: '3', md: '5' },
  rowGap: { base: '4', md: '6' },
});

/**
 * The first cell of an odd number of photos, which spans both columns of a phone. No selector that
 * counts the cells: while the page arrives, each further photo would move the others.
 */
export const wideCell = css({ gridColumn: { base: '1 / -1', md: 'auto' } });

/** The last of a `photoGrid`, which fills what the photos leave of three columns. */
export const lastCell = css({
  display: { base: 'none', md: 'grid' },
  '&:nth-of-type(3n + 1)': { display: { md: 'none' } },
  '&:nth-of-type(3n + 2)': { gridColumn: 'span 2' },
});
