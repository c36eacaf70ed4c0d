import type { Photo } from '@centre/domain/photo';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toPhoto } from '../../data/documents.ts';
import { keepLastSeen, readLastSeen } from '../../data/staff-storage.ts';
import {
  countPhotos,
  photoPage,
  type PhotoCategorie,
  type PhotoCounts,
  type PhotoCursor,
} from '../../data/staff-galerie.ts';

interface List {
  /** The category that it is about. */
  readonly of: PhotoCategorie | undefined;
  /** Undefined while the first ones are loading. */
  readonly photos: readonly Photo[] | undefined;
  /** Where the next ones begin, if there are any. */
  readonly next: PhotoCursor | undefined;
  /** `failed`: what is shown, if anything, was seen before. */
  readonly status: 'loading' | 'loaded' | 'failed';
}

const unknown = (of: PhotoCategorie | undefined): List => ({
  of,
  photos: undefined,
  next: undefined,
  status: 'loading',
});

/** The photos of a category, or of all, page by page, and how many there are. */
export function usePhotos(categorie: PhotoCategorie | undefined) {
  const [latest, setList] = useState(() => unknown(categorie));
  const [counted, setCounts] = useState<PhotoCounts>();
  // What another category had is no answer for this one.
  const list = latest.of === categorie ? latest : unknown(categorie);
  // An answer that was overtaken by a later question is stale.
  const turn = useRef(0);

  const load = useCallback(async () => {
    const mine = ++turn.current;
    const counting = counts();
    const first = await firstOf(categorie);
    if (mine !== turn.current) return;
    setList(first);
    setCounts(await counting);
  }, [categorie]);

  useEffect(() => {
    void load();
  }, [load]);

  function reload() {
    setList((known) => ({ ...known, status: 'loading' }));
    void load();
  }

  const loadMore = useCallback(async () => {
    if (!list.next) return;
    const mine = ++turn.current;
    setList((known) => ({ ...known, status: 'loading' }));
    try {
      const { photos, next } = await photoPage(categorie, list.next);
      if (mine !== turn.current) return;
      setList((known) => ({
        ...known,
        photos: [...(known.photos ?? []), ...photos],
        next,
        status: 'loaded',
      }));
    } catch (error) {
      console.warn('The next photos could not be loaded.', error);
      if (mine === turn.current) setList((known) => ({ ...known, status: 'failed' }));
    }
  }, [categorie, list.next]);

  /** Shows a photo as it is now: a new one first, a corrected one in its place. */
  const put = useCallback(
    (photo: Photo) => {
      setList((known) => ({ ...known, photos: placed(known.photos ?? [], photo, categorie) }));
      void counts().then(setCounts);
    },
    [categorie],
  );

  return { ...list, counts: counted, reload, loadMore, put };
}

/** The first photos, or those that were seen last when they cannot be loaded. */
async function firstOf(categorie: PhotoCategorie | undefined): Promise<List> {
  try {
    const { photos, next } = await photoPage(categorie);
    if (!categorie) keepLastSeen('galerie', photos);
    return { of: categorie, photos, next, status: 'loaded' };
  } catch (error) {
    console.warn('The photos could not be loaded.', error);
    return lastSeen(categorie);
  }
}

/** How many there are; undefined when they cannot be counted: the choice goes without. */
async function counts(): Promise<PhotoCounts | undefined> {
  try {
    return await countPhotos();
  } catch (error) {
    console.warn('The photos could not be counted.', error);
    return undefined;
  }
}

function lastSeen(categorie: PhotoCategorie | undefined): List {
  const photos = readLastSeen('galerie', toPhoto);
  return {
    of: categorie,
    photos: photos?.filter((photo) => !categorie || photo.categorie === categorie),
    next: undefined,
    status: 'failed',
  };
}

function placed(
  photos: readonly Photo[],
  photo: Photo,
  categorie: PhotoCategorie | undefined,
): readonly Photo[] {
  if (categorie && photo.categorie !== categorie) {
    return photos.filter(({ id }) => id !== photo.id);
  }
  return photos.some(({ id }) => id === photo.id)
    ? photos.map((known) => (known.id === photo.id ? photo : known))
    : [photo, ...photos];
}
