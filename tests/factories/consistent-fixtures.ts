import { createHash } from 'node:crypto';
import { ReadableStream } from 'node:stream/web';
import { centre } from '@centre/domain/centre';
import { recordOf } from '@centre/domain/inscription/record';
import { lineOf, rowOf } from '@centre/domain/registre/row';
import type { PublishedPicture } from '@centre/domain/content/published-picture';
import type { Account, Source, Stored, StoredFile } from '../../operations/audit/source.ts';
import { article } from './article.ts';
import { inscription } from './inscription.ts';
import { memberDocument } from './member.ts';
import { omit } from './omit.ts';
import { photo } from './photo.ts';
import { picture } from './picture.ts';
import { temoignage } from './temoignage.ts';

/** A whole project in memory, of which tests break one thing. */
export interface World {
  readonly documents: Map<string, Record<string, unknown>>;
  readonly accounts: Map<string, Account>;
  readonly files: Map<string, StoredFile>;
}

export const now = () => new Date();
export const daysAgo = (days: number, from = new Date()) =>
  new Date(from.getTime() - days * 86_400_000);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The applications: two of one person, one of somebody else. */
const applications = [
  { id: 'a1', index: 1 },
  { id: 'a2', index: 1 },
  { id: 'a3', index: 2 },
];

/** A project in which everything agrees. */
export function soundWorld(): World {
  const world: World = { documents: new Map(), accounts: new Map(), files: new Map() };
  for (const [place, one] of applications.entries()) addApplication(world, one, place);
  world.documents.set('inscriptionsSupprimees/gone', { expireAt: now() });
  for (const place of [1, 2]) {
    const { id, ...fields } = temoignage({ id: `t${place}` }, place);
    world.documents.set(`temoignages/${id}`, fields);
  }
  addPictured(world);
  addMember(world, 'chief', 'SUPER_ADMIN');
  addMember(world, 'reader', 'VIEWER');
  world.documents.set('marques/superAdmins', { changedAt: now() });
  addFile(world, 'incoming/chief/photo', now());
  return world;
}

export function addApplication(
  { documents }: World,
  { id, index }: (typeof applications)[number],
  place: number,
  dateInscription = daysAgo(90),
): void {
  const campagne = centre.campaign.year;
  const words = { reference: `CFPI-AAA${place}-BBBB`, dateInscription };
  const fields = { ...omit(inscription(words, index), 'id'), campagne, registre: '7' };
  const record = recordOf(id, fields);
  documents.set(`inscriptions/${id}`, { ...fields, expiration: record.expiration });
  documents.set(`references/${fields.reference}`, { inscription: id });
  const { lignes = {} } = documents.get(registerPath) ?? {};
  documents.set(registerPath, {
    lignes: { ...(lignes as object), [id]: lineOf(rowOf(record)) },
  });
}

/** Path of the register that holds the rows of the applications. */
export const registerPath = `registres/${centre.campaign.year}~7`;

function addPictured(world: World): void {
  const { id, ...news } = article({ id: 'n1', isPrincipal: true });
  const cover = published('public/articles/n1/cover');
  world.documents.set(`articles/${id}`, { ...news, picture: cover });
  world.documents.set('articles/n2', omit(article({ id: 'n2' }, 1), 'id'));
  const shot = published('public/galerie/p1/shot');
  world.documents.set('galerie/p1', { ...omit(photo({ id: 'p1' }), 'id'), picture: shot });
  const seen = published('public/vitrine/v1/seen');
  const place = { id: 'v1', emplacement: 'carrousel', picture: seen };
  world.documents.set('reglages/vitrine', { photos: [place] });
  for (const { folder } of [cover, shot, seen]) {
    for (const name of ['320.webp', '640.webp', '640.jpg']) {
      addFile(world, `${folder}/${name}`, daysAgo(2));
    }
  }
}

function published(folder: string): PublishedPicture {
  const url = (name: string) =>
    `https://storage.example/v0/b/b/o/${encodeURIComponent(`${folder}/${name}`)}?alt=media`;
  const sources = [320, 640].map((width) => ({ url: url(`${width}.webp`), width }));
  return picture({ folder, sources, jpeg: url('640.jpg') });
}

function addMember(world: World, uid: string, role: 'SUPER_ADMIN' | 'VIEWER'): void {
  const alias = `${uid}@staff.invalid`;
  world.documents.set(`users/${uid}`, { ...memberDocument({ username: uid, role }) });
  world.documents.set(`usernames/${sha256(uid)}`, { uid, alias });
  world.documents.set(`connexions/${uid}`, { lastLogin: now() });
  addAccount(world, { uid, email: alias, claims: { role } });
}

export function addAccount(
  { accounts }: World,
  account: Pick<Account, 'uid'> & Partial<Account>,
): void {
  const usual = { email: undefined, disabled: false, claims: {}, createdAt: daysAgo(9) };
  accounts.set(account.uid, { ...usual, ...account });
}

export function addFile({ files }: World, path: string, createdAt: Date): void {
  files.set(path, { path, createdAt });
}

/** The world as the audit reads it. */
export function sourceOf({ documents, accounts, files }: World): Source {
  const inCollection = (name: string): Stored[] =>
    [...documents]
      .filter(([path]) => path.startsWith(`${name}/`))
      .map(([path, fields]) => ({ id: path.split('/')[1] ?? '', fields, createdAt: now() }));
  return {
    documents: (name) => ReadableStream.from(inCollection(name)),
    named: (name, ids) =>
      Promise.resolve(
        new Map(inCollection(name).flatMap((s) => (ids.includes(s.id) ? [[s.id, s]] : []))),
      ),
    accounts: () => ReadableStream.from([...accounts.values()]),
    files: (prefix) =>
      ReadableStream.from(
        [...files.values()]
          .filter(({ path }) => path.startsWith(prefix))
          .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      ),
  };
}
