import { randomUUID } from 'node:crypto';
import { firestore } from '../../functions/src/data/admin.ts';
import { readCampagne } from '../../functions/src/data/campagne.ts';
import { enrolmentRequest } from '../factories/enrolment-request.ts';
import { stored } from '../functions/admin.ts';
import { apply, deleted, newPhone, withoutPaper } from '../functions/applications.ts';
import { create as createArticle, words } from '../functions/articles.ts';
import { requestedCorrection } from '../functions/corrections.ts';
import { sentTwice } from '../functions/duplicates.ts';
import { create as createPhoto } from '../functions/photos.ts';
import { dataUrl } from '../functions/publishing.ts';
import { callAs, newStaff, newUser, type Staff } from '../functions/staff.ts';
import { create as createTemoignage, speech } from '../functions/temoignages.ts';
import type { World } from './world.ts';

/** A request that a command accepts, and what of it is text that somebody writes. */
export interface Sample {
  readonly command: string;
  readonly request: (world: World) => Promise<Record<string, unknown>>;
  /** Fields of the request that hold text, with the most characters that each takes. */
  readonly texts: Readonly<Record<string, number>>;
  /** The same at the other channel; the id goes into the path. */
  readonly api?: { readonly method: string; readonly path: string };
}

const article = { titre: 200, contenu: 50_000, auteur: 100 };
const temoignage = {
  ...{ nom: 100, prenom: 100, formation: 100, promotion: 200, contenu: 2000 },
  ...{ entreprise: 200, poste: 200 },
};

/** A photograph of the site; room is made for it by taking out the oldest. */
async function vitrinePhoto(): Promise<Record<string, unknown>> {
  const { photos = [] } = (await stored('reglages/vitrine')) ?? {};
  await firestore()
    .doc('reglages/vitrine')
    .set({ photos: (photos as object[]).slice(-4) });
  return {
    ...{ emplacement: 'equipements', titre: 'Tour parallèle', texte: 'Au centième' },
    ...{ alt: 'Un tour parallèle', credit: 'Ama Koffi' },
    ...{ requestId: randomUUID(), image: await dataUrl() },
  };
}

async function createVitrinePhoto({ token }: Staff): Promise<string> {
  const { requestId, ...request } = await vitrinePhoto();
  await callAs(token, 'saveVitrinePhoto', { ...request, requestId });
  return String(requestId);
}

