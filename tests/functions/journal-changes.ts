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
import { readCampagne } from '../../functions/src/data/campagne.ts';
import { omit } from '../factories/omit.ts';
import { stored } from './admin.ts';
import { recordIn } from './journal.ts';
import { apply, deleted, withoutPaper } from './applications.ts';
import { words } from './articles.ts';
import { dataUrl, run } from './publishing.ts';
import { newUser, type Staff } from './staff.ts';
import { speech } from './temoignages.ts';
import { requestedCorrection } from './corrections.ts';

type Input = Readonly<Record<string, unknown>>;

/** A change that the journal tells of. */
export interface Change {
  readonly action: JournalAction;
  readonly command: Command<unknown>;
  /** Makes what is to be changed, and says how it is asked for. */
  readonly prepare: (staff: Staff) => Promise<Input>;
  /** What the change is seen by. */
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

const vuesNamed = (nom: unknown) =>
  firestore().collection('vuesInscriptions').where('nom', '==', nom).get();

/** The restoring of what `discard` makes and puts into the bin. */
const restoration = (
  name: 'Article' | 'Photo' | 'Temoignage' | 'VitrinePhoto' | 'Inscription',
  corbeille: string,
  discard: (staff: Staff) => Promise<string>,
): Change => ({
  action: `restore${name}`,
  command: commands[`restore${name}`],
  prepare: async (staff) => ({ id: await discard(staff) }),
  state: named(corbeille),
});

/** Every change that staff can make, by the commands that make it. */
export const changes: readonly Change[] = [
  {
    action: 'createArticle',
    command: commands.saveArticle,
    prepare: withRequestId(words()),
    state: named('articles'),
  },
  {
    action: 'updateArticle',
    command: commands.saveArticle,
    prepare: async (staff) => ({ ...words({ titre: 'Après' }), id: await article(staff) }),
    state: named('articles'),
  },
  {
    action: 'deleteArticle',
    command: commands.deleteArticle,
    prepare: async (staff) => ({ id: await article(staff) }),
    state: named('articles'),
  },
  {
    action: 'createPhoto',
    command: commands.savePhoto,
    prepare: async () => ({
      requestId: randomUUID(),
      titre: 'Tour',
      image: await dataUrl(),
    }),
    state: named('galerie'),
  },
  {
    action: 'updatePhoto',
    command: commands.savePhoto,
    prepare: async (staff) => ({ id: await photo(staff), titre: 'Après' }),
    state: named('galerie'),
  },
  {
    action: 'deletePhoto',
    command: commands.deletePhoto,
    prepare: async (staff) => ({ id: await photo(staff) }),
    state: named('galerie'),
  },
  {
    action: 'createTemoignage',
    command: commands.saveTemoignage,
    prepare: withRequestId(draft),
    state: named('temoignages'),
  },
  {
    action: 'updateTemoignage',
    command: commands.saveTemoignage,
    prepare: async (staff) => ({ ...draft, nom: 'Après', id: await temoignage(staff) }),
    state: named('temoignages'),
  },
  {
    action: 'updateTemoignage',
    command: commands.setTemoignageStatut,
    prepare: async (staff) => ({ id: await temoignage(staff), statut: 'publie' }),
    state: named('temoignages'),
    fields: ['statut'],
  },
  {
    action: 'deleteTemoignage',
    command: commands.deleteTemoignage,
    prepare: async (staff) => ({ id: await temoignage(staff) }),
    state: named('temoignages'),
  },
  {
    action: 'updateInscription',
    command: commands.updateInscription,
    prepare: async () => ({ id: (await apply()).id, prenom: 'Après', statut: 'acceptee' }),
    state: named('inscriptions'),
    fields: ['answers', 'statut'],
  },
  {
    action: 'annotateInscription',
    command: commands.annotateInscription,
    prepare: async () => ({
      id: (await apply()).id,
      note: { texte: 'À rappeler', avant: '' },
      responsable: 'moi',
      pieceManquante: 'Acte de naissance',
    }),
    state: named('inscriptions'),
    fields: ['note', 'responsable', 'pieceManquante'],
  },
  {
    action: 'noteContact',
    command: commands.noteContact,
    prepare: async () => ({
      ...{ id: await withoutPaper(), motif: 'piece' },
      ...{ voie: 'sms', resultat: 'prevenu' },
    }),
    state: named('inscriptions'),
  },
  {
    action: 'settleCorrection',
    command: commands.settleCorrection,
    prepare: requestedCorrection,
    state: named('inscriptions'),
    fields: ['answers'],
  },
  {
    action: 'publishDecisions',
    command: commands.publishDecisions,
    prepare: async () => ({ version: (await readCampagne()).version }),
    state: () => stored('reglages/campagne'),
  },
  {
    action: 'saveCampaign',
    command: commands.saveCampaign,
    prepare: async () => {
      const { version } = await readCampagne();
      return {
        ...omit(firstCampagne, 'version'),
        anneeScolaire: `${2026 + version}-${2027 + version}`,
        version,
      };
    },
    state: () => stored('reglages/campagne'),
  },
  {
    action: 'saveVue',
    command: commands.saveVue,
    prepare: () => Promise.resolve({ nom: randomUUID(), partagee: false, criteres: {} }),
    state: async ({ nom }) => (await vuesNamed(nom)).size,
  },
  {
    action: 'deleteVue',
    command: commands.deleteVue,
    prepare: (staff) =>
      run(commands.saveVue, staff, { nom: randomUUID(), partagee: false, criteres: {} }),
    state: named('vuesInscriptions'),
  },
  {
    action: 'deleteInscription',
    command: commands.deleteInscription,
    prepare: async () => ({ id: (await apply()).id }),
    state: named('inscriptions'),
  },
  {
    action: 'createVitrinePhoto',
    command: commands.saveVitrinePhoto,
    prepare: async () => ({ ...(await ofVitrine()), requestId: randomUUID() }),
    state: named('vitrine'),
  },
  {
    action: 'updateVitrinePhoto',
    command: commands.saveVitrinePhoto,
    prepare: async (staff) => ({
      ...{ id: await vitrinePhoto(staff), titre: 'Après', alt: 'Un tour' },
    }),
    state: named('vitrine'),
  },
  {
    action: 'deleteVitrinePhoto',
    command: commands.deleteVitrinePhoto,
    prepare: async (staff) => ({ id: await vitrinePhoto(staff) }),
    state: named('vitrine'),
  },
  {
    action: 'orderVitrine',
    command: commands.orderVitrine,
    prepare: async (staff) => {
      await firestore().doc('reglages/vitrine').delete();
      const ids = [await vitrinePhoto(staff), await vitrinePhoto(staff)].toReversed();
      return { emplacement: 'equipements', ids };
    },
    state: () => stored('reglages/vitrine'),
  },
  ...(['Article', 'Photo', 'Temoignage', 'VitrinePhoto'] as const).map((name) =>
    restoration(name, corbeilles[journalActions[`restore${name}`]], async (staff) => {
      const made = { Article: article, Photo: photo, Temoignage: temoignage };
      const id = await { ...made, VitrinePhoto: vitrinePhoto }[name](staff);
      await run(commands[`delete${name}`], staff, { id });
      return id;
    }),
  ),
  restoration('Inscription', corbeilles.inscriptions, async () => (await deleted()).id),
  {
    action: 'erasePersonalData',
    command: commands.handleDataSubjectRequest,
    prepare: async () => {
      const { id, reference } = await apply();
      return { kind: 'erasure', reference, ids: [id] };
    },
    state: ({ ids }) => stored(`inscriptions/${String(ids)}`),
  },
  {
    action: 'createUser',
    command: commands.createUser,
    prepare: () => Promise.resolve(newUser()),
    state: userNamed,
  },
  {
    action: 'updateUser',
    command: commands.updateUser,
    prepare: async (staff) => ({
      id: await user(staff),
      email: 'apres@cfpi.example',
      role: 'ADMIN_FULL',
      isActive: false,
      password: newUser().password,
    }),
    state: named('users'),
    fields: ['email', 'role', 'isActive', 'password'],
  },
  {
    action: 'deleteUser',
    command: commands.deleteUser,
    prepare: async (staff) => ({ id: await user(staff) }),
    state: named('users'),
  },
];
