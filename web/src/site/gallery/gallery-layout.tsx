import { Box, chakra } from '@chakra-ui/react';
import { otherPhotoCategorie, photoCategories } from '@centre/domain/photo';
import { gallery } from '../../content/gallery.ts';
import { HiddenText } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

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

/** The sticky column of categories. */
export const Categories = chakra('div', {
  base: { display: { base: 'none', lg: 'block' }, position: 'sticky', top: '24' },
});

export const PhotoGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
    },
    columnGap: { base: '3', md: '5' },
    rowGap: { base: '4', md: '6' },
    // In two columns, an odd number of photos makes the first one span both.
    '& > li:first-of-type:nth-last-of-type(odd)': {
      gridColumn: { base: '1 / -1', md: 'auto' },
    },
  },
});

const placeholders = [0, 1, 2, 3, 4];

/** Placeholder of the gallery, at its size. */
export function LoadingGallery() {
  return (
    <>
      <HiddenText>{gallery.loading}</HiddenText>
      <GalleryLayout aria-hidden>
        <Categories>
          {[...photoCategories, otherPhotoCategorie].map((categorie) => (
            <Skeleton key={categorie} height="40px" marginBottom="1" />
          ))}
        </Categories>
        <Skeleton height="touch" display={{ lg: 'none' }} />
        <div>
          <Skeleton width="40%" height="36px" marginBottom="5" />
          <PhotoGrid>
            {placeholders.map((index) => (
              <li key={index}>
                <Skeleton aspectRatio="8 / 5" borderRadius="card" />
                <Box paddingTop="2">
                  <Skeleton width="70%" />
                </Box>
              </li>
            ))}
          </PhotoGrid>
        </div>
      </GalleryLayout>
    </>
  );
}
