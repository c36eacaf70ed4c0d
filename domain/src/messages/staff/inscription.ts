import type { InscriptionStatut } from '../../inscription/inscription.ts';
import { limits } from '../../limits.ts';

/** Messages about applications for the staff only. */
export const staffInscriptionMessages = {
  confirmDelete: 'Êtes-vous sûr de vouloir supprimer cette inscription ?',
  deleted: 'Inscription supprimée',
  /** Answer of the server to a deleted application that is sent again. */
  withdrawn: 'Cette inscription a été retirée. Veuillez en remplir une nouvelle.',
  updateFailed: 'Erreur lors de la modification',
  corrected: (name: string) => `${name} : inscription corrigée`,
  noteSaved: 'Note enregistrée',
  noteFailed: 'La note n’a pas pu être enregistrée',
  correctionAccepted: 'Correction acceptée : l’inscription est à jour',
  correctionRefused: 'Demande de correction refusée',
  correctionFailed: 'La demande de correction n’a pas pu être traitée',
  checked: 'Inscription vérifiée',
  separated: 'Ce sont deux personnes : enregistré',
  deleteFailed: 'Erreur lors de la suppression',
  statutFailed: 'Erreur lors du changement de statut',
  pdfFailed: (reason: string) => `Erreur lors de la génération du PDF: ${reason}`,
  pdfDone: (file: string) => `« ${file} » est dans vos téléchargements.`,
  /** Messages after the statut of an application was changed. */
  statutChanged: {
    acceptee: (name: string) => `${name} : inscription acceptée`,
    refusee: (name: string) => `${name} : inscription refusée`,
    en_attente: (name: string) => `${name} : inscription remise en attente`,
  } satisfies Record<InscriptionStatut, (name: string) => string>,
} as const;

/** Messages about contacting applicants. */
export const prevenirMessages = {
  failed: 'Le contact n’a pas pu être noté',
  noted: {
    prevenu: (name: string) => `${name} : contact noté`,
    sans_reponse: (name: string) => `${name} : pas de réponse, à rappeler demain`,
  },
  withdrawn: (name: string) => `${name} : contact annulé`,
  withdrawFailed: 'Le contact n’a pas pu être annulé',
  pieceSaved: 'Pièce manquante enregistrée : la personne est à prévenir',
  pieceReceived: 'Pièce reçue : plus rien ne manque',
  pieceFailed: 'La pièce manquante n’a pas pu être enregistrée',
} as const;

/** Messages about data subject requests. */
export const personalDataMessages = {
  fields: { reference: 'Référence', telephone: 'Téléphone', email: 'E-mail' },
  nothingSought: 'Indiquez une référence, un téléphone ou une adresse e-mail.',
  tooMany: `Plus de ${limits.requestedRecords} inscriptions ont ces coordonnées, qui sont celles de plusieurs personnes. Précisez la demande par la référence ou l’adresse e-mail.`,
  changed:
    'Ces inscriptions ne correspondent plus à la recherche. Rien d’autre n’a été effacé : recherchez à nouveau.',
  failed: 'Erreur lors du traitement de la demande',
  erased: (count: number) =>
    count < 2
      ? 'Inscription effacée définitivement'
      : `${count} inscriptions effacées définitivement`,
} as const;
