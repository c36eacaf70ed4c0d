import type { Command } from './command.ts';
import * as commands from './index.ts';

/** What the function `savePhoto` answers besides: it has the memory that pictures take. */
export const pictureCommands: readonly Command<unknown>[] = [commands.saveVitrinePhoto];

/** What only the dashboard asks for. One function answers all of it, so that one is awake. */
export const dashboardCommands: readonly Command<unknown>[] = [
  commands.decideInscriptions,
  commands.annotateInscription,
  commands.claimContact,
  commands.noteContact,
  commands.restoreInscription,
  commands.restoreArticle,
  commands.restorePhoto,
  commands.restoreTemoignage,
  commands.restoreVitrinePhoto,
  commands.deleteVitrinePhoto,
  commands.orderVitrine,
  commands.indexInscriptions,
  commands.handleDataSubjectRequest,
  commands.settleCorrection,
  commands.settleDuplicate,
  commands.saveVue,
  commands.deleteVue,
  commands.readBilan,
  commands.logConsultation,
  commands.logExport,
  commands.listJournal,
];
