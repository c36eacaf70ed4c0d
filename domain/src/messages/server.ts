import { centre } from '../centre.ts';
import { formatPhone } from '../phone.ts';

/** Messages of the server alone, apart from the others: pages need not bring them along. */
export const serverMessages = {
  application: 'Cette demande ne vient pas du site. Rechargez la page et réessayez.',
  tooManyCorrections: (perDay: number) =>
    `Votre demande reste enregistrée, avec les réponses reçues avant celles-ci. Elle a déjà été corrigée ${perDay} fois aujourd’hui : pour une autre correction, appelez le centre au ${formatPhone(centre.phones[0])}.`,
} as const;
