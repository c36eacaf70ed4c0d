import { otherPhotoCategorie, photoCategories, type Photo } from '@centre/domain/photo/photo';
import { Box } from '@chakra-ui/react';
import { stateOfList } from '../../texts/list-states.texts.ts';
import { queryKeys, usePublicQuery, type Load } from '../../data/public/page-data.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Container, HiddenText } from '../../ui/layout.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { gallery } from './gallery.texts.ts';
import { PhotoBrowser } from './photo-browser.tsx';
import { groupPhotos } from './photo-groups.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Categories, GalleryLayout, PhotoGrid } from './gallery-layout.tsx';

const placeholders = [0, 1, 2, 3, 4, 5];

/** Placeholder of the gallery, at its size. */
function LoadingGallery() {
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

const noPhotos: readonly Photo[] = [];

// The data SDK is not part of the page: it is fetched once the page is interactive.
const load: Load<readonly Photo[]> = async (sent) =>
  (await import('../../data/public/published-lists.ts')).galleryPhotos(sent);

export function Gallery() {
  const { value: photos } = usePublicQuery(queryKeys.photos, load, noPhotos);
  useAnnounced(stateOfList(photos?.length));
  return (
    <>
      <ListHead title={gallery.title} lead={gallery.lead} />
      <Container paddingTop={{ base: '6', md: '10' }}>
        {!photos && <LoadingGallery />}
        {photos?.length === 0 && (
          <EmptyState title={gallery.empty} hint={gallery.emptyHint}>
            <LinkButton to={gallery.emptyAction.path} variant="outline">
              {gallery.emptyAction.label}
            </LinkButton>
          </EmptyState>
        )}
        {photos && photos.length > 0 && <PhotoBrowser groups={groupPhotos(photos)} />}
      </Container>
    </>
  );
}
