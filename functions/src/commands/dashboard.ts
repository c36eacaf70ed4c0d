import type { CommandName } from './callable.ts';

/** What the function `savePhoto` answers besides: it has the memory that pictures take. */
export const pictureCommands: readonly CommandName[] = ['saveVitrinePhoto'];

/**
 * Commands of the dashboard. One function answers all of them, so that one is awake, and many
 * calls at once: those that its guard refuses keep no member waiting.
 */
export const dashboardCommands: readonly CommandName[] = [
  'updateInscription',
  'deleteInscription',
  'publishDecisions',
  'saveCampaign',
  'createUser',
  'updateUser',
  'deleteUser',
  'deleteArticle',
  'deletePhoto',
  'setTemoignageStatut',
  'deleteTemoignage',
  'decideInscriptions',
  'annotateInscription',
  'noteContact',
  'withdrawContact',
  'restoreInscription',
  'restoreArticle',
  'restorePhoto',
  'restoreTemoignage',
  'restoreVitrinePhoto',
  'deleteVitrinePhoto',
  'orderVitrine',
  'handleDataSubjectRequest',
  'settleCorrection',
  'logConsultation',
  'logExport',
  'listJournal',
];
