import { messages } from '@centre/domain/messages/messages';
import type { Command } from '../../functions/src/commands/command.ts';
import * as commands from '../../functions/src/commands/index.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { omit } from '../factories/omit.ts';
import { callAs, answerOf, channelsTo, run, type Reply } from './calls.ts';
import type { Staff } from './members.ts';
import { uniquePng, uploadIncoming } from './pictures.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Record in an answer. */
type Content = Fields & {
  readonly id: string;
  readonly version?: number;
  readonly picture?: { readonly folder: string };
};

interface Names {
  readonly kind: 'articles' | 'galerie' | 'temoignages';
  /** Name of one record in commands and answers. */
  readonly one: 'Article' | 'Photo' | 'Temoignage';
  /** Field of the picture. */
  readonly field: 'image' | 'photo';
  /** Field of a text. */
  readonly text: 'titre' | 'nom';
  /** Older names of some fields, which the API returns as well. */
  readonly aliases: readonly string[];
  /** Message for a record that does not exist. */
  readonly absent: string;
}

/** Kind of content: form fields, channels, and commands that run in this process. */
function contentOf<Form extends Fields>(names: Names, form: Form) {
  const { kind, one, field, aliases } = names;
  const command = (verb: 'save' | 'delete' | 'restore') =>
    commands[`${verb}${one}`] as Command<unknown>;
  const path = (id: string) => `/api/${kind}/${id}`;
  const recordOf = (reply: Reply) =>
    omit(answerOf(reply)[one.toLowerCase()] as Content, ...aliases) as Content;
  const save = async (staff: Staff, input: Fields) => {
    const answer = (await run(command('save'), staff, input)) as Record<string, Content>;
    const record = answer[one.toLowerCase()];
    if (!record) throw new Error(`no ${one} in the answer`);
    return record;
  };
  return {
    ...names,
    notFound: { status: 404, message: names.absent },
    creations: channelsTo(`save${one}`, 'POST', () => `/api/${kind}`),
    changes: channelsTo(`save${one}`, 'PUT', path),
    deletions: channelsTo(`delete${one}`, 'DELETE', path),
    /** Form fields of a valid record. */
    form: (overrides: Fields = {}) => ({ ...form, ...overrides }),
    /** Record of an answer, without the older field names. */
    recordOf,
    /** Saves a record through the callable; a temoignage is a draft. */
    create: async ({ token }: Staff, overrides: Fields = {}) =>
      recordOf(await callAs(token, `save${one}`, { ...form, ...overrides })),
    save,
    /** Saves a record with a picture, in this process. */
    make: async (staff: Staff, overrides: Fields = {}) => {
      const picture = await uploadIncoming(staff.id, await uniquePng());
      return save(staff, { ...form, [field]: picture, ...overrides });
    },
    remove: (staff: Staff, id: string) => run(command('delete'), staff, { id }),
    restore: (staff: Staff, id: string) => run(command('restore'), staff, { id }),
  };
}

export const articles = contentOf(
  {
    ...{ kind: 'articles', one: 'Article', field: 'image', text: 'titre' },
    aliases: ['image', 'datePublication'],
    absent: messages.article.notFound,
  },
  {
    titre: 'Portes ouvertes',
    contenu: 'Samedi, de 8 h à midi.\n\nEntrée libre.',
    auteur: 'CFPI',
  },
);

export const photos = contentOf(
  {
    ...{ kind: 'galerie', one: 'Photo', field: 'image', text: 'titre', aliases: [] },
    absent: messages.notFound,
  },
  { titre: 'Tour parallèle' },
);

const temoignageForm = {
  ...{ nom: 'Mensah', prenom: 'Afi', formation: 'QHSE' },
  contenu: 'J’ai appris un métier.',
};

export const temoignages = contentOf(
  {
    ...{ kind: 'temoignages', one: 'Temoignage', field: 'photo', text: 'nom' },
    aliases: ['image', 'message'],
    absent: messages.notFound,
  },
  { ...temoignageForm, statut: 'brouillon' },
);

export const contents = [articles, photos, temoignages] as const;

export const articleFields = articles.form;

/** Form fields of a temoignage, without `statut`. */
export const temoignageFields = (overrides: Fields = {}) => ({
  ...temoignageForm,
  ...overrides,
});

/** Ids of the articles that are marked as principal, under the older field name too. */
export async function principalIds(): Promise<string[]> {
  const { docs } = await firestore().collection('articles').get();
  const main = docs.filter((doc) => doc.get('isPrincipal') === true || doc.get('featured'));
  return main.map(({ id }) => id);
}

/** Ids of the published temoignages, sorted. */
export async function publishedIds(): Promise<string[]> {
  const all = firestore().collection('temoignages');
  const { docs } = await all.where('statut', '==', 'publie').get();
  return docs.map(({ id }) => id).toSorted();
}

/** Stores temoignages in one batch, without calling a function. @returns their ids */
async function storeTemoignages(count: number, statut: string): Promise<string[]> {
  const batch = firestore().batch();
  const ids = Array.from({ length: count }, (_, index) => {
    const ref = firestore().collection('temoignages').doc();
    const record = temoignageFields({ nom: `Mensah ${index}`, statut });
    batch.create(ref, { ...record, dateCreation: new Date() });
    return ref.id;
  });
  await batch.commit();
  return ids;
}

/** Stores drafts of temoignages. @returns their ids */
export const storeDrafts = (count: number) => storeTemoignages(count, 'brouillon');

/** Unpublishes all temoignages, and stores `count` published ones. @returns their ids */
export async function setPublishedCount(count: number): Promise<string[]> {
  const batch = firestore().batch();
  for (const id of await publishedIds()) {
    batch.update(firestore().doc(`temoignages/${id}`), { statut: 'brouillon' });
  }
  await batch.commit();
  return storeTemoignages(count, 'publie');
}
