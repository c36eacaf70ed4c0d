import { photoOf } from '@centre/domain/content/records';
import { messages } from '@centre/domain/messages/messages';
import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import { otherPhotoCategorie, type Photo } from '@centre/domain/photo/photo';
import { photoFields } from '@centre/domain/photo/schema';
import { fieldErrorsIn } from '@centre/domain/schema';
import { normalizeText } from '@centre/domain/typed-text';
import { useCallback, useMemo } from 'react';
import { CallError } from '../../data/callables.ts';
import {
  forgetStaffDraft,
  keepStaffDraft,
  readStaffDraft,
} from '../../data/staff/staff-drafts.ts';
import { writeCachedList, readCachedList } from '../../data/staff/last-seen.ts';
import {
  addPhoto,
  countPhotos,
  photoPage,
  type PhotoCategorie,
} from '../../data/staff/staff-galerie.ts';
import { useQuery } from '../../data/use-query.ts';
import {
  newStore,
  errorCodeOf,
  createPictureStore,
  type PictureStore,
} from '../ui/use-picture.ts';
import { sentenceOf } from '../ui/use-action.ts';
import { usePages, type PageSource } from '../ui/use-pages.ts';

interface PhotoTexts {
  /** Idempotency key of the request: a retry creates no second photo. */
  readonly requestId: string;
  readonly titre: string;
  readonly description: string;
}

export interface NewPhoto extends PhotoTexts {
  readonly picture: PictureStore;
  /** Undefined while the form is filled in. An added photo stays listed until all were tried. */
  readonly phase?: 'sending' | 'added' | undefined;
  readonly errors: Readonly<Record<string, string>>;
}

interface NewPhotosState {
  readonly categorie: PhotoCategorie;
  readonly photos: readonly NewPhoto[];
  /** Whether the texts were restored from a draft. */
  readonly isRestored: boolean;
  /** Reason why the remaining photos were not added. */
  readonly problem: string | undefined;
}

/** Draft in the tab's storage, without the picture files. */
interface Draft {
  readonly categorie: PhotoCategorie;
  readonly photos: readonly PhotoTexts[];
}

/** Number of parallel uploads; more would only share the same connection. */
const parallelUploads = 2;
const draftName = 'galerie';
const { type, sizeInPicker: size, image: missing } = messages.photo;

const isTyped = ({ titre, description }: PhotoTexts) => titre !== '' || description !== '';

