import { Box } from '@chakra-ui/react';
import { otherPhotoCategorie, photoCategories } from '@centre/domain/photo/photo';
import { HiddenText } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { gallery } from './gallery.texts.ts';
import { GalleryLayout, Categories, PhotoGrid } from './gallery-layout.tsx';

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
