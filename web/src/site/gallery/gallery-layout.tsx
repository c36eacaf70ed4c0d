import { chakra } from '@chakra-ui/react';

/** The categories beside the photos, above them on a small screen. */
export const GalleryLayout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' },
    columnGap: '10',
    rowGap: '5',
    alignItems: 'start',
  },
});

/** The column of categories, which stays in sight. */
export const Categories = chakra('div', {
  base: { display: { base: 'none', lg: 'block' }, position: 'sticky', top: '24' },
});

/** The photos of a category. */
export const PhotoGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
    },
    columnGap: { base: '3', md: '5' },
    rowGap: { base: '4', md: '6' },
    listStyleType: 'none',
    // The first one is large where there are two columns, so that an odd number leaves no hole.
    '& > li:first-of-type:nth-last-of-type(odd)': {
      gridColumn: { base: '1 / -1', md: 'auto' },
    },
  },
});