/** One sound request for each command that changes something. */
export const samples: readonly Sample[] = [
  {
    command: 'createInscription',
    request: () =>
      Promise.resolve({
        ...enrolmentRequest({ requestId: randomUUID(), telephone: newPhone() }),
      }),
    texts: {
      ...{ nom: 100, prenom: 100, lieuNaissance: 200, nationalite: 200, lieuResidence: 200 },
      ...{ nomPere: 200, nomMere: 200, fonctionActuelle: 200, organismeEmployeur: 200 },
      ...{ serieBac: 200, etablissement: 200, diplomes: 2000, etablissementPlus: 200 },
      ...{ autresFormations: 2000, nomTuteur: 100, prenomTuteur: 100 },
    },
    api: { method: 'POST', path: '/api/inscriptions' },
  },
  {
    command: 'updateInscription',
    request: async () => ({ id: (await apply()).id, lieuResidence: 'Kara', nomPere: 'Kofi' }),
    texts: { lieuResidence: 200, nomPere: 200 },
    api: { method: 'PUT', path: '/api/inscriptions/:id' },
  },
  {
    command: 'decideInscriptions',
    request: async () => ({
      decisions: [{ id: (await apply()).id, avant: 'en_attente', statut: 'acceptee' }],
    }),
    texts: {},
  },
  {
    command: 'annotateInscription',
    request: async () => ({ id: (await apply()).id, responsable: 'moi' }),
    texts: {},
  },
  {
    command: 'settleCorrection',
    request: requestedCorrection,
    texts: {},
  },
  {
    command: 'settleDuplicate',
    request: sentTwice,
    texts: {},
  },
  {
    command: 'publishDecisions',
    request: async () => ({ version: (await readCampagne()).version }),
    texts: {},
  },
  {
    command: 'claimContact',
    request: async () => ({ id: await withoutPaper(), motif: 'piece' }),
    texts: {},
  },
  {
    command: 'noteContact',
    request: async () => ({
      ...{ id: await withoutPaper(), motif: 'piece' },
      ...{ voie: 'sms', resultat: 'prevenu' },
    }),
    texts: {},
  },
  {
    command: 'saveVue',
    request: () => Promise.resolve({ nom: 'QHSE', partagee: false, criteres: {} }),
    texts: { nom: 60 },
  },
  {
    command: 'deleteInscription',
    request: async () => ({ id: (await apply()).id }),
    texts: {},
    api: { method: 'DELETE', path: '/api/inscriptions/:id' },
  },
  {
    command: 'restoreInscription',
    request: async () => ({ id: (await deleted()).id }),
    texts: {},
  },
  {
    command: 'saveArticle',
    request: () => Promise.resolve(words({ categorie: 'Technologie', isPrincipal: false })),
    texts: article,
    api: { method: 'POST', path: '/api/articles' },
  },
  {
    command: 'deleteArticle',
    request: async ({ chief }) => ({ id: (await createArticle(chief)).id }),
    texts: {},
    api: { method: 'DELETE', path: '/api/articles/:id' },
  },
  {
    command: 'restoreArticle',
    request: async ({ chief }) => {
      const { id } = await createArticle(chief);
      await callAs(chief.token, 'deleteArticle', { id });
      return { id };
    },
    texts: {},
  },
  {
    command: 'viewArticle',
    request: ({ published }) => Promise.resolve({ id: published }),
    texts: {},
    api: { method: 'POST', path: '/api/articles/:id/view' },
  },
  {
    command: 'savePhoto',
    request: async () => ({
      titre: 'Tour parallèle',
      description: 'À l’atelier',
      image: await dataUrl(),
    }),
    texts: { titre: 150, description: 500 },
    api: { method: 'POST', path: '/api/galerie' },
  },
  {
    command: 'deletePhoto',
    request: async ({ chief }) => ({ id: (await createPhoto(chief)).id }),
    texts: {},
    api: { method: 'DELETE', path: '/api/galerie/:id' },
  },
  {
    command: 'restorePhoto',
    request: async ({ chief }) => {
      const { id } = await createPhoto(chief);
      await callAs(chief.token, 'deletePhoto', { id });
      return { id };
    },
    texts: {},
  },
  {
    command: 'saveVitrinePhoto',
    request: vitrinePhoto,
    texts: { titre: 150, texte: 200, alt: 500, credit: 200 },
  },
  {
    command: 'deleteVitrinePhoto',
    request: async ({ chief }) => ({ id: await createVitrinePhoto(chief) }),
    texts: {},
  },
  {
    command: 'restoreVitrinePhoto',
    request: async ({ chief }) => {
      const id = await createVitrinePhoto(chief);
      await callAs(chief.token, 'deleteVitrinePhoto', { id });
      return { id };
    },
    texts: {},
  },
  {
    command: 'orderVitrine',
    request: async ({ chief }) => ({
      emplacement: 'equipements',
      ids: [await createVitrinePhoto(chief)],
    }),
    texts: {},
  },
  {
    command: 'saveTemoignage',
    request: () =>
      Promise.resolve(
        speech({
          statut: 'brouillon',
          promotion: '2024',
          entreprise: 'Zio',
          poste: 'Tourneur',
        }),
      ),
    texts: temoignage,
    api: { method: 'POST', path: '/api/temoignages' },
  },
  {
    command: 'setTemoignageStatut',
    request: async ({ chief }) => ({
      id: (await createTemoignage(chief)).id,
      statut: 'brouillon',
      instead: (await createTemoignage(chief)).id,
    }),
    texts: {},
  },
  {
    command: 'deleteTemoignage',
    request: async ({ chief }) => ({ id: (await createTemoignage(chief)).id }),
    texts: {},
    api: { method: 'DELETE', path: '/api/temoignages/:id' },
  },
  {
    command: 'restoreTemoignage',
    request: async ({ chief }) => {
      const { id } = await createTemoignage(chief);
      await callAs(chief.token, 'deleteTemoignage', { id });
      return { id };
    },
    texts: {},
  },
  {
    command: 'createUser',
    request: () => Promise.resolve(newUser()),
    texts: { username: 40, email: 254 },
    api: { method: 'POST', path: '/api/auth-sqlite/users' },
  },
  {
    command: 'updateUser',
    request: async () => ({
      id: (await newStaff('VIEWER')).id,
      email: 'autre@cfpi.example',
      role: 'VIEWER',
    }),
    texts: { email: 254 },
    api: { method: 'PUT', path: '/api/auth-sqlite/users/:id' },
  },
  {
    command: 'deleteUser',
    request: async () => ({ id: (await newStaff('VIEWER')).id }),
    texts: {},
    api: { method: 'DELETE', path: '/api/auth-sqlite/users/:id' },
  },
  {
    command: 'logConsultation',
    request: ({ application }) => Promise.resolve({ id: application.id }),
    texts: {},
  },
  {
    command: 'logExport',
    request: () => Promise.resolve({ format: 'csv', count: 1 }),
    texts: {},
  },
];
