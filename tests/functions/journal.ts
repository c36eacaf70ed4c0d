import { randomUUID } from 'node:crypto';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import type { JournalAction, JournalEntry, JournalField } from '@centre/domain/journal/journal';
import type { Command } from '../../functions/src/commands/command.ts';
import * as commands from '../../functions/src/commands/index.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { readCampagne } from '../../functions/src/data/campagne.ts';
import { findInscription } from '../../functions/src/data/inscription/documents.ts';
import { askForCorrection } from '../../functions/src/data/inscription/inscriptions.ts';
import { applicant } from '../../functions/src/data/journal/journal.ts';
import { omit } from '../factories/omit.ts';
import { sendApplication, deletedApplication, storeMissingPaper } from './applications.ts';
import { run } from './calls.ts';
import { temoignageFields, temoignages, articleFields } from './contents.ts';
import { userForm, type Staff } from './members.ts';
import { dataUrl } from './pictures.ts';

/** Journal entries by a member, unordered. */
export async function entriesBy({ id }: Pick<Staff, 'id'>): Promise<JournalEntry[]> {
  const { docs } = await firestore().collection('journal').where('uid', '==', id).get();
  return docs.map((entry) => ({ ...entry.data(), id: entry.id }) as JournalEntry);
}

export const entriesOf = async (staff: Pick<Staff, 'id'>, action: JournalAction) =>
  (await entriesBy(staff)).filter((entry) => entry.action === action);

/** Journal entries about an application, unordered. */
export async function journalOf(id: string): Promise<Record<string, unknown>[]> {
  const about = firestore().collection('journal').where('records', 'array-contains', id);
  return (await about.get()).docs.map((entry) => entry.data());
}

type Input = Readonly<Record<string, unknown>>;

/** Change by a command, with its expected journal entry. */
export interface Change {
  readonly action: JournalAction;
  readonly command: Command<unknown>;
  /** Creates the record to change. @returns the input of the command */
  readonly prepare: (staff: Staff) => Promise<Input>;
  readonly fields?: readonly JournalField[];
  /** Name of the record in the entry; by default an application's reference or a username. */
  readonly name?: string;
}

const change = (
  action: JournalAction,
  command: Command<unknown>,
  prepare: Change['prepare'],
  expected: Pick<Change, 'fields' | 'name'> = {},
): Change => ({ action, command, prepare, ...expected });

type Kind = 'Article' | 'Photo' | 'Temoignage' | 'VitrinePhoto';

/** Creation, update, deletion and restoration of a record of a kind. */
function contentChanges(
  kind: Kind,
  name: string,
  form: () => object | Promise<object>,
  changed: object,
) {
  const save = commands[`save${kind}`] as Command<unknown>;
  const remove = commands[`delete${kind}`] as Command<unknown>;
  const newInput = async () => ({ requestId: randomUUID(), ...(await form()) });
  const make = async (staff: Staff) => {
    const input = await newInput();
    await run(save, staff, input);
    return { id: input.requestId };
  };
  const discard = async (staff: Staff) => {
    const record = await make(staff);
    await run(remove, staff, record);
    return record;
  };
  const update = async (staff: Staff) => ({ ...changed, ...(await make(staff)) });
  return [
    change(`create${kind}`, save, newInput, { name }),
    change(`update${kind}`, save, update, { name }),
    change(`delete${kind}`, remove, make, { name }),
    change(`restore${kind}`, commands[`restore${kind}`], discard, { name }),
  ];
}

const draft = temoignageFields({ statut: 'brouillon' });
const vitrine = { emplacement: 'equipements', titre: 'Au tour', alt: 'Un tour parallèle' };
const pictured = async (fields: object) => ({ ...fields, image: await dataUrl() });

const applicationInput =
  (more: object = {}) =>
  async () => ({ id: (await sendApplication()).id, ...more });
