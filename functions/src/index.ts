import { setGlobalOptions } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { handleApi } from './api/handler.ts';
import { keepBodiesFromFramework } from './api/raw-body.ts';
import { callable, decodesPictures } from './callable/callable.ts';
import * as commands from './commands/index.ts';
import { customTokenFor } from './data/accounts.ts';
import { region } from './settings.ts';
import { handleArticlePages } from './share/handler.ts';
import { runPurge } from './jobs/purge-inscriptions.ts';
import { runMemberReconciliation } from './jobs/reconcile-members.ts';
import { runPictureCleaning } from './jobs/clean-pictures.ts';

// The ceiling on instances is a ceiling on the bill.
setGlobalOptions({ region, maxInstances: 20, memory: '256MiB', timeoutSeconds: 60 });

// Each deployed function is a process of its own that loads this file; one of them is the API.
if (process.env['FUNCTION_TARGET'] === 'api') keepBodiesFromFramework();

export const createInscription = callable(commands.createInscription, (answer) => answer);

export const updateInscription = callable(commands.updateInscription, (answer) => answer);

export const deleteInscription = callable(commands.deleteInscription, () => ({}));

export const indexInscriptions = callable(commands.indexInscriptions, (answer) => answer);

export const handleDataSubjectRequest = callable(
  commands.handleDataSubjectRequest,
  (answer) => answer,
);

export const noteConsultation = callable(commands.noteConsultation, () => ({}));

export const noteExport = callable(commands.noteExport, () => ({}));

export const listJournal = callable(commands.listJournal, (answer) => answer);

export const login = callable(commands.login, async ({ user }) => ({
  token: await customTokenFor(user.id),
  user,
}));

export const createUser = callable(commands.createUser, (answer) => answer);

export const updateUser = callable(commands.updateUser, (answer) => answer);

export const deleteUser = callable(commands.deleteUser, () => ({}));

export const saveArticle = callable(commands.saveArticle, (answer) => answer, decodesPictures);

export const deleteArticle = callable(commands.deleteArticle, () => ({}));

export const viewArticle = callable(commands.viewArticle, () => ({}));

export const savePhoto = callable(commands.savePhoto, (answer) => answer, decodesPictures);

export const deletePhoto = callable(commands.deletePhoto, () => ({}));

export const saveTemoignage = callable(
  commands.saveTemoignage,
  (answer) => answer,
  decodesPictures,
);

export const setTemoignageStatut = callable(commands.setTemoignageStatut, (answer) => answer);

export const deleteTemoignage = callable(commands.deleteTemoignage, () => ({}));

// Pictures come through here too, one of them decoded at a time; their files and the text
// that carries them are what a request holds.
// It says itself which pages may read its answers, where the emulators would let all of them.
export const api = onRequest(
  { invoker: 'public', memory: '1GiB', concurrency: 10, cors: false },
  handleApi,
);

// What readers without scripts get of an article; shared caches answer for most of it.
export const articlePages = onRequest(
  { invoker: 'public', maxInstances: 5, timeoutSeconds: 30 },
  handleArticlePages,
);

export const cleanPictures = onSchedule(
  { schedule: '43 2 * * *', timeZone: 'Africa/Lome', timeoutSeconds: 540 },
  runPictureCleaning,
);

export const reconcileAccounts = onSchedule(
  { schedule: '17 3 * * *', timeZone: 'Africa/Lome', timeoutSeconds: 540 },
  runMemberReconciliation,
);

export const purgeInscriptions = onSchedule(
  { schedule: '53 3 * * *', timeZone: 'Africa/Lome', timeoutSeconds: 540 },
  runPurge,
);
