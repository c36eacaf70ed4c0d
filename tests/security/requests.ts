import { apply, newcomers, withoutPaper } from '../functions/applications.ts';
import { changes } from '../functions/journal-changes.ts';
import type { World } from './world.ts';

type Request = (world: World) => Promise<Readonly<Record<string, unknown>>>;

/** A request that a command accepts, and what of it is text that somebody writes. */
export interface Sample {
  readonly command: string;
  readonly request: Request;
  /** Fields of the request that hold text, with the most characters that each takes. */
  readonly texts: Readonly<Record<string, number>>;
  /** The same at the other channel; the id goes into the path. */
  readonly api?: readonly [method: string, path: string];
}

/** Of the commands that the journal tells no change of, or several. */
const others: Readonly<Record<string, Request>> = {
  createInscription: () => Promise.resolve({ ...newcomers() }),
  decideInscriptions: async () => ({
    decisions: [{ id: (await apply()).id, avant: 'en_attente', statut: 'acceptee' }],
  }),
  withdrawContact: async () => ({ id: await withoutPaper(), date: new Date().toISOString() }),
  viewArticle: ({ published }) => Promise.resolve({ id: published }),
  logConsultation: ({ application }) => Promise.resolve({ id: application.id }),
  logExport: () => Promise.resolve({ format: 'csv', count: 1 }),
  listJournal: () => Promise.resolve({}),
};

const texts: Readonly<Record<string, Sample['texts']>> = {
  createInscription: {
    ...{ nom: 100, prenom: 100, lieuNaissance: 200, nationalite: 200, lieuResidence: 200 },
    ...{ nomPere: 200, nomMere: 200, fonctionActuelle: 200, organismeEmployeur: 200 },
    ...{ serieBac: 200, etablissement: 200, diplomes: 2000, etablissementPlus: 200 },
    ...{ autresFormations: 2000, nomTuteur: 100, prenomTuteur: 100 },
  },
  updateInscription: { lieuResidence: 200, nomPere: 200 },
  saveArticle: { titre: 200, contenu: 50_000, auteur: 100 },
  savePhoto: { titre: 150, description: 500 },
  saveVitrinePhoto: { titre: 150, texte: 200, alt: 500, credit: 200 },
  saveTemoignage: {
    ...{ nom: 100, prenom: 100, formation: 100, promotion: 200, contenu: 2000 },
    ...{ entreprise: 200, poste: 200 },
  },
  createUser: { username: 40, email: 254 },
  updateUser: { email: 254 },
};

const users = '/api/auth-sqlite/users';
const api: Readonly<Record<string, Sample['api']>> = {
  createInscription: ['POST', '/api/inscriptions'],
  updateInscription: ['PUT', '/api/inscriptions/:id'],
  deleteInscription: ['DELETE', '/api/inscriptions/:id'],
  saveArticle: ['POST', '/api/articles'],
  deleteArticle: ['DELETE', '/api/articles/:id'],
  viewArticle: ['POST', '/api/articles/:id/view'],
  savePhoto: ['POST', '/api/galerie'],
  deletePhoto: ['DELETE', '/api/galerie/:id'],
  saveTemoignage: ['POST', '/api/temoignages'],
  deleteTemoignage: ['DELETE', '/api/temoignages/:id'],
  createUser: ['POST', users],
  updateUser: ['PUT', `${users}/:id`],
  deleteUser: ['DELETE', `${users}/:id`],
};

/** The first that the journal tells of each command makes something new, where there are several. */
const told = new Map<string, Request>();
for (const { command, prepare } of changes) {
  // The campaign is one, and others are about it.
  if (command.name !== 'saveCampaign' && !told.has(command.name)) {
    told.set(command.name, ({ chief }) => prepare(chief));
  }
}

/** Takes the place of all photographs of the site, and so comes first. */
const first = ['orderVitrine', 'publishDecisions'];
const names = [...new Set([...first, ...Object.keys(others), ...told.keys()])];

/** One sound request for each command that changes something, or shows what is not everybody's. */
export const samples: readonly Sample[] = names.map((command) => ({
  command,
  request: others[command] ?? told.get(command) ?? (() => Promise.reject(new Error(command))),
  texts: texts[command] ?? {},
  ...(api[command] && { api: api[command] }),
}));
