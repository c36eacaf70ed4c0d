import { centre } from '../centre.ts';
import { formatPhone } from '../phone.ts';

/** Messages of the server alone, apart from the others: pages need not bring them along. */
export const serverMessages = {
  deleted:
    'Cet élément a été supprimé : il n’est pas publié de nouveau. Restaurez-le depuis la corbeille, ou créez-en un autre.',
  stillPublic:
    'Les fichiers de son image restent lisibles quelques minutes encore, puis disparaissent d’eux-mêmes.',
  application: 'Cette demande ne vient pas du site. Rechargez la page et réessayez.',
  tooManyCorrections: (perDay: number) =>
    `Votre demande reste enregistrée, avec les réponses reçues avant celles-ci. Elle a déjà été corrigée ${perDay} fois aujourd’hui : pour une autre correction, appelez le centre au ${formatPhone(centre.phones[0])}.`,
} as const;
