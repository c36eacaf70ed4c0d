import type { JournalEntry } from '@centre/domain/journal/journal';
import { randomUUID } from 'node:crypto';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import { corbeilles } from '@centre/domain/corbeille';
import {
  journalActions,
  type JournalAction,
  type JournalCollection,
  type JournalField,
} from '@centre/domain/journal/journal';
import type { Command } from '../../functions/src/commands/command.ts';
import * as commands from '../../functions/src/commands/index.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { findInscription } from '../../functions/src/data/inscription/documents.ts';
import { askForCorrection } from '../../functions/src/data/inscription/inscriptions.ts';
import { applicant } from '../../functions/src/data/journal/journal.ts';
import { readCampagne } from '../../functions/src/data/campagne.ts';
import { omit } from '../factories/omit.ts';
import { stored } from './admin.ts';
import { apply, deleted, withoutPaper } from './applications.ts';
import { speech, words } from './contents.ts';
import { run } from './calls.ts';
import { dataUrl } from './pictures.ts';
import { newUser, type Staff } from './members.ts';

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

/** An application whose applicant wants another residence, as a member accepts it. */
async function requestedCorrection() {
  const { id, reference, dateNaissance } = await apply();
  await askForCorrection(
    { reference, dateNaissance, lieuResidence: 'Kara' },
    applicant('page'),
  );
  const correction = (await findInscription(id))?.correction;
  return { id, accepte: true, demandeeLe: correction?.date.toISOString() };
}

type Input = Readonly<Record<string, unknown>>;

/** A change that the journal tells of. */
export interface Change {
  readonly action: JournalAction;
  readonly command: Command<unknown>;
  /** Makes what is to be changed, and says how it is asked for. */
  readonly prepare: (staff: Staff) => Promise<Input>;
  /** Reading of the document that the change is seen in. */
  readonly state: (input: Input) => Promise<unknown>;
  readonly fields?: readonly JournalField[];
}

const named = (collection: string) => (input: Input) =>
  recordIn(collection as JournalCollection, String(input['id'] ?? input['requestId']));

const ofVitrine = async () => ({
  ...{ emplacement: 'equipements', titre: 'Au tour', alt: 'Un tour parallèle' },
  image: await dataUrl(),
});

const withRequestId = (input: object) => () =>
  Promise.resolve({ requestId: randomUUID(), ...input });

const draft = speech({ statut: 'brouillon' });

const idOf = async (made: Promise<Readonly<Record<string, { readonly id: string }>>>) => {
  const [record] = Object.values(await made);
  if (!record) throw new Error('nothing was made');
  return record.id;
};

const article = (staff: Staff) => idOf(run(commands.saveArticle, staff, words()));
const temoignage = (staff: Staff) => idOf(run(commands.saveTemoignage, staff, draft));
const photo = async (staff: Staff) =>
  idOf(run(commands.savePhoto, staff, { titre: 'Tour', image: await dataUrl() }));
const vitrinePhoto = async (staff: Staff) =>
  idOf(
    run(commands.saveVitrinePhoto, staff, { ...(await ofVitrine()), requestId: randomUUID() }),
  );
const user = (staff: Staff) => idOf(run(commands.createUser, staff, newUser()));

async function userNamed({ username }: Input): Promise<unknown> {
  return (await firestore().collection('users').where('username', '==', username).get()).size;
}

type Seen = Partial<Pick<Change, 'state' | 'fields'>>;

const change = (
  action: JournalAction,
  command: Command<unknown>,
  prepare: Change['prepare'],
  seen: Seen = {},
): Change => ({ action, command, prepare, state: named(journalActions[action]), ...seen });

const ofNew = (make: (staff: Staff) => Promise<string>) => async (staff: Staff) => ({
  id: await make(staff),
});
const ofApplication =
  (more: object = {}) =>
  async () => ({ id: (await apply()).id, ...more });

const { saveArticle, savePhoto, saveTemoignage, saveVitrinePhoto } = commands;

