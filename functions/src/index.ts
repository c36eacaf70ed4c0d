import { centre } from '@centre/domain/centre';
import { onRequest, type HttpsOptions } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/options';
import { onSchedule } from 'firebase-functions/scheduler';
import { callable, callables } from './commands/callable.ts';
import { dashboardCommands, pictureCommands } from './commands/dashboard.ts';
import { logger } from './logger.ts';
import { maxInstances, minInstances, region, serviceAccount } from './settings.ts';

// Each function imports its own code with its first request, so that a cold start loads little.

// The maxima of instances limit the bill, and together they must fit into the processors of a new
// project: index.test.ts adds them up. Many commands of `dashboard` also have a small function of
// their own, for other clients. Strangers can call it before the guard refuses them, so it has a
// second instance.
setGlobalOptions({
  ...{ region, serviceAccount },
  cpu: 1 / 6,
  concurrency: 1,
  maxInstances: 2,
  memory: '256MiB',
  timeoutSeconds: 60,
});

const busy = { cpu: 1, concurrency: 80, maxInstances: 1 } as const satisfies HttpsOptions;
/** Options of the functions on which the enrolment season depends. */
const seasonal = { ...busy, memory: '512MiB', minInstances, maxInstances } as const;
/** Pictures are decoded one by one, but a process holds the files of all its requests. */
const decodesPictures = { cpu: 1, concurrency: 4, maxInstances: 1, memory: '1GiB' } as const;

export const createInscription = callable('createInscription', seasonal);
export const updateInscription = callable('updateInscription');
export const deleteInscription = callable('deleteInscription');
export const followInscription = callable('followInscription', busy);

export const publishDecisions = callable('publishDecisions');
export const saveCampaign = callable('saveCampaign');

export const dashboard = callables(dashboardCommands, { ...busy, memory: '512MiB' });

export const login = callable('login', seasonal);
export const logout = callable('logout', busy);
export const createUser = callable('createUser');
export const updateUser = callable('updateUser');
export const deleteUser = callable('deleteUser');

export const saveArticle = callable('saveArticle', decodesPictures);
export const deleteArticle = callable('deleteArticle');
export const viewArticle = callable('viewArticle');

export const savePhoto = callables(pictureCommands, decodesPictures, 'savePhoto');
export const deletePhoto = callable('deletePhoto');

export const saveTemoignage = callable('saveTemoignage', decodesPictures);
export const setTemoignageStatut = callable('setTemoignageStatut');
export const deleteTemoignage = callable('deleteTemoignage');

// The handler decides about CORS itself: the emulators would allow every origin.
export const api = onRequest(
  { ...decodesPictures, invoker: 'public', concurrency: 10, maxInstances, cors: false },
  async (request, response) => (await import('./api/handler.ts')).handleApi(request, response),
);

// Shared caches answer most requests for these pages.
export const pages = onRequest(
  { ...seasonal, invoker: 'public', timeoutSeconds: 30 },
  async (request, response) =>
    (await import('./pages/handler.ts')).handlePages(request, response),
);

const scheduled = { timeZone: centre.timeZone, timeoutSeconds: 540, maxInstances: 1 };
export const cleanPictures = onSchedule({ ...scheduled, schedule: '43 2 * * *' }, async () =>
  (await import('./jobs/clean-pictures.ts')).runPictureCleaning(),
);
// Deletions promise to hide pictures within minutes. A run ends before the next begins.
export const hidePictures = onSchedule(
  { ...scheduled, schedule: '*/5 * * * *', timeoutSeconds: 240 },
  async () => (await import('./jobs/clean-pictures.ts')).runHiding(),
);
export const reconcileAccounts = onSchedule(
  { ...scheduled, schedule: '17 3 * * *' },
  async () => (await import('./jobs/reconcile-members.ts')).runMemberReconciliation(),
);
export const addUpViews = onSchedule({ ...scheduled, schedule: '7 * * * *' }, async () => {
  const { addUpViews: sum } = await import('./data/content/views.ts');
  logger.info('views were added to their articles', { views: await sum() });
});
// Twice a day, because the alert on its absence cannot look back over a whole day.
export const purgeInscriptions = onSchedule(
  { ...scheduled, schedule: '53 3,15 * * *' },
  async () => (await import('./jobs/purge-inscriptions.ts')).runPurge(),
);
