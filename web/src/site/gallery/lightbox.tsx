import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import type { Photo } from '@centre/domain/photo/photo';
import { useEffect, useRef, type PointerEvent } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PublishedImage, srcSetOf } from '../../ui/published-image.tsx';
import { Icon } from '../ui/icon.tsx';
import { wrapIndex } from '../ui/use-carousel.ts';
import { lightbox } from './gallery.texts.ts';

/**
 * The `sizes` attribute of a photo in the lightbox: limited by the height of the screen and by
 * its own pixels.
 */
function sizesInLarge({ picture }: Photo): string {
  if (!picture) return '100vw';
  const { width, height } = picture;
  return `min(100vw, ${Math.round((75 * width) / height)}vh, ${width}px)`;
}

/** Fetches photos that may be shown next. */
function usePreloaded(photos: readonly (Photo | undefined)[]): void {
  const wanted = JSON.stringify(photos.map((photo) => photo && attributesOf(photo)));
  useEffect(() => {
    for (const attributes of JSON.parse(wanted) as (object | null)[]) {
      if (attributes) Object.assign(new Image(), attributes);
    }
  }, [wanted]);
}

function attributesOf(photo: Photo) {
  const { picture, imageUrl } = photo;
  return picture
    ? { sizes: sizesInLarge(photo), srcset: srcSetOf(picture) }
    : { src: imageUrl };
}

// Beside the photo on wide screens, below it on phones, within reach of a thumb.
const Arrow = chakra(IconButton, {
  base: {
    border: '1px solid',
    borderColor: 'ink.inverseMuted',
    position: { lg: 'absolute' },
    top: { lg: '50%' },
    _hover: { borderColor: 'call' },
  },
});

interface LightboxProps {
  readonly photos: readonly Photo[];
  /** Which of them is shown, from 0. */
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

/** One photo in large, with the way to the others; the ends of the list meet. */
export function Lightbox({ photos, index, onMove, onClose }: LightboxProps) {
  const total = photos.length;
  const photo = photos[index];
  const move = (step: number) => onMove(wrapIndex(index + step, total));
  const swipe = useSwipe(move);
  useArrowKeys(move);
  usePreloaded([photos[wrapIndex(index + 1, total)], photos[wrapIndex(index - 1, total)]]);
  if (!photo) return null;

  return (
    <Dialog
      label={lightbox.name}
      onClose={onClose}
      width="100vw"
      height="100%"
      background="surface.deep"
      color="ink.inverse"
    >
      <Flex direction="column" height="100%" padding={{ base: '3', md: '5' }}>
        <Flex align="center" justify="space-between" flexShrink="0">
          <Box fontVariantNumeric="tabular-nums" fontWeight="600">
            {lightbox.position(index + 1, total)}
          </Box>
          <IconButton aria-label={lightbox.close} onClick={onClose}>
            <Icon name="close" size={24} />
          </IconButton>
        </Flex>
        <Flex
          flex="1"
          minHeight="0"
          align="center"
          justify="center"
          paddingBlock="3"
          paddingInline={{ lg: '20' }}
          touchAction="pan-y pinch-zoom"
          {...swipe}
        >
          <PublishedImage
            key={photo.id}
            picture={photo.picture}
            fallback={photo.imageUrl}
            sizes={sizesInLarge(photo)}
            // Small photos are not enlarged.
            maxWidth={photo.picture ? `min(100%, ${photo.picture.width}px)` : '100%'}
            isFirst
            alt={photo.titre}
            htmlWidth={1200}
            htmlHeight={750}
            width="auto"
            height="auto"
            maxHeight="100%"
            objectFit="contain"
            borderRadius="control"
            draggable={false}
          />
        </Flex>
        <Flex align="center" justify="center" gap="4" flexShrink="0">
          <Arrow
            insetInlineStart={{ lg: '5' }}
            aria-label={lightbox.previous}
            onClick={() => move(-1)}
          >
            <Icon name="back" size={24} />
          </Arrow>
          <LightboxCaption photo={photo} />
          <Arrow
            insetInlineEnd={{ lg: '5' }}
            aria-label={lightbox.next}
            onClick={() => move(1)}
          >
            <Icon name="forth" size={24} />
          </Arrow>
        </Flex>
      </Flex>
    </Dialog>
  );
}

/** The caption of the photo, announced when the photo changes. */
function LightboxCaption({ photo }: { readonly photo: Photo }) {
  return (
    <Box
      flex="1"
      minWidth="0"
      minHeight={{ base: '112px', md: '84px' }}
      maxHeight="30vh"
      overflowY="auto"
      maxWidth="measure"
      textAlign="center"
      aria-live="polite"
    >
      <Box fontSize="xs" color="ink.inverseMuted">
        {photo.categorie}
      </Box>
      <Heading as="h2" fontSize="lg">
        {photo.titre}
      </Heading>
      {photo.description && (
        <Box fontSize="sm" color="ink.inverseMuted" marginTop="1">
          {photo.description}
        </Box>
      )}
    </Box>
  );
}

/** Distance of a swipe, in pixels. */
const swipeDistancePx = 48;

/** Handlers that call `move` with 1 for a swipe to the left and -1 for one to the right. */
function useSwipe(move: (step: number) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      // A second finger zooms.
      start.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const across = event.clientX - start.current.x;
      const along = event.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) < swipeDistancePx || Math.abs(across) < Math.abs(along)) return;
      move(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}

/**
 * Calls `move` with 1 for the right arrow and -1 for the left one, wherever the focus is:
 * a click on the photo takes it off the buttons.
 */
function useArrowKeys(move: (step: number) => void): void {
  useEffect(() => {
    const follow = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') move(1);
      if (key === 'ArrowLeft') move(-1);
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, [move]);
}
