import { messages } from '@centre/domain/messages/messages';
import { otherPhotoCategorie, type Photo } from '@centre/domain/photo/photo';
import { photoWords } from '@centre/domain/photo/schema';
import { fieldErrorsIn } from '@centre/domain/schema';
import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import { CallError } from '../../data/callables.ts';
import {
  forgetStaffDraft,
  keepStaffDraft,
  readStaffDraft,
} from '../../data/staff/staff-drafts.ts';
import {
  addPhoto,
  allPhotoCategories,
  type PhotoCategorie,
} from '../../data/staff/staff-galerie.ts';
import { sentenceOf } from '../ui/use-action.ts';
import {
  createPictureSender,
  PictureProblem,
  type PictureSender,
} from '../ui/picture-sender.ts';

export interface RowWords {
  readonly titre: string;
  readonly description: string;
}

export interface BatchWords extends RowWords {
  /** Its own; undefined for that of all. */
  readonly categorie: PhotoCategorie | undefined;
}

const noWords: BatchWords = { titre: '', description: '', categorie: undefined };

/** The draft of photos that are being added, without their files. */
interface BatchDraft {
  readonly categorie: PhotoCategorie;
  readonly rows: readonly BatchWords[];
}

export interface BatchRow extends BatchWords {
  /** Also the `requestId` of the photo, so that trying again makes no second one. */
  readonly key: string;
  readonly sender: PictureSender;
  readonly phase: 'editing' | 'waiting' | 'sending' | 'publishing';
  readonly errors: Readonly<Record<string, string>>;
}

interface BatchState {
  readonly categorie: PhotoCategorie;
  readonly rows: readonly BatchRow[];
  /** How many are being sent, of which those that have arrived are no longer in `rows`. */
  readonly sending: number;
  /** Whether the texts were found again after the page was left. */
  readonly isRestored: boolean;
  /** Why the last ones were not added. */
  readonly problem: string | undefined;
}

/** Photos sent at the same time: more would only share the same connection. */
const together = 2;
const draftName = 'galerie';
const says = {
  type: messages.photo.type,
  size: messages.photo.sizeInPicker,
  missing: messages.photo.image,
};

type PhotoBatch = ReturnType<typeof createPhotoBatch>;

