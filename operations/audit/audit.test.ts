import { describe, expect, it } from 'vitest';
import { centre } from '@centre/domain/centre';
import { recordOf } from '@centre/domain/inscription/record';
import { limits } from '@centre/domain/limits';
import { lineOf, rowOf } from '@centre/domain/registre/row';
import { usernameId } from '../../functions/src/data/member/usernames.ts';
import { article } from '../../tests/factories/article.ts';
import { inscription } from '../../tests/factories/inscription.ts';
import { memberDocument } from '../../tests/factories/member.ts';
import { omit } from '../../tests/factories/omit.ts';
import { photo } from '../../tests/factories/photo.ts';
import { picture } from '../../tests/factories/picture.ts';
import { temoignage } from '../../tests/factories/temoignage.ts';
import { invariants, violationsOf } from './audit.ts';
import type { Account, Snapshot } from './snapshot.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

type Fields = Record<string, unknown>;

/** Stored data that a test changes before the audit. */
interface Data {
  readonly documents: Record<string, Fields>;
  readonly accounts: Record<string, Omit<Account, 'uid'>>;
  readonly files: Record<string, Date>;
}

const register = `registres/${centre.campaign.year}~7`;

function application(place: number, dateInscription = daysAgo(90)) {
  const id = `a${place}`;
  const answers = inscription({ reference: `CFPI-AAA${place}-BBBB`, dateInscription }, place);
  const fields = { ...omit(answers, 'id'), campagne: centre.campaign.year, registre: '7' };
  const record = recordOf(id, fields);
  return {
    id,
    fields: { ...fields, expiration: record.expiration },
    line: lineOf(rowOf(record)),
  };
}

/** Picture of one file, whose path is encoded in its URL as by Storage. */
function published(folder: string) {
  const url = `https://storage.example/o/${encodeURIComponent(`${folder}/1.jpg`)}?alt=media`;
  return picture({ folder, sources: [{ url, width: 320 }], jpeg: url });
}

const account = (uid: string, role: string): Omit<Account, 'uid'> => ({
  email: `${uid}@staff.invalid`,
  disabled: false,
  role,
  createdAt: daysAgo(9),
});

const nameOf = (username: string) => `usernames/${usernameId(username)}`;

function consistentData(): Data {
  const applications = [application(1), application(2)];
  return {
    documents: {
      ...Object.fromEntries(
        applications.flatMap(({ id, fields }): [string, Fields][] => [
          [`inscriptions/${id}`, fields],
          [`references/${fields.reference}`, { inscription: id }],
        ]),
      ),
      [register]: {
        lignes: Object.fromEntries(applications.map(({ id, line }) => [id, line])),
      },
      'articles/n1': {
        ...article({ isPrincipal: true }),
        picture: published('public/articles/n1/x'),
      },
      'articles/n2': { ...article() },
      'galerie/p1': { ...photo(), picture: published('public/galerie/p1/x') },
      'reglages/vitrine': {
        photos: [
          { id: 'v1', emplacement: 'carrousel', picture: published('public/vitrine/v1/x') },
        ],
      },
      'temoignages/t1': { ...temoignage() },
      'users/chief': { ...memberDocument({ username: 'chief', role: 'SUPER_ADMIN' }) },
      'users/reader': { ...memberDocument({ username: 'reader', role: 'VIEWER' }) },
      [nameOf('chief')]: { uid: 'chief', alias: 'chief@staff.invalid' },
      [nameOf('reader')]: { uid: 'reader', alias: 'reader@staff.invalid' },
    },
    accounts: { chief: account('chief', 'SUPER_ADMIN'), reader: account('reader', 'VIEWER') },
    files: {
      'public/articles/n1/x/1.jpg': daysAgo(2),
      'public/galerie/p1/x/1.jpg': daysAgo(2),
      'public/vitrine/v1/x/1.jpg': daysAgo(2),
    },
  };
}

function snapshotOf({ documents, accounts, files }: Data): Snapshot {
  const found: Record<string, { id: string; fields: Fields }[]> = {};
  for (const name of ['inscriptionsSupprimees', 'reglages']) found[name] = [];
  for (const [path, fields] of Object.entries(documents)) {
    const [collection = '', id = ''] = path.split('/');
    (found[collection] ??= []).push({ id, fields });
  }
  return {
    documents: found as unknown as Snapshot['documents'],
    accounts: Object.entries(accounts).map(([uid, one]) => ({ uid, ...one })),
    files: new Map(Object.entries(files)),
  };
}

const change = ({ documents }: Data, path: string, fields: Fields) => {
  documents[path] = { ...documents[path], ...fields };
};

const lines = ({ documents }: Data) => documents[register]?.['lignes'] as Fields;

