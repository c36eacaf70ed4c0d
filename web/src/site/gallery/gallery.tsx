import { limits } from '@centre/domain/limits';
import { otherPhotoCategorie, photoCategories, type Photo } from '@centre/domain/photo/photo';
import { Link } from 'react-router-dom';
import { css } from '#styled-system/css';
import { stateOfList } from '../../texts/list-states.texts.ts';
import { publishedLists } from '../../data/public/lists-later.ts';
import { queryKeys, usePublicQuery, type Load } from '../../data/public/page-data.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { buttons, container, hiddenText, skeleton } from '../../ui/styles.ts';
import { ListHead } from '../ui/list-head.tsx';
import { gallery } from './gallery.texts.ts';
import { PhotoBrowser } from './photo-browser.tsx';
import { groupPhotos } from './photo-groups.ts';
import { categories, galleryLayout, photoGrid } from './gallery-layout.ts';

const placeholders = [0, 1, 2, 3, 4, 5];

/** Placeholder of the gallery, at its size. */
function LoadingGallery() {
  return (
    <>
      <span className={css(hiddenText)}>{gallery.loading}</span>
      <div aria-hidden className={galleryLayout}>
        <div className={categories}>
          {[...photoCategories, otherPhotoCategorie].map((categorie) => (
            <div
              key={categorie}
              className={css({ ...skeleton, height: '40px', marginBottom: '1' })}
            />
          ))}
        </div>
        <div className={css({ ...skeleton, height: 'touch', display: { lg: 'none' } })} />
        <div>
          <div
            className={css({ ...skeleton, width: '40%', height: '36px', marginBottom: '5' })}
          />
          <ul className={photoGrid}>
            {placeholders.map((index) => (
              <li key={index}>
                <div
                  className={css({ ...skeleton, aspectRatio: '8 / 5', borderRadius: 'card' })}
                />
                <div className={css({ paddingTop: '2' })}>
                  <div className={css({ ...skeleton, width: '70%' })} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

const noPhotos: readonly Photo[] = [];

const load: Load<readonly Photo[]> = async (sent) =>
  (await publishedLists()).galleryPhotos(sent);

// A page is sent with the first photos: a larger gallery has others.
const isWhole = (sent: readonly Photo[]) => sent.length < limits.publicPage;

export function Gallery() {
  const { value: photos } = usePublicQuery(queryKeys.photos, load, noPhotos, isWhole);
  useAnnounced(stateOfList(photos?.length));
  return (
    <>
      <ListHead title={gallery.title} lead={gallery.lead} />
      <div className={css({ ...container, paddingTop: { base: '6', md: '10' } })}>
        {!photos && <LoadingGallery />}
        {photos?.length === 0 && (
          <EmptyState title={gallery.empty} hint={gallery.emptyHint}>
            <Link to={gallery.emptyAction.path} className={css(buttons.outline)}>
              {gallery.emptyAction.label}
            </Link>
          </EmptyState>
        )}
        {photos && photos.length > 0 && <PhotoBrowser groups={groupPhotos(photos)} />}
      </div>
    </>
  );
}
