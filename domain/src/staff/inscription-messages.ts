/** What the staff is told about applications, besides what applicants read too. */
export const staffInscriptionMessages = {
  confirmDelete: 'Êtes-vous sûr de vouloir supprimer cette inscription ?',
  deleted: 'Inscription supprimée',
  deleteFailed: 'Erreur lors de la suppression',
  statutFailed: 'Erreur lors du changement de statut',
  pdfFailed: (reason: string) => `Erreur lors de la génération du PDF: ${reason}`,
} as const;
