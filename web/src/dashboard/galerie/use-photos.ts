import { photoOf } from '@centre/domain/content/records';
import type { Photo } from '@centre/domain/photo/photo';
import { useCallback, useMemo } from 'react';
import { keepLastSeen, readLastSeen } from '../../data/staff/last-seen.ts';
import { countPhotos, photoPage, type PhotoCategorie } from '../../data/staff/staff-galerie.ts';
import { useQuery } from '../../data/use-query.ts';
import { usePages, type PageSource } from '../ui/use-pages.ts';

const photosOf = (categorie: PhotoCategorie | undefined): PageSource<Photo> => ({
  read: (after) => photoPage(categorie, after),
  ...(!categorie && { keep: (photos) => keepLastSeen('galerie', photos) }),
  seen: () => readLastSeen('galerie', photoOf)?.filter((photo) => isIn(photo, categorie)),
});

const isIn = (photo: Photo, categorie: PhotoCategorie | undefined) =>
  !categorie || photo.categorie === categorie;

/** The photos of a category, or of all, page by page, and how many there are. */
export function usePhotos(categorie: PhotoCategorie | undefined) {
  const source = useMemo(() => photosOf(categorie), [categorie]);
  const { items: photos, setItems, ...pages } = usePages(source);
  // Without them the choice of the category goes without numbers.
  const { value: counts, reload: recount } = useQuery(
    countPhotos,
    'The photos could not be counted.',
  );

  /** Shows a photo as it is now: a new one first, a corrected one in its place. */
  const put = useCallback(
    (photo: Photo) => {
      setItems((known) =>
        (known.some(({ id }) => id === photo.id)
          ? known.map((other) => (other.id === photo.id ? photo : other))
          : [photo, ...known]
        ).filter((other) => isIn(other, categorie)),
      );
      void recount();
    },
    [categorie, setItems, recount],
  );

  /** Takes out a photo that was deleted. */
  function drop(id: string) {
    setItems((known) => known.filter((photo) => photo.id !== id));
    void recount();
  }

  return {
    ...pages,
    photos,
    hasFailed: pages.failure !== undefined && !pages.isReading,
    counts,
    put,
    drop,
    reload: () => {
      void pages.readAnew();
      void recount();
    },
  };
}