/** Store of the photos that the member `uid` is adding. */
function createNewPhotos(uid: string) {
  const draft = readStaffDraft(uid, draftName) as Partial<Draft> | undefined;
  const restored = draft?.photos?.filter(isTyped) ?? [];
  const store = newStore<NewPhotosState>({
    categorie: draft?.categorie ?? otherPhotoCategorie,
    photos: (restored.length > 0 ? restored : [undefined]).map(newPhoto),
    isRestored: restored.length > 0,
    problem: undefined,
  });
  const { state, set } = store;
  store.subscribe(saveDraft);

  function newPhoto(texts?: PhotoTexts): NewPhoto {
    const picture = createPictureStore(uid, { type, size, missing });
    // Notifies subscribers: the submit button depends on the state of every picture.
    picture.subscribe(() => set({}));
    const blank = { requestId: crypto.randomUUID(), titre: '', description: '' };
    return { ...blank, ...texts, picture, errors: {} };
  }

  function saveDraft() {
    const { categorie, photos } = state();
    const typed = photos.filter((photo) => photo.phase !== 'added' && isTyped(photo));
    const toSave: Draft = {
      categorie,
      photos: typed.map(({ requestId, titre, description }) => ({
        requestId,
        titre,
        description,
      })),
    };
    if (typed.length > 0) keepStaffDraft(uid, draftName, toSave);
    else forgetStaffDraft(uid, draftName);
  }

  function change({ requestId }: NewPhoto, to: Partial<NewPhoto>) {
    const photos = state().photos.map((photo) =>
      photo.requestId === requestId ? { ...photo, ...to } : photo,
    );
    set({ photos });
  }

  function addFiles(files: readonly File[]) {
    const added = files.map((file) => {
      const photo = newPhoto();
      photo.picture.choose(file);
      return photo;
    });
    set({ photos: [...state().photos, ...added] });
  }

  function remove(removed: readonly NewPhoto[]) {
    const ids = removed.map(({ requestId }) => requestId);
    const remaining = state().photos.filter(({ requestId }) => !ids.includes(requestId));
    set({ photos: remaining.length > 0 ? remaining : [newPhoto()] });
    for (const { picture } of removed) picture.reset();
  }

  function clear() {
    remove(state().photos);
    set({ categorie: otherPhotoCategorie, isRestored: false, problem: undefined });
  }

  /**
   * Sends the photos, `parallelUploads` at a time. Those that fail stay, with the reason.
   *
   * @param onAdded called for each photo that the gallery contains from then on.
   * @returns the number of photos added.
   */
  async function send(onAdded: (photo: Photo) => void): Promise<number> {
    const checked = state().photos.map((photo) => ({ ...photo, errors: errorsOf(photo) }));
    set({ photos: checked, problem: undefined });
    if (checked.some(({ errors }) => Object.keys(errors).length > 0)) return 0;
    set({ photos: checked.map((photo) => ({ ...photo, phase: 'sending' })) });
    const queue = [...checked];
    async function sendFromQueue() {
      for (let photo = queue.shift(); photo; photo = queue.shift()) {
        await publish(photo, onAdded);
      }
    }
    addEventListener('beforeunload', preventUnload);
    await Promise.all(Array.from({ length: parallelUploads }, sendFromQueue));
    removeEventListener('beforeunload', preventUnload);
    const added = state().photos.filter(({ phase }) => phase === 'added');
    if (added.length === state().photos.length) clear();
    else remove(added);
    return added.length;
  }

  async function publish(photo: NewPhoto, onAdded: (photo: Photo) => void) {
    const { requestId, titre, description, picture } = photo;
    const texts = { titre, description, categorie: state().categorie };
    try {
      const image = await picture.send();
      if (!image) throw new CallError('refused', missing);
      onAdded(await whenConnected(() => addPhoto(texts, image, requestId)));
      change(photo, { phase: 'added' });
    } catch (failure) {
      const errors = failure instanceof CallError ? failure.fields : {};
      change(photo, { phase: undefined, errors });
      if (errorCodeOf(failure) === 'cancelled') return;
      const reason = sentenceOf(failure, staffPhotoMessages.addFailed);
      set({ problem: staffPhotoMessages.uploadFailed(reason) });
    }
  }

  return { ...store, change, addFiles, remove, clear, send };
}

const stores = new Map<string, ReturnType<typeof createNewPhotos>>();

/** Store of `uid`, kept in memory so that uploads continue while another section is open. */
export function newPhotosOf(uid: string): ReturnType<typeof createNewPhotos> {
  const store = stores.get(uid) ?? createNewPhotos(uid);
  stores.set(uid, store);
  return store;
}

export const hasFile = ({ picture }: NewPhoto): boolean =>
  !['empty', 'refused'].includes(picture.state().status);

export const isComplete = (photo: NewPhoto): boolean =>
  normalizeText(photo.titre) !== '' && hasFile(photo);

export const isTouched = (photo: NewPhoto): boolean =>
  isTyped(photo) || photo.picture.state().status !== 'empty';

function preventUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}

const errorsOf = ({ titre, description }: PhotoTexts) =>
  fieldErrorsIn(photoFields, { titre, description });

/**
 * Runs `work`, and repeats it whenever a lost connection returns: `work` must be idempotent.
 */
async function whenConnected<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await work();
    } catch (failure) {
      const isLost = failure instanceof CallError && failure.kind === 'unreachable';
      if (!isLost || navigator.onLine) throw failure;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}

const photosOf = (categorie: PhotoCategorie | undefined): PageSource<Photo> => ({
  read: (after) => photoPage(categorie, after),
  ...(!categorie && { keep: (photos) => writeCachedList('galerie', photos) }),
  cached: () => readCachedList('galerie', photoOf)?.filter((photo) => isIn(photo, categorie)),
});

const isIn = (photo: Photo, categorie: PhotoCategorie | undefined) =>
  !categorie || photo.categorie === categorie;

/** Photos of a category, or of all, page by page, with the counts of all categories. */
export function usePhotos(categorie: PhotoCategorie | undefined) {
  const source = useMemo(() => photosOf(categorie), [categorie]);
  const { items: photos, setItems, ...pages } = usePages(source);
  // Without counts, the category filter shows no numbers.
  const { value: counts, reload: recount } = useQuery(
    countPhotos,
    'The photos could not be counted.',
  );

  /** Inserts a new photo first, or replaces an edited one in place. */
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

  /** Removes a deleted photo. */
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
      void pages.readAgain();
      void recount();
    },
  };
}
