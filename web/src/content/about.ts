import { centre, centrePath } from '@centre/domain/centre';
import { formatDay } from '@centre/domain/dates';
import { nextStep } from './next-step.ts';
import type { SubjectPage } from './page.ts';
import { explained, typeset } from './typeset.ts';

const { abbreviation, figures, campaign, openingHours } = centre;

export const about: SubjectPage = typeset({
  title: 'A propos',
  lead: `Le ${abbreviation} apprend des métiers, sur de vraies machines, à des jeunes, à des salariés et à des artisans. Voici comment, et ce que vous pouvez en attendre.`,
  picture: 'about',
  actions: [{ label: `Le ${abbreviation}, son histoire`, path: centrePath }],
  facts: [
    { label: 'Départements', value: '7' },
    { label: 'Jeunes formés', value: `${figures.trained}` },
    { label: 'Insertion', value: `Plus de ${figures.insertion} %` },
    { label: 'Ouverture', value: `${openingHours.from} – ${openingHours.to}` },
  ],
  parts: [
    {
      id: 'pour-qui',
      title: 'Pour qui',
      cards: [
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
    {
      id: 'methode',
      title: 'Comment on apprend ici',
      intro: 'Nous partons du geste et nous remontons vers la théorie, pas l’inverse.',
      steps: explained({
        Observer:
          'Le formateur montre, explique, recommence. On apprend à regarder une machine avant d’y toucher.',
        Faire:
          'Chacun son poste, ses outils, son équipement de protection. L’erreur se corrige sur la pièce.',
        Comprendre:
          'Le calcul, le dessin et la physique viennent répondre aux questions que l’atelier a posées.',
        Travailler:
          'Le stage met tout cela à l’épreuve. Le rapport raconte une panne réelle et sa réparation.',
      }),
    },
    {
      id: 'equipements',
      title: 'Les équipements',
      intro: 'Ce sur quoi l’on s’exerce, atelier par atelier.',
      picture: 'electromecaniqueDetail',
      list: [
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
      link: { label: 'Voir la galerie', path: '/galerie' },
    },
    {
      id: 'apres',
      title: 'Et après',
      intro: `Plus de ${figures.insertion} % de nos diplômés trouvent du travail : industries, brasseries, cimenteries, port, eau, énergie, bâtiment, froid, transport. D’autres s’installent à leur compte ou poursuivent leurs études.`,
      link: { label: 'Lire les témoignages', path: '/temoignages' },
    },
    { id: 'questions', title: 'Questions fréquentes' },
  ],
  next: { other: nextStep.programmes },
});

export const questions = typeset(
  explained({
    'Quand s’inscrire ?': `Les inscriptions sont ouvertes de ${campaign.period}. Le formulaire en ligne est ouvert depuis le ${formatDay(new Date(campaign.openSince))}.`,
    'Faut-il déjà savoir bricoler ?':
      'Non. On commence par les gestes de base et la sécurité. Ce qui compte, c’est d’aimer comprendre comment les choses marchent.',
    'Les filles sont-elles les bienvenues ?':
      'Oui, dans tous les ateliers. Elles y réussissent, et les entreprises les demandent.',
    'Puis-je étudier en travaillant ?':
      'Oui : les cours du soir ont lieu de 17h à 21h. Les cours du jour, de 8h à 16h.',
    'Comment entre-t-on en BTS ?':
      'Par une étude de dossier, une présélection et un concours écrit.',
    'Que comprend la scolarité du BTS ?':
      'Elle comprend l’assurance et les équipements de protection individuelle. Les montants sont sur la page de chaque BTS.',
  }),
);
