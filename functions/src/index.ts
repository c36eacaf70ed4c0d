import { centre } from '@centre/domain/centre';
import { onRequest, type HttpsOptions } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/options';
import { onSchedule } from 'firebase-functions/scheduler';
import { handleApi } from './api/handler.ts';
import { callable, callables } from './commands/callable.ts';
import { dashboardCommands, pictureCommands } from './commands/dashboard.ts';
import * as commands from './commands/index.ts';
import { addUpViews as sumViews } from './data/content/views.ts';
import { runHiding, runPictureCleaning } from './jobs/clean-pictures.ts';
import { runPurge } from './jobs/purge-inscriptions.ts';
import { runMemberReconciliation } from './jobs/reconcile-members.ts';
import { logger } from './logger.ts';
import { handlePages } from './pages/handler.ts';
import { maxInstances, minInstances, region, serviceAccount } from './settings.ts';

// The ceilings on instances are a ceiling on the bill, and all of them together must fit into the
// processors of a new project: index.test.ts adds them up. What the dashboard asks of `dashboard`
// has a function of its own for other clients, which needs little; anybody may call it before its
// guard refuses them, so it has a second place.
setGlobalOptions({
  ...{ region, serviceAccount },
  cpu: 1 / 6,
  concurrency: 1,
  maxInstances: 2,
  memory: '256MiB',
  timeoutSeconds: 60,
});

const busy = { cpu: 1, concurrency: 80, maxInstances: 1 } as const satisfies HttpsOptions;
/** What the season depends on. */
const seasonal = { ...busy, memory: '512MiB', minInstances, maxInstances } as const;
/** Pictures are decoded one by one, but a process holds the files of all its requests. */
const decodesPictures = { cpu: 1, concurrency: 4, maxInstances: 1, memory: '1GiB' } as const;

export const createInscription = callable(commands.createInscription, seasonal);
export const updateInscription = callable(commands.updateInscription);
export const deleteInscription = callable(commands.deleteInscription);
export const followInscription = callable(commands.followInscription, busy);

export const publishDecisions = callable(commands.publishDecisions);
export const saveCampaign = callable(commands.saveCampaign);

export const dashboard = callables(dashboardCommands, { ...busy, memory: '512MiB' });

export const login = callable(commands.login, seasonal);
export const logout = callable(commands.logout, busy);
export const createUser = callable(commands.createUser);
export const updateUser = callable(commands.updateUser);
export const deleteUser = callable(commands.deleteUser);

export const saveArticle = callable(commands.saveArticle, decodesPictures);
export const deleteArticle = callable(commands.deleteArticle);
export const viewArticle = callable(commands.viewArticle);

export const savePhoto = callables(pictureCommands, decodesPictures, commands.savePhoto);
export const deletePhoto = callable(commands.deletePhoto);

export const saveTemoignage = callable(commands.saveTemoignage, decodesPictures);
export const setTemoignageStatut = callable(commands.setTemoignageStatut);
export const deleteTemoignage = callable(commands.deleteTemoignage);

// The handler decides about CORS itself: the emulators would allow every origin.
export const api = onRequest(
  { ...decodesPictures, invoker: 'public', concurrency: 10, maxInstances, cors: false },
  handleApi,
);

// Shared caches answer for most of these pages.
export const pages = onRequest(
  { ...seasonal, invoker: 'public', timeoutSeconds: 30 },
  handlePages,
);

const scheduled = { timeZone: centre.timeZone, timeoutSeconds: 540, maxInstances: 1 };
export const cleanPictures = onSchedule(
  { ...scheduled, schedule: '43 2 * * *' },
  runPictureCleaning,
);
// Deletions promise it within minutes; a run ends before the next begins.
export const hidePictures = onSchedule(
  { ...scheduled, schedule: '*/5 * * * *', timeoutSeconds: 240 },
  runHiding,
);
export const reconcileAccounts = onSchedule(
  { ...scheduled, schedule: '17 3 * * *' },
  runMemberReconciliation,
);
export const addUpViews = onSchedule({ ...scheduled, schedule: '7 * * * *' }, async () => {
  logger.info('views were added to their articles', { views: await sumViews() });
});
// Twice a day: the alert on its silence cannot look back over a whole one.
export const purgeInscriptions = onSchedule(
  { ...scheduled, schedule: '53 3,15 * * *' },
  runPurge,
);
