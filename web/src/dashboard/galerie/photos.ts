import { photoOf } from '@centre/domain/content/records';
import { messages } from '@centre/domain/messages/messages';
import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import { otherPhotoCategorie, type Photo } from '@centre/domain/photo/photo';
import { photoWords } from '@centre/domain/photo/schema';
import { fieldErrorsIn } from '@centre/domain/schema';
import { normalizeText } from '@centre/domain/typed-text';
import { useCallback, useMemo } from 'react';
import { CallError } from '../../data/callables.ts';
import {
  forgetStaffDraft,
  keepStaffDraft,
  readStaffDraft,
} from '../../data/staff/staff-drafts.ts';
import { keepLastSeen, readLastSeen } from '../../data/staff/last-seen.ts';
import {
  addPhoto,
  countPhotos,
  photoPage,
  type PhotoCategorie,
} from '../../data/staff/staff-galerie.ts';
import { useQuery } from '../../data/use-query.ts';
import { newStore, codeOf, newPicture, type KeptPicture } from '../ui/use-picture.ts';
import { sentenceOf } from '../ui/use-action.ts';
import { usePages, type PageSource } from '../ui/use-pages.ts';

interface Words {
  /** Identifier of its request too, so that trying again makes no second photo. */
  readonly requestId: string;
  readonly titre: string;
  readonly description: string;
}

export interface NewPhoto extends Words {
  readonly picture: KeptPicture;
  /** Undefined while it is written. An added photo stays until all were tried. */
  readonly phase?: 'sending' | 'added' | undefined;
  readonly errors: Readonly<Record<string, string>>;
}

interface NewPhotosState {
  readonly categorie: PhotoCategorie;
  readonly photos: readonly NewPhoto[];
  /** Whether the texts were found again after the page was left. */
  readonly isRestored: boolean;
  /** Why the last ones were not added. */
  readonly problem: string | undefined;
}

/** Draft in the tab's storage, which holds no file. */
interface Draft {
  readonly categorie: PhotoCategorie;
  readonly photos: readonly Words[];
}

/** Photos sent at the same time: more would only share the same connection. */
const together = 2;
const draftName = 'galerie';
const { type, sizeInPicker: size, image: missing } = messages.photo;

const isTyped = ({ titre, description }: Words) => titre !== '' || description !== '';

/** The photos that the member `uid` is adding, from the choice of the files to the gallery. */
function createNewPhotos(uid: string) {
  const draft = readStaffDraft(uid, draftName) as Partial<Draft> | undefined;
  const found = draft?.photos?.filter(isTyped) ?? [];
  const store = newStore<NewPhotosState>({
    categorie: draft?.categorie ?? otherPhotoCategorie,
    photos: (found.length > 0 ? found : [undefined]).map(newPhoto),
    isRestored: found.length > 0,
    problem: undefined,
  });
  const { state, set } = store;
  store.subscribe(keep);

  function newPhoto(words?: Words): NewPhoto {
    const picture = newPicture(uid, { type, size, missing });
    // Whether everything may be sent depends on each of the files.
    picture.subscribe(() => set({}));
    const blank = { requestId: crypto.randomUUID(), titre: '', description: '' };
    return { ...blank, ...words, picture, errors: {} };
  }

  function keep() {
    const { categorie, photos } = state();
    const typed = photos.filter((photo) => photo.phase !== 'added' && isTyped(photo));
    const kept: Draft = {
      categorie,
      photos: typed.map(({ requestId, titre, description }) => ({
        requestId,
        titre,
        description,
      })),
    };
    if (typed.length > 0) keepStaffDraft(uid, draftName, kept);
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

  function remove(gone: readonly NewPhoto[]) {
    const ids = gone.map(({ requestId }) => requestId);
    const left = state().photos.filter(({ requestId }) => !ids.includes(requestId));
    set({ photos: left.length > 0 ? left : [newPhoto()] });
    for (const { picture } of gone) picture.reset();
  }

  function clear() {
    remove(state().photos);
    set({ categorie: otherPhotoCategorie, isRestored: false, problem: undefined });
  }

  /**
   * Sends the photos, some at a time; those that fail stay, with the reason.
   *
   * @param onAdded called for each photo once it is in the gallery.
   * @returns how many were added.
   */
  async function send(onAdded: (photo: Photo) => void): Promise<number> {
    const checked = state().photos.map((photo) => ({ ...photo, errors: errorsOf(photo) }));
    set({ photos: checked, problem: undefined });
    if (checked.some(({ errors }) => Object.keys(errors).length > 0)) return 0;
    set({ photos: checked.map((photo) => ({ ...photo, phase: 'sending' })) });
    const queue = [...checked];
    async function work() {
      for (let photo = queue.shift(); photo; photo = queue.shift()) {
        await publish(photo, onAdded);
      }
    }
    addEventListener('beforeunload', ask);
    await Promise.all(Array.from({ length: together }, work));
    removeEventListener('beforeunload', ask);
    const added = state().photos.filter(({ phase }) => phase === 'added');
    if (added.length === state().photos.length) clear();
    else remove(added);
    return added.length;
  }

  async function publish(photo: NewPhoto, onAdded: (photo: Photo) => void) {
    const { requestId, titre, description, picture } = photo;
    const words = { titre, description, categorie: state().categorie };
    try {
      const image = await picture.send();
      if (!image) throw new CallError('refused', missing);
      onAdded(await whenConnected(() => addPhoto(words, image, requestId)));
      change(photo, { phase: 'added' });
    } catch (failure) {
      const errors = failure instanceof CallError ? failure.fields : {};
      change(photo, { phase: undefined, errors });
      if (codeOf(failure) === 'cancelled') return;
      const reason = sentenceOf(failure, staffPhotoMessages.addFailed);
      set({ problem: staffPhotoMessages.uploadFailed(reason) });
    }
  }

  return { ...store, change, addFiles, remove, clear, send };
}

const known = new Map<string, ReturnType<typeof createNewPhotos>>();

/** The photos of `uid`. They are sent on while the member is in another section. */
export function newPhotosOf(uid: string): ReturnType<typeof createNewPhotos> {
  const photos = known.get(uid) ?? createNewPhotos(uid);
  known.set(uid, photos);
  return photos;
}

export const hasFile = ({ picture }: NewPhoto): boolean =>
  !['empty', 'refused'].includes(picture.state().status);

export const isComplete = (photo: NewPhoto): boolean =>
  normalizeText(photo.titre) !== '' && hasFile(photo);

export const isTouched = (photo: NewPhoto): boolean =>
  isTyped(photo) || photo.picture.state().status !== 'empty';

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
}

const errorsOf = ({ titre, description }: Words) =>
  fieldErrorsIn(photoWords, { titre, description });

/**
 * The outcome of `work`, which is repeated when the connection returns, and must therefore be
 * idempotent.
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
