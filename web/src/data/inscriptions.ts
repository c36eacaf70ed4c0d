/** The applications for the dashboard's desk: what is read, found, counted and changed. */
export { useInscriptions } from './inscriptions/use-inscriptions.ts';
export { useInscription } from './inscriptions/use-inscription.ts';
export { useIndexing } from './inscriptions/use-indexing.ts';
export { useInscriptionStatistics } from './inscriptions/use-statistics.ts';
export { duplicatesOf, readAll } from './inscriptions/read.ts';
export {
  deleteInscription,
  setStatut,
  updateInscription,
  type InscriptionChanges,
} from './inscriptions/changes.ts';
export { pageSize } from './inscriptions/types.ts';
export type {
  Indexing,
  InscriptionCount,
  InscriptionList,
  InscriptionPage,
  InscriptionRecord,
  InscriptionStatistics,
  LiveInscription,
  LiveStatistics,
  ReadAllOptions,
} from './inscriptions/types.ts';