/** The photos that the member `uid` is adding, from the choice of the files to the gallery. */
function createPhotoBatch(uid: string) {
  const draft = batchDraftOf(readStaffDraft(uid, draftName));
  let state: BatchState = {
    categorie: draft?.categorie ?? otherPhotoCategorie,
    rows: (draft?.rows ?? [noWords]).map(newRow),
    sending: 0,
    isRestored: draft !== undefined,
    problem: undefined,
  };
  const listeners = new Set<() => void>();

  function set(change: Partial<BatchState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function newRow(words: BatchWords = noWords): BatchRow {
    const key = crypto.randomUUID();
    const sender = createPictureSender(uid, says);
    // Whether everything may be sent depends on each of the files.
    sender.subscribe(() => set({}));
    return { ...words, key, sender, phase: 'editing', errors: {} };
  }

  function changeRow(key: string, change: Partial<BatchRow>) {
    set({ rows: state.rows.map((row) => (row.key === key ? { ...row, ...change } : row)) });
  }

  function keep() {
    const rows = state.rows.map(({ titre, description, categorie }) => ({
      titre,
      description,
      categorie,
    }));
    const draft: BatchDraft = { categorie: state.categorie, rows };
    keepStaffDraft(uid, draftName, draft);
  }

  function setWords(key: string, words: Partial<BatchWords>) {
    changeRow(key, words);
    keep();
  }

  function setCategorie(categorie: PhotoCategorie) {
    set({ categorie });
    keep();
  }

  /** Files chosen beside the first: each has a row of its own. */
  function addFiles(files: readonly File[]) {
    const rows = files.map(() => newRow());
    set({ rows: [...state.rows, ...rows] });
    rows.forEach(({ sender }, index) => {
      const file = files[index];
      if (file) sender.choose(file);
    });
    keep();
  }

  function removeRow(key: string) {
    state.rows.find((row) => row.key === key)?.sender.reset();
    const rows = state.rows.filter((row) => row.key !== key);
    const [first = newRow(), ...others] = rows;
    // A photo that is left alone has but one category.
    if (others.length === 0) {
      const { categorie = state.categorie } = first;
      set({ categorie, rows: [{ ...first, categorie: undefined }] });
    } else set({ rows });
    keep();
  }

  function clear() {
    for (const { sender } of state.rows) sender.reset();
    set({ rows: [newRow()], categorie: otherPhotoCategorie, isRestored: false });
    set({ problem: undefined });
    forgetStaffDraft(uid, draftName);
  }

  /**
   * Sends the photos, some at a time; those that fail stay, with the reason.
   *
   * @param onAdded called for each photo once it is in the gallery.
   * @returns how many were added.
   */
  async function send(onAdded: (photo: Photo) => void): Promise<number> {
    const checked = state.rows.map((row) => ({ ...row, errors: errorsOf(row) }));
    const isRight = checked.every(({ errors }) => Object.keys(errors).length === 0);
    set({ rows: checked, problem: undefined });
    if (!isRight || state.sending > 0) return 0;
    set({
      sending: checked.length,
      rows: checked.map((row) => ({ ...row, phase: 'waiting' })),
    });
    const queue = checked.map(({ key }) => key);
    let added = 0;
    async function work() {
      for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
        const photo = await publish(key);
        if (!photo) continue;
        added += 1;
        removeRow(key);
        onAdded(photo);
      }
    }
    addEventListener('beforeunload', ask);
    try {
      await Promise.all(Array.from({ length: together }, work));
    } finally {
      removeEventListener('beforeunload', ask);
      set({ sending: 0 });
    }
    if (added === checked.length) clear();
    return added;
  }

  async function publish(key: string): Promise<Photo | undefined> {
    const row = state.rows.find((candidate) => candidate.key === key);
    if (!row) return undefined;
    try {
      changeRow(key, { phase: 'sending' });
      const image = await row.sender.send();
      if (!image) throw new CallError('refused', messages.photo.image);
      changeRow(key, { phase: 'publishing' });
      const { titre, description, categorie = state.categorie } = row;
      const words = { titre, description, categorie };
      return await whenConnected(() => addPhoto(words, image, key));
    } catch (failure) {
      const fields = failure instanceof CallError ? failure.fields : {};
      changeRow(key, { phase: 'editing', errors: fields });
      const isCancelled = failure instanceof PictureProblem && failure.isCancelled;
      if (!isCancelled) {
        const reason = sentenceOf(failure, staffPhotoMessages.addFailed);
        set({ problem: staffPhotoMessages.uploadFailed(reason) });
      }
      return undefined;
    }
  }

  return {
    state: (): BatchState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setWords,
    setCategorie,
    addFiles,
    removeRow,
    clear,
    send,
    dismiss: () => set({ problem: undefined }),
  };
}

const batches = new Map<string, PhotoBatch>();

/** The photos of `uid`. They are sent on while the member is in another section. */
export function photoBatchOf(uid: string): PhotoBatch {
  const known = batches.get(uid) ?? createPhotoBatch(uid);
  batches.set(uid, known);
  return known;
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
}

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

const errorsOf = ({ titre, description }: RowWords) =>
  fieldErrorsIn(photoWords, { titre, description });

/** The draft in `stored`; undefined when there is none, or it says nothing. */
function batchDraftOf(stored: unknown): BatchDraft | undefined {
  const { categorie, rows } = (stored ?? {}) as Partial<BatchDraft>;
  if (!Array.isArray(rows)) return undefined;
  const words = rows.map((row: Partial<BatchWords>) => ({
    titre: row.titre ?? '',
    description: row.description ?? '',
    categorie: knownCategory(row.categorie),
  }));
  if (!words.some(({ titre, description }) => titre !== '' || description !== '')) {
    return undefined;
  }
  return {
    categorie: knownCategory(categorie) ?? otherPhotoCategorie,
    rows: words,
  };
}

function knownCategory(stored: unknown): PhotoCategorie | undefined {
  return allPhotoCategories.find((known) => known === stored);
}