/** Every change that staff can make, by the commands that make it. */
export const changes: readonly Change[] = [
  change('createArticle', saveArticle, withRequestId(words())),
  change('updateArticle', saveArticle, async (staff) => ({
    ...{ ...words({ titre: 'Après' }), id: await article(staff) },
  })),
  change('deleteArticle', commands.deleteArticle, ofNew(article)),
  change('createPhoto', savePhoto, async () => ({
    ...{ requestId: randomUUID(), titre: 'Tour', image: await dataUrl() },
  })),
  change('updatePhoto', savePhoto, async (staff) => ({
    ...{ id: await photo(staff), titre: 'Après' },
  })),
  change('deletePhoto', commands.deletePhoto, ofNew(photo)),
  change('createTemoignage', saveTemoignage, withRequestId(draft)),
  change('updateTemoignage', saveTemoignage, async (staff) => ({
    ...{ ...draft, nom: 'Après', id: await temoignage(staff) },
  })),
  change(
    'updateTemoignage',
    commands.setTemoignageStatut,
    async (staff) => ({ id: await temoignage(staff), statut: 'publie' }),
    { fields: ['statut'] },
  ),
  change('deleteTemoignage', commands.deleteTemoignage, ofNew(temoignage)),
  change(
    'updateInscription',
    commands.updateInscription,
    ofApplication({ prenom: 'Après', statut: 'acceptee' }),
    { fields: ['answers', 'statut'] },
  ),
  change(
    'annotateInscription',
    commands.annotateInscription,
    ofApplication({
      note: { texte: 'À rappeler', avant: '' },
      pieceManquante: 'Acte de naissance',
    }),
    { fields: ['note', 'pieceManquante'] },
  ),
  change('noteContact', commands.noteContact, async () => ({
    ...{ id: await withoutPaper(), motif: 'piece', voie: 'sms', resultat: 'prevenu' },
  })),
  change('withdrawContact', commands.withdrawContact, async (staff) => {
    const id = await withoutPaper();
    const told = { id, motif: 'piece', voie: 'sms', resultat: 'prevenu' };
    const { inscription } = await run(commands.noteContact, staff, told);
    return { id, date: inscription.prevenu.at(-1)?.date.toISOString() };
  }),
  change('settleCorrection', commands.settleCorrection, requestedCorrection, {
    fields: ['answers'],
  }),
  change(
    'publishDecisions',
    commands.publishDecisions,
    async () => ({ version: (await readCampagne()).version }),
    { state: () => stored('reglages/campagne') },
  ),
  change(
    'saveCampaign',
    commands.saveCampaign,
    async () => {
      const { version } = await readCampagne();
      const anneeScolaire = `${2026 + version}-${2027 + version}`;
      return { ...omit(firstCampagne, 'version'), anneeScolaire, version };
    },
    { state: () => stored('reglages/campagne') },
  ),
  change('deleteInscription', commands.deleteInscription, ofApplication()),
  change('createVitrinePhoto', saveVitrinePhoto, async () => ({
    ...{ ...(await ofVitrine()), requestId: randomUUID() },
  })),
  change('updateVitrinePhoto', saveVitrinePhoto, async (staff) => ({
    ...{ id: await vitrinePhoto(staff), titre: 'Après', alt: 'Un tour' },
  })),
  change('deleteVitrinePhoto', commands.deleteVitrinePhoto, ofNew(vitrinePhoto)),
  change(
    'orderVitrine',
    commands.orderVitrine,
    async (staff) => {
      await firestore().doc('reglages/vitrine').delete();
      const ids = [await vitrinePhoto(staff), await vitrinePhoto(staff)].toReversed();
      return { emplacement: 'equipements', ids };
    },
    { state: () => stored('reglages/vitrine') },
  ),
  ...Object.entries({
    Article: article,
    Photo: photo,
    Temoignage: temoignage,
    VitrinePhoto: vitrinePhoto,
  } as const).map(([kind, make]) => {
    const name = kind as 'Article' | 'Photo' | 'Temoignage' | 'VitrinePhoto';
    const restoring = `restore${name}` as const;
    const discarded = async (staff: Staff) => {
      const id = await make(staff);
      await run(commands[`delete${name}`], staff, { id });
      return { id };
    };
    const state = named(corbeilles[journalActions[restoring]]);
    return change(restoring, commands[restoring], discarded, { state });
  }),
  change(
    'restoreInscription',
    commands.restoreInscription,
    async () => ({ id: (await deleted()).id }),
    { state: named(corbeilles.inscriptions) },
  ),
  change(
    'erasePersonalData',
    commands.handleDataSubjectRequest,
    async () => {
      const { id, reference } = await apply();
      return { kind: 'erasure', reference, ids: [id] };
    },
    { state: ({ ids }) => stored(`inscriptions/${String(ids)}`) },
  ),
  change('createUser', commands.createUser, () => Promise.resolve(newUser()), {
    state: userNamed,
  }),
  change(
    'updateUser',
    commands.updateUser,
    async (staff) => ({
      ...{ id: await user(staff), email: 'apres@cfpi.example', role: 'ADMIN_FULL' },
      ...{ isActive: false, password: newUser().password },
    }),
    { fields: ['email', 'role', 'isActive', 'password'] },
  ),
  change('deleteUser', commands.deleteUser, ofNew(user)),
];
