import type { Temoignage } from '@centre/domain/temoignage';

/** A testimonial as it is written down here. */
export type TemoignageContent = Omit<Temoignage, 'photo' | 'dateCreation'> & {
  /** Instant of writing, ISO 8601 in UTC. */
  readonly date: string;
  /** In web/pictures. */
  readonly portrait: string;
};

export const temoignages: readonly TemoignageContent[] = [
  {
    id: 'dzifa-mensah',
    portrait: 'portraits/femme-1',
    nom: 'Mensah',
    prenom: 'Dzifa',
    formation: 'Maintenance Industrielle',
    promotion: '2021',
    note: 5,
    entreprise: 'Brasseries de la Lagune',
    poste: 'Technicienne de maintenance',
    statut: 'publie',
    date: '2025-06-21T10:15:00Z',
    contenu:
      'Le jour de mon embauche, on m’a confié une étiqueteuse arrêtée depuis deux semaines. J’ai fait ce que l’on nous répétait à l’atelier : observer, mesurer, puis seulement ouvrir. Elle tournait avant midi. Depuis, plus personne ne me demande ce que je viens faire là.',
  },
  {
    id: 'esoyode-tchalla',
    portrait: 'portraits/homme-1',
    nom: 'Tchalla',
    prenom: 'Ɛsɔyɔdɛ',
    formation: 'Chaudronnerie',
    promotion: '2019',
    note: 5,
    entreprise: 'Métallerie du Port',
    poste: 'Chef d’équipe soudage',
    statut: 'publie',
    date: '2025-05-30T17:40:00Z',
    contenu:
      'Je suis parti de Kara avec un bac et l’idée que souder, c’était coller du fer. J’ai appris à lire un plan, à tracer, à préparer un chanfrein et à avoir honte d’un vilain cordon. Aujourd’hui, j’encadre neuf personnes, dont deux que le centre vient de former.',
  },
  {
    id: 'afi-agbeko',
    portrait: 'portraits/femme-2',
    nom: 'Agbeko',
    prenom: 'Afi',
    formation: 'Froid et Climatisation',
    promotion: '2022',
    note: 4,
    entreprise: 'Froid du Golfe',
    poste: 'Frigoriste',
    statut: 'publie',
    date: '2025-04-12T08:05:00Z',
    contenu:
      'Les cours du soir m’ont permis de garder mon emploi. Ce n’était pas facile de reprendre le diagramme à 18 heures après une journée de dépannage, mais les formateurs connaissaient nos chantiers et partaient de nos pannes. J’ai eu mon BTS à trente-deux ans.',
  },
  {
    id: 'yao-kpodo',
    portrait: 'portraits/homme-2',
    nom: 'Kpodo',
    prenom: 'Yao',
    formation: 'Mécanique Générale',
    promotion: '2017',
    note: 5,
    entreprise: 'Minoterie des Plateaux',
    poste: 'Responsable de la maintenance',
    statut: 'publie',
    date: '2025-03-18T12:30:00Z',
    contenu:
      'J’étais de la première promotion. Nous étions quarante-deux et il fallait attendre son tour pour la fraiseuse. Cette attente m’a appris à préparer mon travail à l’avance, et c’est ce que je demande à présent à mes équipes.',
  },
  {
    id: 'rachidatou-issifou',
    portrait: 'portraits/femme-3',
    nom: 'Issifou',
    prenom: 'Rachidatou',
    formation: 'Électricité Industrielle',
    promotion: '2023',
    note: 5,
    entreprise: 'Savanes Énergie',
    poste: 'Électricienne de réseau',
    statut: 'publie',
    date: '2025-02-27T15:20:00Z',
    contenu:
      'Nous avons posé nous-mêmes les panneaux solaires sur le toit de l’école. Six mois plus tard, je faisais la même chose à Dapaong, pour un dispensaire. La sage-femme a pleuré quand le réfrigérateur des vaccins s’est allumé.',
  },
  {
    id: 'kossi-afedome',
    portrait: 'portraits/homme-3',
    nom: 'Aƒeɖome',
    prenom: 'Kossi',
    formation: 'Diesel et Moteurs',
    promotion: '2020',
    note: 4,
    entreprise: 'Transports Kéran',
    poste: 'Mécanicien diagnostic',
    statut: 'publie',
    date: '2025-01-30T09:50:00Z',
    contenu:
      'Mon père répare des moteurs à l’oreille, et il ne se trompe presque jamais. Moi, je branche le banc d’injection. Le dimanche, nous comparons nos diagnostics : il gagne encore souvent, mais c’est moi qui imprime la fiche pour le client.',
  },
  {
    id: 'enyonam-lawson',
    portrait: 'portraits/femme-4',
    nom: 'Lawson',
    prenom: 'Enyɔnam',
    formation: 'QHSE',
    promotion: '2024',
    note: 5,
    entreprise: 'Cimenterie du Haho',
    poste: 'Animatrice sécurité',
    statut: 'brouillon',
    date: '2025-07-29T11:00:00Z',
    contenu:
      'La sécurité, je croyais que c’était un casque et des affiches. J’ai découvert un métier d’enquête : comprendre pourquoi un geste dangereux paraît normal à celui qui le fait tous les jours, et trouver avec lui une meilleure façon de travailler.',
  },
  {
    id: 'abdoulaye-ouro-agoro',
    portrait: 'portraits/technicien',
    nom: 'Ouro-Agoro',
    prenom: 'Abdoulaye',
    formation: 'Maintenance Industrielle',
    promotion: '2018',
    note: 4,
    entreprise: 'Huilerie de Sokodé',
    poste: 'Technicien automaticien',
    statut: 'brouillon',
    date: '2025-08-05T16:10:00Z',
    contenu:
      'La « boîte à ennuis » de la salle d’automatisme m’a fait passer des soirées entières à chercher un fil coupé. Dans une usine, les fils coupés ne préviennent pas non plus. Je remercie celui qui l’a inventée, même si je ne le pensais pas à l’époque.',
  },
  {
    id: 'essi-sossou',
    portrait: 'portraits/femme-5',
    nom: 'Sossou',
    prenom: 'Essi',
    formation: 'Autre',
    promotion: '2023',
    entreprise: '',
    poste: 'Artisane plombière',
    statut: 'brouillon',
    date: '2025-08-19T07:45:00Z',
    contenu:
      'Une formation courte de six semaines, et j’ai ouvert mon atelier de plomberie à Aného. J’ai aujourd’hui deux apprenties et un carnet de commandes rempli jusqu’en décembre.',
  },
];
