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

interface Case {
  readonly schema: Schema;
  /** A request that is accepted. */
  readonly valid: Readonly<Record<string, unknown>>;
  /** Fields each of which alone makes it one that is refused. */
  readonly refused?: readonly Readonly<Record<string, unknown>>[];
}

const admin = { username: 'ama', email: 'ama@cfpi.example', password: 'Tour-parallele-7' };
const speech = {
  nom: 'Mensah',
  prenom: 'Afi',
  formation: 'QHSE',
  contenu: 'Un métier appris.',
};

const decision = (n: number) => ({ id: `a${n}`, avant: 'en_attente', statut: 'acceptee' });

const requests: Readonly<Record<string, Case>> = {
  createAdmin: { schema: createAdminRequest, valid: admin },
  createUser: {
    schema: createUserRequest,
    valid: { ...admin, role: 'VIEWER' },
    refused: [
      { role: 'SUPER_ADMIN' },
      { username: 'am\u0007a' },
      { username: 'аma' },
      { username: 'ａｍａ' },
    ],
  },
  deleteArticle: { schema: documentRequest, valid: { id: 'a' }, refused: [{ id: '../a' }] },
  eraseData: {
    schema: dataSubjectRequest,
    valid: { kind: 'erasure', reference: 'CFPI-7KQ3-M4XH', ids: ['a'] },
    refused: [
      { ids: [] },
      { ids: ['../a'] },
      { ids: Array.from({ length: limits.requestedRecords + 1 }, () => 'a') },
      { kind: 'access' },
      { telephone: '12' },
      { email: 'ama' },
      { reference: ' ' },
    ],
  },
  listJournal: {
    schema: journalRequest,
    valid: {
      ...{ limit: '20', cursor: 'a', membre: 'ama', action: 'login' },
      ...{ du: '2025-07-01', au: '2025-07-31' },
    },
    refused: [
      ...[{ limit: '0' }, { limit: '-1' }, { limit: '1e3' }, { cursor: 'a/b' }],
      ...[{ membre: ' ' }, { action: 'autre' }, { du: '2025-02-30' }, { au: 'hier' }],
    ],
  },
  listArticles: {
    schema: pageRequest,
    valid: { limit: '20', cursor: 'a' },
    refused: [{ limit: '0' }, { cursor: 'a/b' }, { cursor: 'a'.repeat(4097) }],
  },
  login: {
    schema: loginRequest,
    valid: { username: 'ama', password: 'p'.repeat(4096) },
    refused: [{ password: '' }, { password: 'p'.repeat(4097) }],
  },
  logExport: {
    schema: logExportRequest,
    valid: { format: 'csv', count: 1, ids: ['a'] },
    refused: [
      { count: 0 },
      { count: 1.5 },
      { count: limits.exportedRows + 1 },
      { ids: Array.from({ length: limits.namedRecords + 1 }, () => 'a') },
    ],
  },
  annotateInscription: {
    schema: annotateInscriptionRequest,
    valid: {
      id: 'a',
      note: { texte: 'n'.repeat(2000), avant: '' },
      autrePersonneQue: 'b',
      memePersonneQue: 'c',
      verifiee: true,
    },
    refused: [
      { note: { texte: 'n'.repeat(2001), avant: '' } },
      { note: { texte: 'a\u0000b', avant: '' } },
      { note: { texte: 'a' } },
      { note: { texte: 'a', avant: '', par: 'direction' } },
      { note: 'a' },
      { pieceManquante: 'p'.repeat(201) },
      { autrePersonneQue: 'a/b' },
      { memePersonneQue: '' },
      { verifiee: false },
    ],
  },
  decideInscriptions: {
    schema: decideInscriptionsRequest,
    valid: { decisions: Array.from({ length: limits.decidedAtOnce }, (_, n) => decision(n)) },
    refused: [
      { decisions: [] },
      { decisions: Array.from({ length: limits.decidedAtOnce + 1 }, (_, n) => decision(n)) },
      { decisions: [decision(1), decision(1)] },
      { decisions: [{ ...decision(1), avant: 'perdue' }] },
    ],
  },
  withdrawContact: {
    schema: withdrawContactRequest,
    valid: { id: 'a', date: '2026-11-28T09:00:00.000Z' },
    refused: [{ date: 'hier' }, { date: undefined }, { id: 'a/b' }],
  },
  noteContact: {
    schema: noteContactRequest,
    valid: { id: 'a', motif: 'piece', voie: 'sms', resultat: 'sans_reponse' },
    refused: [
      { voie: 'pigeon' },
      { resultat: 'peut-être' },
      { motif: '' },
      { par: 'direction' },
    ],
  },
  countPhotos: { schema: noRequest, valid: {} },
  saveArticle: {
    schema: saveArticleRequest,
    valid: { id: 'a', titre: 'Titre', contenu: 'Texte', auteur: 'CFPI', version: 0 },
    refused: [{ version: -1 }, { version: 0.5 }],
  },
  savePhoto: { schema: savePhotoRequest, valid: { id: 'a', titre: 'Tour' } },
  saveTemoignage: { schema: saveTemoignageRequest, valid: speech },
  setTemoignageStatut: {
    schema: setTemoignageStatutRequest,
    valid: { id: 'a', statut: 'publie' },
  },
  updateInscription: {
    schema: updateInscriptionRequest,
    valid: { id: 'a', statut: 'acceptee' },
  },
  updateUser: {
    schema: updateUserRequest,
    valid: { id: 'a', password: 'p'.repeat(limits.length.password.max) },
    refused: [{ password: 'p'.repeat(limits.length.password.max + 1) }],
  },
};

const accepts = (schema: Schema, request: unknown) => schema.safeParse(request).success;

describe.each(Object.entries(requests))(
  'a request of %s',
  (_, { schema, valid, refused = [] }) => {
    it('is accepted, and refused for any one thing that it may not hold', () => {
      expect(accepts(schema, valid)).toBe(true);
      const accepted = [{ isAdmin: true }, ...refused].filter((fields) =>
        accepts(schema, { ...valid, ...fields }),
      );
      expect(accepted).toEqual([]);
    });
  },
);

describe('a password that repeats the name', () => {
  it.each([
    ['createAdmin', createAdminRequest, {}],
    ['createUser', createUserRequest, { role: 'VIEWER' }],
  ] as const)('is refused to %s, in other letters too', (_, schema, more) => {
    const request = { ...admin, ...more, username: 'Amavi Mensah' };
    expect(accepts(schema, request)).toBe(true);
    expect(accepts(schema, { ...request, password: 'amavi mensàh' })).toBe(false);
  });
});
