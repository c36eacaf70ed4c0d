import { centre, centrePath } from '@centre/domain/centre';
import { formatDay } from '@centre/domain/dates';
import { typeset } from './typeset.ts';

const { abbreviation, figures, campaign, openingHours } = centre;

export const about = typeset({
  title: 'A propos',
  lead: `Le ${abbreviation} apprend des métiers, sur de vraies machines, à des jeunes, à des salariés et à des artisans. Voici comment, et ce que vous pouvez en attendre.`,
  facts: [
    { label: 'Départements', value: '7' },
    { label: 'Jeunes formés', value: `${figures.trained}` },
    { label: 'Insertion', value: `Plus de ${figures.insertion} %` },
    { label: 'Ouverture', value: `${openingHours.from} – ${openingHours.to}` },
  ],
  audience: {
    title: 'Pour qui',
    items: [
      {
        title: 'Après le BEPC',
        text: 'Le BAC PRO en trois ans, ou le BTS en trois ans à partir de 14 ans.',
        path: '/bacpro',
      },
      {
        title: 'Après le BAC',
        text: 'Le BTS en deux ans, de jour ou le soir, dans six spécialités.',
        path: '/bts',
      },
      {
        title: 'Pour apprendre vite',
        text: 'Des formations de quelques semaines, sans condition de diplôme.',
        path: '/courteduree',
      },
      {
        title: 'Pour une entreprise',
        text: 'Formations sur mesure, audits de maintenance, prestations.',
        path: '/auxentreprise',
      },
    ],
  },
  method: {
    title: 'Comment on apprend ici',
    intro: 'Nous partons du geste et nous remontons vers la théorie, pas l’inverse.',
    steps: [
      {
        title: 'Observer',
        text: 'Le formateur montre, explique, recommence. On apprend à regarder une machine avant d’y toucher.',
      },
      {
        title: 'Faire',
        text: 'Chacun son poste, ses outils, son équipement de protection. L’erreur se corrige sur la pièce.',
      },
      {
        title: 'Comprendre',
        text: 'Le calcul, le dessin et la physique viennent répondre aux questions que l’atelier a posées.',
      },
      {
        title: 'Travailler',
        text: 'Le stage met tout cela à l’épreuve. Le rapport raconte une panne réelle et sa réparation.',
      },
    ],
  },
  equipment: {
    title: 'Les équipements',
    intro: 'Ce sur quoi l’on s’exerce, atelier par atelier.',
    items: [
      'Bancs de moteurs triphasés, armoires de commande et variateurs',
      'Automates programmables, capteurs et convoyeurs',
      'Postes de soudage à l’arc, MIG-MAG et TIG, rouleuse et plieuse',
      'Boucles frigorifiques, chambre froide et climatiseurs',
      'Tours, fraiseuses, perceuses et salle de métrologie',
      'Moteurs diesel en coupe et en état de marche, banc d’injection',
      'Bancs d’hydraulique et de pneumatique',
      'Station de pompage, réseau de conduites et vannes',
      'Salle informatique pour le dessin assisté par ordinateur',
    ],
    gallery: { label: 'Voir la galerie', path: '/galerie' },
  },
  outcomes: {
    title: 'Et après',
    text: `Plus de ${figures.insertion} % de nos diplômés trouvent du travail : industries, brasseries, cimenteries, port, eau, énergie, bâtiment, froid, transport. D’autres s’installent à leur compte ou poursuivent leurs études.`,
    testimonials: { label: 'Lire les témoignages', path: '/temoignages' },
  },
  questions: {
    title: 'Questions fréquentes',
    items: [
      {
        question: 'Quand s’inscrire ?',
        answer: `Les inscriptions sont ouvertes de ${campaign.period}. Le formulaire en ligne est ouvert depuis le ${formatDay(new Date(campaign.openSince))}.`,
      },
      {
        question: 'Faut-il déjà savoir bricoler ?',
        answer:
          'Non. On commence par les gestes de base et la sécurité. Ce qui compte, c’est d’aimer comprendre comment les choses marchent.',
      },
      {
        question: 'Les filles sont-elles les bienvenues ?',
        answer:
          'Oui, dans tous les ateliers. Elles y réussissent, et les entreprises les demandent.',
      },
      {
        question: 'Puis-je étudier en travaillant ?',
        answer:
          'Oui : les cours du soir ont lieu de 17h à 21h. Les cours du jour, de 8h à 16h.',
      },
      {
        question: 'Comment entre-t-on en BTS ?',
        answer: 'Par une étude de dossier, une présélection et un concours écrit.',
      },
      {
        question: 'Que comprend la scolarité du BTS ?',
        answer:
          'Elle comprend l’assurance et les équipements de protection individuelle. Les montants sont sur la page de chaque BTS.',
      },
    ],
  },
  centre: { label: `Le ${abbreviation}, son histoire`, path: centrePath },
});
