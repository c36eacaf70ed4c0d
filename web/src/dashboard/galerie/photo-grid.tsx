import { Badge, Box, chakra, Flex, Heading, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { formatDate } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import type { Photo } from '@centre/domain/photo/photo';
import { excerpt } from '@centre/domain/text';
import { Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { PublishedImage } from '../../ui/published-image.tsx';
import { IconAction } from '../ui/icon-action.tsx';
import { galerieTab } from './galerie.texts.ts';

/** What the member may do with a photo; undefined where the role does not grant it. */
interface PhotoActions {
  readonly onEdit: ((photo: Photo) => void) | undefined;
  readonly onDelete: ((photo: Photo) => void) | undefined;
}

interface PhotoCardProps extends PhotoActions {
  readonly photo: Photo;
}

const CardFrame = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'hidden',
    // Of a thousand photos, only those in sight are laid out.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 320px',
  },
});

const PhotoCard = memo(function PhotoCard({ photo, onEdit, onDelete }: PhotoCardProps) {
  const { id, titre, description, categorie, dateUpload } = photo;
  return (
    <CardFrame aria-labelledby={`photo-${id}`}>
      <Box
        asChild
        display="block"
        width="100%"
        height="auto"
        aspectRatio="8 / 5"
        objectFit="cover"
        background="surface.sunken"
      >
        <PublishedImage
          picture={photo.picture}
          fallback={photo.imageUrl}
          sizes="(min-width: 576px) 260px, 100vw"
          alt=""
          width={800}
          height={500}
        />
      </Box>
      <Flex direction="column" flex="1" gap="1" padding="3" minWidth="0">
        <Heading as="h3" id={`photo-${id}`} fontSize="md">
          {titre}
        </Heading>
        <Box>
          <Badge>{categorie}</Badge>
        </Box>
        {description && (
          <Box fontSize="xs" color="ink.muted">
            {excerpt(description, limits.excerpt.photoCard)}
          </Box>
        )}
        <Flex align="center" gap="2" marginTop="auto">
          <chakra.time
            dateTime={dateUpload.toISOString()}
            flex="1"
            fontSize="xs"
            color="ink.muted"
            fontVariantNumeric="tabular-nums"
          >
            {formatDate(dateUpload)}
          </chakra.time>
          {onEdit && (
            <IconAction
              icon={Pencil}
              variant="surface"
              label={galerieTab.editOf(titre)}
              onClick={() => onEdit(photo)}
            />
          )}
          {onDelete && (
            <IconAction
              icon={Trash2}
              variant="surface"
              label={galerieTab.deleteOf(titre)}
              onClick={() => onDelete(photo)}
            />
          )}
        </Flex>
      </Flex>
    </CardFrame>
  );
});

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: '4',
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

/** A placeholder of the photos, at their size. */
export function LoadingGrid() {
  return (
    <div role="status">
      <VisuallyHidden>{galerieTab.loading}</VisuallyHidden>
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
