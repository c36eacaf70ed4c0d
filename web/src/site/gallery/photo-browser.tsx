import type { Photo } from '@centre/domain/photo/photo';
import { useId, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PublishedImage } from '../../ui/published-image.tsx';
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
import { Lightbox } from './lightbox.tsx';
import * as styles from './gallery.module.css';

interface ThumbnailProps {
  readonly photo: Photo;
  /** First photo of the page, loaded eagerly. */
  readonly isFirst: boolean;
  readonly onEnlarge: () => void;
}

/** Photo that opens enlarged. */
function Thumbnail({ photo, isFirst, onEnlarge }: ThumbnailProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={gallery.enlarge(photo.titre)}
      onClick={onEnlarge}
      className={`round-card ${styles.opener}`}
    >
      <PublishedImage
        picture={photo.picture}
        fallback={photo.imageUrl}
        sizes="(min-width: 992px) 300px, (min-width: 768px) 33vw, 41vw"
        isFirst={isFirst}
        alt=""
        width={800}
        height={500}
        className="cropped round-card"
      />
      <div className={`clamp-2 text-sm bold ${styles.title}`}>{photo.titre}</div>
    </button>
  );
}

/** Link at the end of a category's photos. */
function OnwardCard({ to, title, text }: OnwardPage) {
  return (
    <div className={`card relative p-5 ${styles.onward}`}>
      <h3 className="text-lg brand">
        <Link to={to} className="card-cover">
          {title}
        </Link>
      </h3>
      <div className="mt-2 text-sm muted">{text}</div>
    </div>
  );
}

interface PhotoBrowserProps {
  /** At least one. */
  readonly groups: readonly PhotoGroup[];
}

/** Photos of the selected category, and a lightbox through the photos of all categories. */
export function PhotoBrowser({ groups }: PhotoBrowserProps) {
  const id = useId();
  const navigate = useNavigate();
  const { search } = useLocation();
  const choose = (categorie: GalleryCategorie) =>
    void navigate(categorieAddress(categorie), { replace: true });
  const [enlarged, setEnlarged] = useState<number>();
  const group =
    groupAt(search, groups) ??
    groups.find(({ categorie }) => categorie === firstPhotoCategorie) ??
    groups[0];
  if (!group) return null;

  return (
    <div className={`stack ${styles.layout}`}>
      <div className={`from-lg ${styles.categories}`}>
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
          selected={group.categorie}
          onSelect={choose}
        />
      </div>
      <CategoryDrawer groups={groups} selected={group} onChoose={choose} />
      <noscript>
        <div className="below-lg">
          <PillLinks
            links={groups.map(({ categorie }) => ({
              to: categorieAddress(categorie),
              label: categorie,
            }))}
          />
        </div>
      </noscript>
      <TabPanel id={id} tab={group.categorie}>
        <div className={`wrap gap-4 mb-5 ${styles.head}`}>
          <h2 className="text-2xl">{group.categorie}</h2>
          <div role="status" className="text-sm muted">
            {gallery.count(group.photos.length)}
          </div>
        </div>
        <ul className={styles.photos}>
          {group.photos.map((photo, index) => (
            <li
              key={photo.id}
              className={index === 0 && group.photos.length % 2 === 1 ? styles.wide : undefined}
            >
              <Thumbnail
                photo={photo}
                isFirst={index === 0}
                onEnlarge={() => setEnlarged(group.start + index)}
              />
            </li>
          ))}
          <li className={`from-md ${styles.last}`}>
            <OnwardCard {...onward[group.categorie]} />
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
