import { noticeVersion } from '@centre/domain/inscription/consent';
import { limits } from '@centre/domain/limits';
import {
  addAccount,
  addApplication,
  addFile,
  daysAgo,
  registerPath,
  type World,
} from './consistent-fixtures.ts';
import { omit } from './omit.ts';
import { temoignage } from './temoignage.ts';
import type { Invariant } from '../../operations/audit/findings.ts';

/** Changes fields of a document of the world. */
export function change(
  { documents }: World,
  path: string,
  fields: Record<string, unknown>,
): void {
  const before = documents.get(path);
  if (!before) throw new Error(`${path} is not there`);
  documents.set(path, { ...before, ...fields });
}

function remove({ documents }: World, path: string): void {
  if (!documents.delete(path)) throw new Error(`${path} is not there`);
}

const userOf = (uid: string) => (world: World) =>
  [...world.documents].find(([path, { uid: owner }]) => {
    return path.startsWith('usernames/') && owner === uid;
  })?.[0] ?? '';

/** Rewrites the lines of the register. */
function reline(world: World, changed: (lines: Record<string, unknown>) => object): void {
  const lines = world.documents.get(registerPath)?.['lignes'] as Record<string, unknown>;
  change(world, registerPath, { lignes: changed(lines) });
}

const expirationIn = ({ documents }: World, id: string) =>
  documents.get(`inscriptions/${id}`)?.['expiration'] as Date;

type Break = readonly [what: string, broken: Invariant, (world: World) => unknown];

