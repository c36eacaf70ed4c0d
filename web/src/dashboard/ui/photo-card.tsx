import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { PublishedImage } from '../../ui/published-image.tsx';
import { IconAction } from './buttons.tsx';

export const PhotoCards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: '4',
  },
});

export const PhotoFrame = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'hidden',
    // Of a thousand cards, only the visible ones are laid out.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 320px',
  },
});

interface PhotoCardProps extends Pick<
  ComponentProps<typeof PublishedImage>,
  'picture' | 'fallback'
> {
  readonly id: string;
  readonly titre: string;
  readonly fit?: 'contain' | 'cover';
  /** CSS `object-position`. */
  readonly position?: string;
  readonly labels: Readonly<Record<'editOf' | 'deleteOf', (titre: string) => string>>;
  /** Undefined without the permission. */
  readonly onEdit: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
  /** Content before the buttons, on the same line. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** Card of a photo: picture, title, `children`, edit and delete buttons. */
export function PhotoCard({
  id,
  titre,
  picture,
  fallback,
  fit = 'cover',
  position,
  labels,
  onEdit,
  onDelete,
  foot,
  children,
}: PhotoCardProps) {
  return (
    <PhotoFrame aria-labelledby={`photo-${id}`}>
      <Box
        asChild
        display="block"
        width="100%"
        height="auto"
        aspectRatio="8 / 5"
        objectFit={fit}
        objectPosition={position}
        background="surface.sunken"
      >
        <PublishedImage
          picture={picture}
          fallback={fallback}
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
        {children}
        <Flex align="center" gap="2" marginTop="auto">
          {foot}
          {onEdit && (
            <IconAction
              icon={Pencil}
              variant="surface"
              label={labels.editOf(titre)}
              onClick={onEdit}
            />
          )}
          {onDelete && (
            <IconAction
              icon={Trash2}
              variant="surface"
              label={labels.deleteOf(titre)}
              onClick={onDelete}
            />
          )}
        </Flex>
      </Flex>
    </PhotoFrame>
  );
}
