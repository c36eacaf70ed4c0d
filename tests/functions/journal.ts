import type {
  JournalAction,
  JournalCollection,
  JournalEntry,
} from '@centre/domain/journal/journal';
import { firestore } from '../../functions/src/data/admin.ts';
import { stored } from './admin.ts';
import type { Staff } from './staff.ts';

/** What the journal says of somebody, in no order. */
export async function entriesBy({ id }: Pick<Staff, 'id'>): Promise<JournalEntry[]> {
  const { docs } = await firestore().collection('journal').where('uid', '==', id).get();
  return docs.map((entry) => ({ ...entry.data(), id: entry.id }) as JournalEntry);
}

export const entriesOf = async (staff: Pick<Staff, 'id'>, action: JournalAction) =>
  (await entriesBy(staff)).filter((entry) => entry.action === action);

/** What the journal says of an application. */
export async function toldOf(id: string): Promise<Record<string, unknown>[]> {
  const about = firestore().collection('journal').where('records', 'array-contains', id);
  return (await about.get()).docs.map((entry) => entry.data());
}

/** Photographs of the site have one document for all. */
async function photoOfVitrine(id: string): Promise<object | undefined> {
  const { photos = [] } = (await stored('reglages/vitrine')) ?? {};
  return (photos as { id: string }[]).find((photo) => photo.id === id);
}

/** The record of that collection, as it is stored. */
export const recordIn = (collection: JournalCollection, id: string) =>
  collection === 'vitrine' ? photoOfVitrine(id) : stored(`${collection}/${id}`);

/** Commands that the journal says nothing of, each with the reason. */
export const untold: Readonly<Record<string, string>> = {
  createInscription: 'applicants have no account, and the record itself says when it came',
  followInscription: 'applicants have no account',
  viewArticle: 'visitors have no account',
  ...sameReason('it shows no applicants', [
    ...['listUsers', 'listJournal', 'countInscriptions', 'countPhotos', 'countTemoignages'],
    ...['listArticles', 'listPhotos', 'listTemoignages', 'readArticle', 'readTemoignage'],
    ...['readCampaign', 'listVitrine'],
  ]),
  ...sameReason('it is about the session of whoever asks', ['logout', 'verifySession']),
};

function sameReason(reason: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}
