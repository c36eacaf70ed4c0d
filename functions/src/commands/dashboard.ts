import type { CommandName } from './callable.ts';

/** Other commands of the function `savePhoto`, which has the memory for pictures. */
export const pictureCommands: readonly CommandName[] = ['saveVitrinePhoto'];

/**
 * Commands of the dashboard. One function answers all of them, so that an instance is warm, and many
 * calls at once, so that refused calls do not delay members.
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
