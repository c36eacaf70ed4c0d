import type { Command } from './command.ts';
import * as commands from './index.ts';

/** What the function `savePhoto` answers besides: it has the memory that pictures take. */
export const pictureCommands: readonly Command<unknown>[] = [commands.saveVitrinePhoto];

/**
 * Commands of the dashboard. One function answers all of them, so that one is awake, and many
 * calls at once: those that its guard refuses keep no member waiting.
 */
export const dashboardCommands: readonly Command<unknown>[] = [
  commands.updateInscription,
  commands.deleteInscription,
  commands.publishDecisions,
  commands.saveCampaign,
  commands.createUser,
  commands.updateUser,
  commands.deleteUser,
  commands.deleteArticle,
  commands.deletePhoto,
  commands.setTemoignageStatut,
  commands.deleteTemoignage,
  commands.decideInscriptions,
  commands.annotateInscription,
  commands.noteContact,
  commands.withdrawContact,
  commands.restoreInscription,
  commands.restoreArticle,
  commands.restorePhoto,
  commands.restoreTemoignage,
  commands.restoreVitrinePhoto,
  commands.deleteVitrinePhoto,
  commands.orderVitrine,
  commands.handleDataSubjectRequest,
  commands.settleCorrection,
  commands.logConsultation,
  commands.logExport,
  commands.listJournal,
];
