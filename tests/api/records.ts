import { derivedFields } from '@centre/domain/inscription/record';
import { enrolmentForm } from '../factories/enrolment-request.ts';
import { omit } from '../factories/omit.ts';
import { uniquePhone, uniqueWord } from '../functions/applications.ts';
import { uniquePng } from '../functions/pictures.ts';
import { apiAs } from '../functions/calls.ts';
import { asMember, userForm } from '../functions/members.ts';
import { recordKindOf, type Call, type Kind } from './catalogue.ts';

/** Record of any kind in an answer. */
export interface Entity {
  readonly id: string;
  readonly [field: string]: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
/** Body of a request: JSON, or a form that may hold files. */
type Content = Fields | FormData;

/** Answer of the API to a member. @throws Error with the HTTP status and the message. */
export async function answer(token: string, method: string, path: string, content?: Content) {
  const { status, body } = await apiAs(token, method, `/api${path}`, content);
  if (status >= 300) {
    throw Object.assign(new Error((body as { error: string }).error), { status });
  }
  return body as Fields;
}

/** Path of each kind, and its fields for one record and for many in answers. */
const names: Readonly<Record<Kind, readonly [path: string, one: string, many: string]>> = {
  articles: ['/articles', 'article', 'articles'],
  galerie: ['/galerie', 'photo', 'photos'],
  temoignages: ['/temoignages', 'temoignage', 'temoignages'],
  inscriptions: ['/inscriptions', 'inscription', 'inscriptions'],
  users: ['/auth-sqlite/users', 'user', 'users'],
};

/** Requests for the records of a kind, as the older dashboard sends them. */
export function recordsOf(token: string, kind: Kind) {
  const [path, one, many] = names[kind];
  const save = async (method: string, address: string, content: Content) =>
    (await answer(token, method, address, content))[one] as Entity;
  const list = async () => (await answer(token, 'GET', path))[many] as Entity[];
  return {
    list,
    listed: async (id: string) => (await list()).find((record) => record.id === id),
    create: (content: Content) => save('POST', path, content),
    update: (id: string, content: Content) => save('PUT', `${path}/${id}`, content),
    remove: (id: string) => answer(token, 'DELETE', `${path}/${id}`),
  };
}

/** Fields of a new record of each kind, for JSON. */
export const newRecord = {
  articles: () => ({
    ...{ titre: `Journée ${uniqueWord()}`, contenu: 'Samedi, de 8 h à midi.\n\nEntrée libre.' },
    ...{ auteur: 'CFPI', categorie: 'Technologie', featured: false, statut: 'publié' },
  }),
  temoignages: () => ({
    ...{ nom: 'Mensah', prenom: uniqueWord(), formation: 'QHSE', promotion: '2019', note: 4 },
    contenu: 'J’ai appris un métier sur de vraies machines.',
    ...{ entreprise: 'Froid du Golfe', poste: 'Technicienne', statut: 'brouillon' },
  }),
  inscriptions: () => {
    const person = {
      nom: uniqueWord(),
      telephone: uniquePhone(),
      email: `${uniqueWord()}@exemple.tg`,
    };
    const form = enrolmentForm(person);
    return { ...form, ...derivedFields(form), dateInscription: new Date().toISOString() };
  },
  users: () => userForm(),
} satisfies Partial<Record<Kind, () => Fields>>;

/** Fields of a new photo without its file. */
export const newCaption = () => ({
  ...{ titre: `Tour ${uniqueWord()}`, description: 'Travaux pratiques.' },
  categorie: 'Informatique',
});

/** Form with the given fields, and with a picture named `file`, if any. */
export async function formOf(fields: Fields, file?: string): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const png = new Blob([new Uint8Array(await uniquePng())], { type: 'image/png' });
  if (file !== undefined) form.set(file, png, 'atelier.png');
  return form;
}

/** Fields of a new record of a kind, as clients send them. */
export async function creationOf(kind: Kind): Promise<Content> {
  return kind === 'galerie' ? formOf(newCaption(), 'image') : newRecord[kind]();
}

export const changedFields = {
  articles: newRecord.articles,
  galerie: newCaption,
  temoignages: newRecord.temoignages,
  inscriptions: () => ({ statut: 'acceptee' }),
  users: () => ({ email: `${uniqueWord()}@cfpi.example`, role: 'VIEWER' }),
} satisfies Record<Kind, () => Fields>;

/** Valid body of a call. */
export async function contentOf(call: Pick<Call, 'method' | 'path'>) {
  if (call.path.endsWith('/login')) return omit(await asMember('VIEWER'), 'id', 'token');
  const kind = recordKindOf(call);
  if (!kind || call.path.endsWith('/view')) return undefined;
  if (call.method === 'PUT') return changedFields[kind]();
  return call.method === 'POST' ? creationOf(kind) : undefined;
}

/** Path of a call; for `:id`, creates a record, published when the call reads it. */
export async function addressOf(
  { method, path }: Pick<Call, 'method' | 'path'>,
  token: string,
): Promise<string> {
  const kind = recordKindOf({ path });
  if (!kind || !path.includes(':id')) return `/api${path}`;
  const isForReading = method === 'GET' && kind === 'temoignages';
  const content = isForReading
    ? { ...newRecord.temoignages(), statut: 'publie' }
    : await creationOf(kind);
  const { id } = await recordsOf(token, kind).create(content);
  return `/api${path.replace(':id', id)}`;
}
