import type { Photo } from '@centre/domain/photo/photo';
import { stateOfList } from '../../texts/list-states.texts.ts';
import { queryKeys } from '../../data/public/page-data.ts';
import { usePublicQuery, type Load } from '../../data/public/use-public-query.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Container } from '../../ui/layout.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { gallery } from './gallery.texts.ts';
import { LoadingGallery } from './loading-gallery.tsx';
import { PhotoBrowser } from './photo-browser.tsx';
import { groupPhotos } from './photo-groups.ts';

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
