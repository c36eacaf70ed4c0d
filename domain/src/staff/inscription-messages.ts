import type { InscriptionStatut } from '../inscription.ts';

/** What the staff is told about applications, besides what applicants read too. */
export const staffInscriptionMessages = {
  confirmDelete: 'Êtes-vous sûr de vouloir supprimer cette inscription ?',
  deleted: 'Inscription supprimée',
  /** Said by the server alone, to whoever sends an application again that was deleted. */
  withdrawn: 'Cette inscription a été retirée. Veuillez en remplir une nouvelle.',
  updateFailed: 'Erreur lors de la modification',
  corrected: (name: string) => `${name} : inscription corrigée`,
  deleteFailed: 'Erreur lors de la suppression',
  statutFailed: 'Erreur lors du changement de statut',
  pdfFailed: (reason: string) => `Erreur lors de la génération du PDF: ${reason}`,
  pdfConnection: 'la connexion a été coupée. Réessayez quand le réseau sera revenu.',
  pdfDone: (file: string) => `« ${file} » est dans vos téléchargements.`,
  /** What is said once the statut of an application is changed. */
  statutChanged: {
    acceptee: (name: string) => `${name} : inscription acceptée`,
    refusee: (name: string) => `${name} : inscription refusée`,
    en_attente: (name: string) => `${name} : inscription remise en attente`,
  } satisfies Record<InscriptionStatut, (name: string) => string>,
} as const;