const contactInput = async () => ({
  ...{ id: await storeMissingPaper(), motif: 'piece', voie: 'sms', resultat: 'prevenu' },
});
const createdUser = async (staff: Staff) => ({
  id: (await run(commands.createUser, staff, userForm())).user.id,
});

/** Changes by the staff, with the commands that make them. */
export const changes: readonly Change[] = [
  ...contentChanges(
    'Article',
    'Portes ouvertes',
    articleFields,
    articleFields({ contenu: 'Après' }),
  ),
  ...contentChanges('Photo', 'Tour', () => pictured({ titre: 'Tour' }), {
    ...{ titre: 'Tour', description: 'Après' },
  }),
  ...contentChanges('Temoignage', 'Afi Mensah', () => draft, { ...draft, poste: 'Soudeuse' }),
  change(
    'updateTemoignage',
    commands.setTemoignageStatut,
    async (staff) => ({ id: (await temoignages.save(staff, draft)).id, statut: 'publie' }),
    { fields: ['statut'], name: 'Afi Mensah' },
  ),
  ...contentChanges('VitrinePhoto', vitrine.titre, () => pictured(vitrine), {
    ...{ titre: vitrine.titre, alt: 'Un tour' },
  }),
  change('orderVitrine', commands.orderVitrine, async (staff) => {
    await firestore().doc('reglages/vitrine').delete();
    const ids = [randomUUID(), randomUUID()];
    for (const requestId of ids) {
      await run(commands.saveVitrinePhoto, staff, await pictured({ ...vitrine, requestId }));
    }
    return { emplacement: vitrine.emplacement, ids: ids.toReversed() };
  }),
  change(
    'updateInscription',
    commands.updateInscription,
    applicationInput({ prenom: 'Après', statut: 'acceptee' }),
    { fields: ['answers', 'statut'] },
  ),
  change(
    'annotateInscription',
    commands.annotateInscription,
    applicationInput({ note: { texte: 'À rappeler', avant: '' }, pieceManquante: 'Acte' }),
    { fields: ['note', 'pieceManquante'] },
  ),
  change('noteContact', commands.noteContact, contactInput),
  change('withdrawContact', commands.withdrawContact, async (staff) => {
    const { inscription } = await run(commands.noteContact, staff, await contactInput());
    return { id: inscription.id, date: inscription.prevenu.at(-1)?.date.toISOString() };
  }),
  change(
    'settleCorrection',
    commands.settleCorrection,
    async () => {
      const { id, reference, dateNaissance } = await sendApplication();
      const request = { reference, dateNaissance, lieuResidence: 'Kara' };
      await askForCorrection(request, applicant('page'));
      const correction = (await findInscription(id))?.correction;
      return { id, accepte: true, demandeeLe: correction?.date.toISOString() };
    },
    { fields: ['answers'] },
  ),
  change('deleteInscription', commands.deleteInscription, applicationInput()),
  change('restoreInscription', commands.restoreInscription, async () => ({
    id: (await deletedApplication()).id,
  })),
  change('erasePersonalData', commands.handleDataSubjectRequest, async () => {
    const { id, reference } = await sendApplication();
    return { kind: 'erasure', reference, ids: [id] };
  }),
  change('publishDecisions', commands.publishDecisions, async () => ({
    version: (await readCampagne()).version,
  })),
  change('saveCampaign', commands.saveCampaign, async () => {
    const { version } = await readCampagne();
    const anneeScolaire = `${2026 + version}-${2027 + version}`;
    return { ...omit(firstCampagne, 'version'), anneeScolaire, version };
  }),
  change('createUser', commands.createUser, () => Promise.resolve(userForm())),
  change(
    'updateUser',
    commands.updateUser,
    async (staff) => ({
      ...{ ...(await createdUser(staff)), email: 'apres@cfpi.example', role: 'ADMIN_FULL' },
      ...{ isActive: false, password: userForm().password },
    }),
    { fields: ['email', 'role', 'isActive', 'password'] },
  ),
  change('deleteUser', commands.deleteUser, createdUser),
];
