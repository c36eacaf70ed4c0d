import { centre } from '../centre.ts';
import { formatPhone } from '../phone.ts';

/** Messages of the server only; a file of its own, so that pages do not load them. */
export const serverMessages = {
  lastSuperAdmin: 'Il doit rester au moins un super administrateur actif.',
  cannotBeDeleted: 'Cet utilisateur ne peut pas être supprimé.',
  cannotDeleteOneself: 'Vous ne pouvez pas supprimer votre propre compte.',
  noteStale:
    'Cette note a été modifiée entre-temps par quelqu’un d’autre. Votre texte est conservé : reprenez ce qu’il faut garder des deux, puis enregistrez à nouveau.',
  correctionSettled: 'Cette demande de correction a déjà été traitée',
  correctionStale:
    'Le candidat a changé sa demande de correction. Relisez-la avant de décider.',
  decidedMeanwhile: 'La décision a été modifiée entre-temps',
  deleted:
    'Cet élément a été supprimé : il n’est pas publié de nouveau. Restaurez-le depuis la corbeille, ou créez-en un autre.',
  stillPublic:
    'Les fichiers de son image restent lisibles quelques minutes encore, puis disparaissent d’eux-mêmes.',
  loginWait:
    'Beaucoup de connexions arrivent en même temps de votre réseau : la vôtre doit attendre un instant.',
  application: 'Cette demande ne vient pas du site. Rechargez la page et réessayez.',
  tooManyCorrections: (perDay: number) =>
    `Votre demande reste enregistrée, avec les réponses reçues avant celles-ci. Elle a déjà été corrigée ${perDay} fois aujourd’hui : pour une autre correction, appelez le centre au ${formatPhone(centre.phones[0])}.`,
} as const;
