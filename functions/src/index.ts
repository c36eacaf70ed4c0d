import { setGlobalOptions } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { handleApi } from './api/handler.ts';
import { callable, decodesPictures } from './callable/callable.ts';
import * as commands from './commands/index.ts';
import { customTokenFor } from './data/tokens.ts';
import { runViewsSum } from './jobs/add-up-views.ts';
import { runPictureCleaning } from './jobs/clean-pictures.ts';
import { runPurge } from './jobs/purge-inscriptions.ts';
import { runMemberReconciliation } from './jobs/reconcile-members.ts';
import { handlePages } from './pages/handler.ts';
import { pagesMinInstances, region } from './settings.ts';

// The ceiling on instances is a ceiling on the bill.
setGlobalOptions({ region, maxInstances: 20, memory: '256MiB', timeoutSeconds: 60 });

export const createInscription = callable(commands.createInscription);
export const updateInscription = callable(commands.updateInscription);
export const deleteInscription = callable(commands.deleteInscription);
export const indexInscriptions = callable(commands.indexInscriptions);
export const handleDataSubjectRequest = callable(commands.handleDataSubjectRequest);

export const noteConsultation = callable(commands.noteConsultation);
export const noteExport = callable(commands.noteExport);
export const listJournal = callable(commands.listJournal);

export const login = callable(commands.login, {
  present: async ({ user }) => ({ token: await customTokenFor(user.id), user }),
});
export const createUser = callable(commands.createUser);
export const updateUser = callable(commands.updateUser);
export const deleteUser = callable(commands.deleteUser);

export const saveArticle = callable(commands.saveArticle, { needs: decodesPictures });
export const deleteArticle = callable(commands.deleteArticle);
export const viewArticle = callable(commands.viewArticle);

export const savePhoto = callable(commands.savePhoto, { needs: decodesPictures });
export const deletePhoto = callable(commands.deletePhoto);

export const saveTemoignage = callable(commands.saveTemoignage, { needs: decodesPictures });
export const setTemoignageStatut = callable(commands.setTemoignageStatut);
export const deleteTemoignage = callable(commands.deleteTemoignage);

// A process holds the pictures of all its requests. The handler decides about CORS itself:
// the emulators would allow every origin.
export const api = onRequest(
  { invoker: 'public', memory: '1GiB', concurrency: 10, cors: false },
  handleApi,
);

// Shared caches answer for most of these pages.
export const pages = onRequest(
  { invoker: 'public', minInstances: pagesMinInstances, maxInstances: 5, timeoutSeconds: 30 },
  handlePages,
);

const scheduled = { timeZone: 'Africa/Lome', timeoutSeconds: 540 };
export const cleanPictures = onSchedule(
  { ...scheduled, schedule: '43 2 * * *' },
  runPictureCleaning,
);
export const reconcileAccounts = onSchedule(
  { ...scheduled, schedule: '17 3 * * *' },
  runMemberReconciliation,
);
export const addUpViews = onSchedule({ ...scheduled, schedule: '7 * * * *' }, runViewsSum);
export const purgeInscriptions = onSchedule({ ...scheduled, schedule: '53 3 * * *' }, runPurge);
