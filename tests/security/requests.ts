import { apply, newcomers, withoutPaper } from '../functions/applications.ts';
import { changes } from '../functions/journal.ts';
import type { World } from './world.ts';

export type Input = Readonly<Record<string, unknown>>;

/** A request that a command accepts, and which of its fields are free texts. */
export interface Sample {
  readonly command: string;
  readonly request: (world: World) => Promise<Input>;
  /** The most characters of each field that holds a text. */
  readonly texts: Readonly<Record<string, number>>;
}

/** Requests of the commands without a change in the journal, or with several. */
const others: Readonly<Record<string, Sample['request']>> = {
  createInscription: () => Promise.resolve({ ...newcomers() }),
  decideInscriptions: async () => ({
    decisions: [{ id: (await apply()).id, avant: 'en_attente', statut: 'acceptee' }],
  }),
  withdrawContact: async () => ({ id: await withoutPaper(), date: new Date().toISOString() }),
  login: ({ chief: { username, password } }) => Promise.resolve({ username, password }),
  followInscription: ({ application: { reference, dateNaissance } }) =>
    Promise.resolve({ reference, dateNaissance }),
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

/** The first request of each command among those of the journal: of several it makes a record. */
const ofJournal = new Map<string, Sample['request']>();
for (const { command, prepare } of changes) {
  // The campaign is one, and others are about it.
  if (command.name !== 'saveCampaign' && !ofJournal.has(command.name)) {
    ofJournal.set(command.name, ({ chief }) => prepare(chief));
  }
}

/** `orderVitrine` takes the place of all photographs of the site, and so comes first. */
const names = new Set([
  ...['orderVitrine', 'publishDecisions', ...Object.keys(others), ...ofJournal.keys()],
]);

/** A sound request for each command that changes something, or shows what is not public. */
export const samples: readonly Sample[] = [...names].map((command) => ({
  command,
  request: others[command] ?? ofJournal.get(command) ?? (() => Promise.reject(new Error())),
  texts: texts[command] ?? {},
}));
