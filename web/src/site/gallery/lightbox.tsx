import type { Photo } from '@centre/domain/photo/photo';
import { useEffect, useRef, type PointerEvent } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { PublishedImage, srcSetOf } from '../../ui/published-image.tsx';
import { Icon } from '../ui/icon.tsx';
import { wrapIndex } from '../ui/use-carousel.ts';
import { lightbox } from './gallery.texts.ts';
import * as styles from './dialogs.module.css';

/**
 * The `sizes` attribute of a photo in the lightbox: limited by the height of the screen and the
 * width of the photo.
 */
function sizesInLarge({ picture }: Photo): string {
  if (!picture) return '100vw';
  const { width, height } = picture;
  return `min(100vw, ${Math.round((75 * width) / height)}vh, ${width}px)`;
}

/** Preloads photos. */
function usePreloaded(photos: readonly (Photo | undefined)[]): void {
  const attributesJson = JSON.stringify(photos.map((photo) => photo && attributesOf(photo)));
  useEffect(() => {
    for (const attributes of JSON.parse(attributesJson) as (object | null)[]) {
      if (attributes) Object.assign(new Image(), attributes);
    }
  }, [attributesJson]);
}

function attributesOf(photo: Photo) {
  const { picture, imageUrl } = photo;
  return picture
    ? { sizes: sizesInLarge(photo), srcset: srcSetOf(picture) }
    : { src: imageUrl };
}

interface LightboxProps {
  readonly photos: readonly Photo[];
  /** Index of the shown photo. */
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

/** Dialog with an enlarged photo and buttons to the others, wrapping around at the ends. */
export function Lightbox({ photos, index, onMove, onClose }: LightboxProps) {
  const total = photos.length;
  const photo = photos[index];
  const move = (step: number) => onMove(wrapIndex(index + step, total));
  const swipe = useSwipe(move);
  useArrowKeys(move);
  usePreloaded([photos[wrapIndex(index + 1, total)], photos[wrapIndex(index - 1, total)]]);
  if (!photo) return null;

  return (
    <Dialog label={lightbox.name} onClose={onClose} className={`on-deep ${styles.lightbox}`}>
      <div className={`column ${styles.lightboxContent}`}>
        <div className={`row fixed-size ${styles.lightboxHead}`}>
          <div className="tabular bold">{lightbox.position(index + 1, total)}</div>
          <button
            type="button"
            aria-label={lightbox.close}
            onClick={onClose}
            className="icon-button"
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <div {...swipe} className={`row ${styles.stage}`}>
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
            className={styles.photo}
          />
        </div>
        <div className={`row gap-4 fixed-size ${styles.controls}`}>
          <button
            type="button"
            aria-label={lightbox.previous}
            onClick={() => move(-1)}
            className={`icon-button pale-outline ${styles.previous}`}
          >
            <Icon name="back" size={24} />
          </button>
          <LightboxCaption photo={photo} />
          <button
            type="button"
            aria-label={lightbox.next}
            onClick={() => move(1)}
            className={`icon-button pale-outline ${styles.next}`}
          >
            <Icon name="forth" size={24} />
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** Caption of the photo, announced when the photo changes. */
function LightboxCaption({ photo }: { readonly photo: Photo }) {
  return (
    <div aria-live="polite" className={`shrinkable measure ${styles.caption}`}>
      <div className="text-xs pale">{photo.categorie}</div>
      <h2 className="text-lg">{photo.titre}</h2>
      {photo.description && <div className="text-sm pale mt-1">{photo.description}</div>}
    </div>
  );
}

/** Shortest swipe, in pixels. */
const swipeDistancePx = 48;

/** Handlers that call `move` with 1 for a swipe to the left and -1 for a swipe to the right. */
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
 * Calls `move` with 1 for the right arrow key and -1 for the left one, wherever the focus is: a
 * click on the photo moves it away from the buttons.
 */
function useArrowKeys(move: (step: number) => void): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') move(1);
      if (key === 'ArrowLeft') move(-1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [move]);
}
