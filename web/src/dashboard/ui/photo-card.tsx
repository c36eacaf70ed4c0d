import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { PublishedImage } from '../../ui/published-image.tsx';
import { IconAction } from './buttons.tsx';

/** Cards of photos beside each other, as many as fit. */
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
    // Of a thousand photos, only those in sight are laid out.
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
  /** Point of the picture that stays in sight, as in CSS. */
  readonly position?: string;
  readonly words: Readonly<Record<'editOf' | 'deleteOf', (titre: string) => string>>;
  /** Undefined where the role does not grant it. */
  readonly onEdit: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
  /** Beginning of the line of the buttons. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** Card of a photo: the picture, its title, `children`, and the buttons that change it. */
export function PhotoCard({
  id,
  titre,
  picture,
  fallback,
  fit = 'cover',
  position,
  words,
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
              label={words.editOf(titre)}
              onClick={onEdit}
            />
          )}
          {onDelete && (
            <IconAction
              icon={Trash2}
              variant="surface"
              label={words.deleteOf(titre)}
              onClick={onDelete}
            />
          )}
        </Flex>
      </Flex>
    </PhotoFrame>
  );
}
