import type { Photo } from '@centre/domain/photo/photo';
import { useEffect, useRef, type PointerEvent } from 'react';
import { css } from '#styled-system/css';
import { Dialog, dialogFrame } from '../../ui/dialog.tsx';
import { PublishedImage, srcSetOf } from '../../ui/published-image.tsx';
import { iconButtons } from '../../ui/styles.ts';
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
const arrow = css.raw({
  ...iconButtons.ghost,
  border: '1px solid',
  borderColor: 'ink.inverseMuted',
  position: { lg: 'absolute' },
  top: { lg: '50%' },
  _hover: { ...iconButtons.ghost._hover, borderColor: 'call' },
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
      className={css({
        ...dialogFrame,
        width: '100vw',
        height: '100%',
        background: 'surface.deep',
        color: 'ink.inverse',
      })}
    >
      <div
        className={css({
          display: 'flex',
          flexDirection: 'column',
          height: '100%',
          padding: { base: '3', md: '5' },
        })}
      >
        <div
          className={css({
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            flexShrink: '0',
          })}
        >
          <div className={css({ fontVariantNumeric: 'tabular-nums', fontWeight: '600' })}>
            {lightbox.position(index + 1, total)}
          </div>
          <button
            type="button"
            aria-label={lightbox.close}
            onClick={onClose}
            className={css(iconButtons.ghost)}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <div
          {...swipe}
          className={css({
            display: 'flex',
            flex: '1',
            minHeight: '0',
            alignItems: 'center',
            justifyContent: 'center',
            paddingBlock: '3',
            paddingInline: { lg: '20' },
            touchAction: 'pan-y pinch-zoom',
          })}
        >
          <PublishedImage
            key={photo.id}
            picture={photo.picture}
            fallback={photo.imageUrl}
            sizes={sizesInLarge(photo)}
            // Small photos are not enlarged.
            style={{ maxWidth: photo.picture ? `min(100%, ${photo.picture.width}px)` : '100%' }}
            isFirst
            alt={photo.titre}
            width={1200}
            height={750}
            draggable={false}
            className={css({
              width: 'auto',
              height: 'auto',
              maxHeight: '100%',
              objectFit: 'contain',
              borderRadius: 'control',
            })}
          />
        </div>
        <div
          className={css({
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: '4',
            flexShrink: '0',
          })}
        >
          <button
            type="button"
            aria-label={lightbox.previous}
            onClick={() => move(-1)}
            className={css({ ...arrow, insetInlineStart: { lg: '5' } })}
          >
            <Icon name="back" size={24} />
          </button>
          <LightboxCaption photo={photo} />
          <button
            type="button"
            aria-label={lightbox.next}
            onClick={() => move(1)}
            className={css({ ...arrow, insetInlineEnd: { lg: '5' } })}
          >
            <Icon name="forth" size={24} />
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** The caption of the photo, announced when the photo changes. */
function LightboxCaption({ photo }: { readonly photo: Photo }) {
  return (
    <div
      aria-live="polite"
      className={css({
        flex: '1',
        minWidth: '0',
        minHeight: { base: '112px', md: '84px' },
        maxHeight: '30vh',
        overflowY: 'auto',
        maxWidth: 'measure',
        textAlign: 'center',
      })}
    >
      <div className={css({ fontSize: 'xs', color: 'ink.inverseMuted' })}>
        {photo.categorie}
      </div>
      <h2 className={css({ fontSize: 'lg' })}>{photo.titre}</h2>
      {photo.description && (
        <div className={css({ fontSize: 'sm', color: 'ink.inverseMuted', marginTop: '1' })}>
          {photo.description}
        </div>
      )}
    </div>
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
