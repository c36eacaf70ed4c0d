import { chakra } from '@chakra-ui/react';
import type { Photo } from '@centre/domain/photo';
import { galerieTab } from '../../content/dashboard/galerie.ts';
import { HiddenText } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardFrame, PhotoCard, type PhotoActions } from './photo-card.tsx';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: '4',
    listStyleType: 'none',
  },
});

interface PhotoGridProps {
  readonly photos: readonly Photo[];
  readonly actions: PhotoActions;
}

/** The photos of the gallery, as the staff see them. */
export function PhotoGrid({ photos, actions }: PhotoGridProps) {
  return (
    <Grid aria-label={galerieTab.list}>
      {photos.map((photo) => (
        <PhotoCard key={photo.id} photo={photo} {...actions} />
      ))}
    </Grid>
  );
}

/** Stands where the photos will be, at their size. */
export function LoadingGrid() {
  return (
    <div role="status">
      <HiddenText>{galerieTab.loading}</HiddenText>
      <Grid aria-hidden>
        {Array.from({ length: 8 }, (_, index) => (
          <CardFrame key={index}>
            <Skeleton aspectRatio="8 / 5" borderRadius="0" />
            <Skeleton margin="3" height="96px" />
          </CardFrame>
        ))}
      </Grid>
    </div>
  );
}