/** What can be wrong with stored data: how each is broken, and what the audit must say of it. */
export const breaks: readonly Break[] = [
  ['a reservation is gone', 'reference-missing', (w) => remove(w, 'references/CFPI-AAA2-BBBB')],
  [
    'a reservation names an application that is not there',
    'reference-orphan',
    (w) => w.documents.set('references/CFPI-X', { inscription: 'nobody' }),
  ],
  [
    'a reservation names nobody',
    'reference-orphan',
    (w) => w.documents.set('references/CFPI-X', {}),
  ],
  [
    'an application has a second reservation',
    'reference-orphan',
    (w) => w.documents.set('references/CFPI-X', { inscription: 'a1' }),
  ],
  ['a row is gone', 'row-missing', (w) => reline(w, (lines) => omit(lines, 'a2'))],
  [
    'a row is left',
    'row-stranger',
    (w) => reline(w, (lines) => ({ ...lines, zz: lines['a1'] })),
  ],
  ['a row is older', 'row-wrong', (w) => change(w, 'inscriptions/a1', { statut: 'acceptee' })],
  [
    'a row stands in two registers',
    'row-wrong',
    (w) => w.documents.set(registerPath.replace(/.$/, '8'), { lignes: { a1: '' } }),
  ],
  [
    'an application does not say its campaign',
    'derived-wrong',
    (w) => change(w, 'inscriptions/a1', { campagne: undefined }),
  ],
  [
    'an application was deleted and is there',
    'deleted-present',
    (w) => w.documents.set('inscriptionsSupprimees/a1', {}),
  ],
  [
    'an application does not say until when it is kept',
    'derived-wrong',
    (w) => change(w, 'inscriptions/a3', { expiration: undefined }),
  ],
  [
    'an application says that it is kept for a week longer',
    'derived-wrong',
    (w) => change(w, 'inscriptions/a3', { expiration: daysAgo(-7, expirationIn(w, 'a3')) }),
  ],
  [
    'an application is kept too long',
    'expired-present',
    (w) => {
      const sent = daysAgo(limits.inscriptionDays + 30);
      addApplication(w, { id: 'a3', index: 2 }, 2, sent);
    },
  ],
  [
    'seven are published',
    'too-many-published',
    (w) => {
      for (const place of [3, 4, 5, 6, 7]) {
        w.documents.set(`temoignages/t${place}`, { ...temoignage() });
      }
    },
  ],
  [
    'a second article is principal',
    'principal-twice',
    (w) => change(w, 'articles/n2', { isPrincipal: true, featured: true }),
  ],
  ['a member has no account', 'account-missing', (w) => w.accounts.delete('reader')],
  [
    'an account has no member',
    'account-orphan',
    (w) => addAccount(w, { uid: 'x', email: 'x@staff.invalid' }),
  ],
  [
    'a claim says another role',
    'account-differs',
    (w) =>
      addAccount(w, {
        uid: 'reader',
        email: 'reader@staff.invalid',
        claims: { role: 'ADMIN_FULL' },
      }),
  ],
  [
    'a deactivated member can sign in',
    'account-differs',
    (w) => change(w, 'users/reader', { isActive: false }),
  ],
  [
    'an account has another alias',
    'account-differs',
    (w) =>
      addAccount(w, { uid: 'reader', email: 'y@staff.invalid', claims: { role: 'VIEWER' } }),
  ],
  ['a name is not reserved', 'name-missing', (w) => remove(w, userOf('reader')(w))],
  [
    'a name is reserved for nobody',
    'name-orphan',
    (w) => w.documents.set('usernames/other', { uid: 'gone', alias: 'z@staff.invalid' }),
  ],
  [
    'a creation never ended',
    'name-unfinished',
    (w) => w.documents.set('usernames/other', { uid: 'gone', pendingSince: daysAgo(1) }),
  ],
  [
    'a removal never ended',
    'name-unfinished',
    (w) => w.documents.set('usernames/other', { uid: 'gone', leavingSince: daysAgo(1) }),
  ],
  ['a login is left', 'login-orphan', (w) => w.documents.set('connexions/gone', {})],
  [
    'nobody manages the others',
    'no-super-admin',
    (w) => {
      change(w, 'users/chief', { isActive: false });
      const chief = w.accounts.get('chief');
      if (chief) addAccount(w, { ...chief, disabled: true });
    },
  ],
  [
    'the mark of the super administrators is damaged',
    'super-admin-mark',
    (w) => change(w, 'marques/superAdmins', { changedAt: 'hier' }),
  ],
  [
    'a file is nobody’s',
    'file-orphan',
    (w) => addFile(w, 'public/galerie/p9/x/1.webp', daysAgo(2)),
  ],
  ['a file is gone', 'file-missing', (w) => w.files.delete('public/galerie/p1/shot/320.webp')],
  [
    'a file of the site is gone',
    'file-missing',
    (w) => w.files.delete('public/vitrine/v1/seen/640.jpg'),
  ],
  [
    'an original was forgotten',
    'original-left',
    (w) => addFile(w, 'incoming/chief/old', daysAgo(2)),
  ],
  ['a date is a text', 'field-malformed', (w) => change(w, 'articles/n1', { date: '1er mai' })],
  [
    'a date is of 1970',
    'field-malformed',
    (w) => change(w, 'galerie/p1', { dateUpload: new Date(0) }),
  ],
  [
    'an article is the principal one by its older mark alone',
    'field-malformed',
    (w) => change(w, 'articles/n1', { isPrincipal: undefined }),
  ],
  ['a photo has no title', 'field-malformed', (w) => change(w, 'galerie/p1', { titre: '' })],
  [
    'a note is out of range',
    'field-malformed',
    (w) => change(w, 'temoignages/t1', { note: 9 }),
  ],
  ['an address is none', 'field-malformed', (w) => change(w, 'users/reader', { email: 'x' })],
  [
    'an answer is none of the form’s',
    'field-malformed',
    (w) => change(w, 'inscriptions/a3', { situationMatrimoniale: 'x' }),
  ],
  [
    'a consent says of no time',
    'field-malformed',
    (w) =>
      change(w, 'inscriptions/a3', {
        consentement: { version: noticeVersion, date: 'hier' },
      }),
  ],
  [
    'an application has a field of an older version',
    'former-data',
    (w) => change(w, 'inscriptions/a3', { responsable: 'secretariat' }),
  ],
  [
    'a collection of an older version has a document',
    'former-data',
    (w) => w.documents.set('vuesInscriptions/v1', { nom: 'BTS' }),
  ],
];