type Change = (data: Data) => unknown;

const set =
  (path: string, fields: Fields): Change =>
  (data) =>
    change(data, path, fields);

/** Changes of consistent data that break a single invariant, by invariant and title. */
const broken: Record<keyof typeof invariants, Record<string, Change>> = {
  'reference-missing': {
    'an application without its reference': ({ documents }) =>
      delete documents['references/CFPI-AAA1-BBBB'],
  },
  'reference-orphan': {
    'a reference of an absent application': set('references/CFPI-X', { inscription: 'absent' }),
    'a second reference of an application': set('references/CFPI-X', { inscription: 'a1' }),
  },
  'row-missing': {
    'an application without its row': (data) => delete lines(data)['a1'],
  },
  'row-stranger': {
    'a row of an absent application': (data) => (lines(data)['zz'] = ''),
  },
  'row-wrong': {
    'a row older than its application': set('inscriptions/a1', { statut: 'acceptee' }),
    'a row in two registers': set(register.replace(/.$/, '8'), { lignes: { a1: '' } }),
  },
  'derived-wrong': {
    'an application without its campaign': set('inscriptions/a1', { campagne: undefined }),
    'an application without its expiry': set('inscriptions/a1', { expiration: undefined }),
  },
  'expired-present': {
    'an application kept after its expiry': (data) => {
      const { fields, line } = application(1, daysAgo(limits.inscriptionDays + 30));
      change(data, 'inscriptions/a1', fields);
      lines(data)['a1'] = line;
    },
  },
  'deleted-present': {
    'a deleted application that is present': set('inscriptionsSupprimees/a1', {}),
  },
  'too-many-published': {
    'seven published testimonials': (data) => {
      for (const place of [2, 3, 4, 5, 6, 7])
        change(data, `temoignages/t${place}`, { ...temoignage() });
    },
  },
  'principal-twice': {
    'two principal articles': set('articles/n2', { isPrincipal: true, featured: true }),
  },
  'account-missing': {
    'a member without account': ({ accounts }) => delete accounts['reader'],
  },
  'account-orphan': {
    'an account without member': ({ accounts }) => (accounts['x'] = account('x', 'VIEWER')),
  },
  'account-differs': {
    'an account with another role': ({ accounts }) =>
      (accounts['reader'] = account('reader', 'ADMIN_FULL')),
    'an account with another alias': ({ accounts }) =>
      (accounts['reader'] = account('other', 'VIEWER')),
    'an enabled account of a deactivated member': set('users/reader', { isActive: false }),
  },
  'name-missing': {
    'a member without reserved name': ({ documents }) =>
      Reflect.deleteProperty(documents, nameOf('reader')),
  },
  'name-orphan': {
    'a reserved name without member': set('usernames/other', { uid: 'gone' }),
    'an unfinished creation of a member': set('usernames/other', {
      uid: 'new',
      pendingSince: daysAgo(1),
    }),
    'an unfinished removal of a member': set('usernames/other', {
      uid: 'gone',
      leavingSince: daysAgo(1),
    }),
  },
  'no-super-admin': {
    'no active super administrator': (data) => {
      change(data, 'users/chief', { isActive: false });
      data.accounts['chief'] = { ...account('chief', 'SUPER_ADMIN'), disabled: true };
    },
  },
  'file-orphan': {
    'a file without document': ({ files }) => (files['public/galerie/p9/x/1.jpg'] = daysAgo(2)),
  },
  'file-missing': {
    'a photo without its file': ({ files }) => delete files['public/galerie/p1/x/1.jpg'],
    'a vitrine photo without its file': ({ files }) =>
      delete files['public/vitrine/v1/x/1.jpg'],
  },
};
const cases = Object.entries(broken).flatMap(([invariant, changes]) =>
  Object.entries(changes).map(([what, change]) => [what, invariant, change] as const),
);

describe('Audit', () => {
  const violationsIn = (data: Data) => violationsOf(snapshotOf(data), daysAgo(0.5));

  it('reports no violation for consistent data', async () => {
    expect(await violationsIn(consistentData())).toEqual([]);
  });

  it.each(cases)('reports %s as %s', async (_, invariant, breakIt) => {
    const data = consistentData();
    breakIt(data);
    expect((await violationsIn(data)).map((one) => one.invariant)).toEqual([invariant]);
  });

  it('ignores a pending creation, a new account and a new file', async () => {
    const data = consistentData();
    change(data, 'usernames/other', { uid: 'new', pendingSince: new Date() });
    data.accounts['new'] = { ...account('new', 'VIEWER'), createdAt: new Date() };
    data.files['public/galerie/p9/x/1.jpg'] = new Date();
    expect(await violationsIn(data)).toEqual([]);
  });
});
