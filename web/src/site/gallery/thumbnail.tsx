import { Box, chakra } from '@chakra-ui/react';
import type { Photo } from '@centre/domain/photo';
import { gallery } from '../../content/gallery.ts';
import { PublishedImage } from '../../ui/published-image.tsx';

const Opener = chakra('button', {
  base: {
    display: 'block',
    width: '100%',
    textAlign: 'start',
    cursor: 'zoom-in',
    borderRadius: 'card',
    '& img': { transition: 'border-color {durations.quick} ease-out' },
    '&:hover img': { borderColor: 'brand' },
  },
});

interface ThumbnailProps {
  readonly photo: Photo;
  /** The first of the page: not left for later. */
  readonly isFirst: boolean;
  readonly onEnlarge: () => void;
}

/** A photo among others, which opens in large. */
export function Thumbnail({ photo, isFirst, onEnlarge }: ThumbnailProps) {
  return (
    <Opener
      type="button"
      aria-haspopup="dialog"
      aria-label={gallery.enlarge(photo.titre)}
      onClick={onEnlarge}
    >
      <PublishedImage
        picture={photo.picture}
        fallback={photo.imageUrl}
        sizes="(min-width: 992px) 300px, (min-width: 768px) 33vw, 41vw"
        isFirst={isFirst}
        alt=""
        htmlWidth={800}
        htmlHeight={500}
        display="block"
        width="100%"
        height="auto"
        aspectRatio="8 / 5"
        objectFit="cover"
        background="surface.sunken"
        border="1px solid"
        borderColor="line"
        borderRadius="card"
      />
      <Box
        paddingTop="2"
        fontSize="sm"
        fontWeight="600"
        lineHeight="1.35"
        lineClamp="2"
        overflowWrap="anywhere"
      >
        {photo.titre}
      </Box>
    </Opener>
  );
}
