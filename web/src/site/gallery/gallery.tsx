import { limits } from '@centre/domain/limits';
import { otherPhotoCategorie, photoCategories, type Photo } from '@centre/domain/photo/photo';
import { Link } from 'react-router-dom';
import { stateOfList } from '../../texts/list-states.texts.ts';
import { loadPublishedLists } from '../../data/public/lists-later.ts';
import { queryKeys, usePublicQuery, type Load } from '../../data/public/page-data.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { gallery } from './gallery.texts.ts';
import { PhotoBrowser } from './photo-browser.tsx';
import { groupPhotos } from './photo-groups.ts';
import * as styles from './gallery.module.css';

const placeholders = [0, 1, 2, 3, 4, 5];

/** Skeleton of the gallery. */
function LoadingGallery() {
  return (
    <>
      <span className="visually-hidden">{gallery.loading}</span>
      <div aria-hidden className={`stack ${styles.layout}`}>
        <div className={`from-lg ${styles.categories}`}>
          {[...photoCategories, otherPhotoCategorie].map((categorie) => (
            <div key={categorie} className={`skeleton mb-1 ${styles.loadingCategory}`} />
          ))}
        </div>
        <div className={`skeleton below-lg ${styles.loadingChoice}`} />
        <div>
          <div className={`skeleton mb-5 ${styles.loadingHead}`} />
          <ul className={styles.photos}>
            {placeholders.map((index) => (
              <li key={index}>
                <div className="skeleton drawing-shape round-card" />
                <div className="pt-2">
                  <div className={`skeleton ${styles.loadingTitle}`} />
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
  (await loadPublishedLists()).galleryPhotos(sent);

// A served page has the first photos only; fewer than its limit are all of them.
const isWhole = (sent: readonly Photo[]) => sent.length < limits.publicPage;

export function Gallery() {
  const { value: photos } = usePublicQuery(queryKeys.photos, load, noPhotos, isWhole);
  useAnnounced(stateOfList(photos?.length));
  return (
    <>
      <ListHead title={gallery.title} lead={gallery.lead} />
      <div className={`container ${styles.gallery}`}>
        {!photos && <LoadingGallery />}
        {photos?.length === 0 && (
          <EmptyState title={gallery.empty} hint={gallery.emptyHint}>
            <Link to={gallery.emptyAction.path} className="button outline">
              {gallery.emptyAction.label}
            </Link>
          </EmptyState>
        )}
        {photos && photos.length > 0 && <PhotoBrowser groups={groupPhotos(photos)} />}
      </div>
    </>
  );
}
