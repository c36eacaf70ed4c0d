import type { Photo } from '@centre/domain/photo/photo';
import { useId, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { css } from '#styled-system/css';
import { PublishedImage } from '../../ui/published-image.tsx';
import { card, cardLink, croppedPicture } from '../../ui/styles.ts';
import { PillLinks } from '../ui/pill-links.tsx';
import { TabPanel, Tabs } from '../ui/tab-list.tsx';
import { firstPhotoCategorie, gallery, onward, type OnwardPage } from './gallery.texts.ts';
import { CategoryDrawer } from './category-drawer.tsx';
import {
  categorieAddress,
  groupAt,
  type GalleryCategorie,
  type PhotoGroup,
} from './photo-groups.ts';
import { categories, galleryLayout, lastCell, photoGrid, wideCell } from './gallery-layout.ts';
import { Lightbox } from './lightbox.tsx';

const opener = css({
  display: 'block',
  width: '100%',
  textAlign: 'start',
  cursor: 'zoom-in',
  borderRadius: 'card',
});

interface ThumbnailProps {
  readonly photo: Photo;
  /** The first of the page is loaded eagerly. */
  readonly isFirst: boolean;
  readonly onEnlarge: () => void;
}

/** A photo among others, which opens in large. */
function Thumbnail({ photo, isFirst, onEnlarge }: ThumbnailProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={gallery.enlarge(photo.titre)}
      onClick={onEnlarge}
      className={opener}
    >
      <PublishedImage
        picture={photo.picture}
        fallback={photo.imageUrl}
        sizes="(min-width: 992px) 300px, (min-width: 768px) 33vw, 41vw"
        isFirst={isFirst}
        alt=""
        width={800}
        height={500}
        className={css({ ...croppedPicture, borderRadius: 'card' })}
      />
      <div
        className={css({
          paddingTop: '2',
          fontSize: 'sm',
          fontWeight: '600',
          lineHeight: '1.35',
          lineClamp: '2',
        })}
      >
        {photo.titre}
      </div>
    </button>
  );
}

/** Where the photos of a category lead. */
function OnwardCard({ to, title, text }: OnwardPage) {
  return (
    <div
      className={css({
        ...card,
        position: 'relative',
        display: 'grid',
        alignContent: 'center',
        padding: '5',
        background: 'brand.soft',
      })}
    >
      <h3 className={css({ fontSize: 'lg', color: 'brand' })}>
        <Link to={to} className={css(cardLink)}>
          {title}
        </Link>
      </h3>
      <div className={css({ marginTop: '2', fontSize: 'sm', color: 'ink.muted' })}>{text}</div>
    </div>
  );
}

interface PhotoBrowserProps {
  /** At least one. */
  readonly groups: readonly PhotoGroup[];
}

/** The photos of the chosen category, and all of them one by one in large. */
export function PhotoBrowser({ groups }: PhotoBrowserProps) {
  const id = useId();
  const navigate = useNavigate();
  const { search } = useLocation();
  const choose = (categorie: GalleryCategorie) =>
    void navigate(categorieAddress(categorie), { replace: true });
  const [enlarged, setEnlarged] = useState<number>();
  const shown =
    groupAt(search, groups) ??
    groups.find(({ categorie }) => categorie === firstPhotoCategorie) ??
    groups[0];
  if (!shown) return null;

  return (
    <div className={galleryLayout}>
      <div className={categories}>
        <Tabs
          id={id}
          label={gallery.categories}
          orientation="vertical"
          tabs={groups.map(({ categorie, photos }) => ({
            value: categorie,
            label: categorie,
            href: categorieAddress(categorie),
            count: photos.length,
          }))}
          selected={shown.categorie}
          onSelect={choose}
        />
      </div>
      <CategoryDrawer groups={groups} shown={shown} onChoose={choose} />
      <noscript>
        <div className={css({ display: { lg: 'none' } })}>
          <PillLinks
            links={groups.map(({ categorie }) => ({
              to: categorieAddress(categorie),
              label: categorie,
            }))}
          />
        </div>
      </noscript>
      <TabPanel id={id} tab={shown.categorie}>
        <div
          className={css({
            display: 'flex',
            alignItems: 'baseline',
            gap: '4',
            flexWrap: 'wrap',
            marginBottom: '5',
          })}
        >
          <h2 className={css({ fontSize: '2xl' })}>{shown.categorie}</h2>
          <div role="status" className={css({ fontSize: 'sm', color: 'ink.muted' })}>
            {gallery.count(shown.photos.length)}
          </div>
        </div>
        <ul className={photoGrid}>
          {shown.photos.map((photo, index) => (
            <li
              key={photo.id}
              className={index === 0 && shown.photos.length % 2 === 1 ? wideCell : undefined}
            >
              <Thumbnail
                photo={photo}
                isFirst={index === 0}
                onEnlarge={() => setEnlarged(shown.start + index)}
              />
            </li>
          ))}
          <li className={lastCell}>
            <OnwardCard {...onward[shown.categorie]} />
          </li>
        </ul>
      </TabPanel>
      {enlarged !== undefined && (
        <Lightbox
          photos={groups.flatMap(({ photos }) => photos)}
          index={enlarged}
          onMove={setEnlarged}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </div>
  );
}
