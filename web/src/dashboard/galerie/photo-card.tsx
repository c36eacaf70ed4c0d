import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { formatDate } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import type { Photo } from '@centre/domain/photo';
import { excerpt } from '@centre/domain/text';
import { Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { galerieTab } from '../../content/dashboard/galerie.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PublishedImage } from '../../ui/published-image.tsx';

/** What the member may do with a photo; undefined where the role does not grant it. */
export interface PhotoActions {
  readonly onEdit: ((photo: Photo) => void) | undefined;
  readonly onDelete: ((photo: Photo) => void) | undefined;
}

interface PhotoCardProps extends PhotoActions {
  readonly photo: Photo;
}

/** The place of a photo in the list. */
export const CardFrame = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    // Of a thousand photos, only those in sight are laid out.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 320px',
  },
});

/** A photo in the list of the staff. */
export const PhotoCard = memo(function PhotoCard({ photo, onEdit, onDelete }: PhotoCardProps) {
  const { id, titre, description, categorie, dateUpload } = photo;
  return (
    <CardFrame aria-labelledby={`photo-${id}`}>
      <PublishedImage
        picture={photo.picture}
        fallback={photo.imageUrl}
        sizes="(min-width: 576px) 260px, 100vw"
        alt=""
        htmlWidth={800}
        htmlHeight={500}
        display="block"
        width="100%"
        height="auto"
        aspectRatio="8 / 5"
        objectFit="cover"
        background="surface.sunken"
      />
      <Flex direction="column" flex="1" gap="1" padding="3" minWidth="0">
        <Heading as="h3" id={`photo-${id}`} fontSize="md" overflowWrap="anywhere">
          {titre}
        </Heading>
        <Box>
          <Badge tone="brand">{categorie}</Badge>
        </Box>
        {description && (
          <Box fontSize="xs" color="ink.muted" overflowWrap="anywhere">
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
            <IconButton
              look="framed"
              aria-label={galerieTab.editOf(titre)}
              onClick={() => onEdit(photo)}
            >
              <Pencil size={16} aria-hidden />
            </IconButton>
          )}
          {onDelete && (
            <IconButton
              look="framed"
              aria-label={galerieTab.deleteOf(titre)}
              onClick={() => onDelete(photo)}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          )}
        </Flex>
      </Flex>
    </CardFrame>
  );
});
