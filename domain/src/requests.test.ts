import { describe, expect, it } from 'vitest';
import { saveArticleRequest } from './article/schema.ts';
import {
  annotateInscriptionRequest,
  decideInscriptionsRequest,
  noteContactRequest,
  withdrawContactRequest,
  updateInscriptionRequest,
  logExportRequest,
  dataSubjectRequest,
} from './inscription/staff-schema.ts';
import { limits } from './limits.ts';
import { journalRequest } from './journal/schema.ts';
import { pageRequest, documentRequest, noRequest, type Schema } from './schema.ts';
import {
  createAdminRequest,
  createUserRequest,
  loginRequest,
  updateUserRequest,
} from './member/schema.ts';
import { savePhotoRequest } from './photo/schema.ts';
import { saveTemoignageRequest, setTemoignageStatutRequest } from './temoignage/schema.ts';

type Fields = Readonly<Record<string, unknown>>;

const admin = { username: 'ama', email: 'ama@cfpi.example', password: 'Tour-parallele-7' };
const speech = {
  nom: 'Mensah',
  prenom: 'Afi',
  formation: 'QHSE',
  contenu: 'Un métier appris.',
};
const note = { texte: 'n'.repeat(2000), avant: '' };
const same = { autrePersonneQue: 'b', memePersonneQue: 'c' };
const journal = { limit: '20', cursor: 'a', membre: 'ama', action: 'login' };
const date = '2026-11-28T09:00:00.000Z';
const longestPassword = 'p'.repeat(limits.length.password.max);

const ids = (count: number) => Array.from({ length: count }, () => 'a');
const decision = (n: number) => ({ id: `a${n}`, avant: 'en_attente', statut: 'acceptee' });
const decisions = (count: number) => Array.from({ length: count }, (_, n) => decision(n));

/** Schemas by command, with a valid request and fields that each make it invalid. */
const requests: readonly [string, Schema, valid: Fields, refused?: readonly Fields[]][] = [
  ['createAdmin', createAdminRequest, admin],
  ['createUser', createUserRequest, { ...admin, role: 'VIEWER' }],
  ['deleteArticle', documentRequest, { id: 'a' }, [{ id: '../a' }]],
  [
    'eraseData',
    dataSubjectRequest,
    { kind: 'erasure', reference: 'CFPI-7KQ3-M4XH', ids: ['a'] },
    [
      ...[{ ids: [] }, { ids: ['../a'] }, { ids: ids(limits.requestedRecords + 1) }],
      ...[{ kind: 'access' }, { telephone: '12' }, { email: 'ama' }, { reference: ' ' }],
    ],
  ],
  [
    'listJournal',
    journalRequest,
    { ...journal, du: '2025-07-01', au: '2025-07-31' },
    [
      ...[{ limit: '0' }, { limit: '-1' }, { limit: '1e3' }, { cursor: 'a/b' }],
      ...[{ membre: ' ' }, { action: 'autre' }, { du: '2025-02-30' }, { au: 'hier' }],
    ],
  ],
  [
    'listArticles',
    pageRequest,
    { limit: '20', cursor: 'a' },
    [{ limit: '0' }, { cursor: 'a/b' }, { cursor: 'a'.repeat(4097) }],
  ],
  [
    'login',
    loginRequest,
    { username: 'ama', password: 'p'.repeat(4096) },
    [{ password: '' }, { password: 'p'.repeat(4097) }],
  ],
  [
    'logExport',
    logExportRequest,
    { format: 'csv', count: 1, ids: ['a'] },
    [
      ...[{ count: 0 }, { count: 1.5 }, { count: limits.exportedRows + 1 }],
      { ids: ids(limits.namedRecords + 1) },
    ],
  ],
  [
    'annotateInscription',
    annotateInscriptionRequest,
    { id: 'a', note, ...same, verifiee: true },
    [
      ...[{ note: { ...note, texte: 'n'.repeat(2001) } }, { note: { texte: 'a' } }],
      ...[{ note: { ...note, texte: 'a\u0000b' } }, { note: { ...note, par: 'direction' } }],
      ...[{ note: 'a' }, { pieceManquante: 'p'.repeat(201) }, { autrePersonneQue: 'a/b' }],
      ...[{ memePersonneQue: '' }, { verifiee: false }],
    ],
  ],
  [
    'decideInscriptions',
    decideInscriptionsRequest,
    { decisions: decisions(limits.decidedAtOnce) },
    [
      ...[{ decisions: [] }, { decisions: decisions(limits.decidedAtOnce + 1) }],
      { decisions: [decision(1), decision(1)] },
      { decisions: [{ ...decision(1), avant: 'perdue' }] },
    ],
  ],
  [
    'withdrawContact',
    withdrawContactRequest,
    { id: 'a', date },
    [{ date: 'hier' }, { date: undefined }, { id: 'a/b' }],
  ],
  [
    'noteContact',
    noteContactRequest,
    { id: 'a', motif: 'piece', voie: 'sms', resultat: 'sans_reponse' },
    [{ voie: 'pigeon' }, { resultat: 'peut-être' }, { motif: '' }, { par: 'direction' }],
  ],
  ['countPhotos', noRequest, {}],
  [
    'saveArticle',
    saveArticleRequest,
    { id: 'a', titre: 'Titre', contenu: 'Texte', auteur: 'CFPI', version: 0 },
    [{ version: -1 }, { version: 0.5 }],
  ],
  ['savePhoto', savePhotoRequest, { id: 'a', titre: 'Tour' }],
  ['saveTemoignage', saveTemoignageRequest, speech],
  ['setTemoignageStatut', setTemoignageStatutRequest, { id: 'a', statut: 'publie' }],
  ['updateInscription', updateInscriptionRequest, { id: 'a', statut: 'acceptee' }],
  [
    'updateUser',
    updateUserRequest,
    { id: 'a', password: longestPassword },
    [{ password: `${longestPassword}p` }],
  ],
];

const accepts = (schema: Schema, request: unknown) => schema.safeParse(request).success;

it.each(requests)(
  'Schema of %s accepts a valid request and rejects any single invalid field',
  (_, schema, valid, refused = []) => {
    expect(accepts(schema, valid)).toBe(true);
    const accepted = [{ isAdmin: true }, ...refused].filter((fields) =>
      accepts(schema, { ...valid, ...fields }),
    );
    expect(accepted).toEqual([]);
  },
);

describe('Password that repeats the username', () => {
  it.each([
    ['createAdmin', createAdminRequest, {}],
    ['createUser', createUserRequest, { role: 'VIEWER' }],
  ] as const)('is rejected by %s, regardless of case and accents', (_, schema, more) => {
    const request = { ...admin, ...more, username: 'Amavi Mensah' };
    expect(accepts(schema, request)).toBe(true);
    expect(accepts(schema, { ...request, password: 'amavi mensàh' })).toBe(false);
  });
});
