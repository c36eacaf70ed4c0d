import { centre } from '@centre/domain/centre';
import { typeset } from './typeset.ts';

export const companies = typeset({
  title: 'Aux Entreprises',
  lead: `Plus de ${centre.figures.retrained} techniciens d’entreprise se sont recyclés au ${centre.abbreviation}. Nous formons vos équipes, nous auditons vos installations, nous intervenons dans vos ateliers.`,
  facts: [
    { label: 'Techniciens recyclés', value: `Plus de ${centre.figures.retrained}` },
    { label: 'Audit de maintenance', value: '30 jours environ' },
    { label: 'Lieu', value: 'Chez vous ou au centre' },
    { label: 'Horaires', value: 'Jour, soir, arrêts d’usine' },
  ],
  call: 'Parler à un conseiller',
  training: {
    title: 'Formation aux entreprises',
    intro:
      'Une formation part de vos machines et de vos pannes. Elle se donne dans nos ateliers ou chez vous, en français, avec des exercices sur vos propres plans.',
    topics: [
      {
        title: 'Électricité et automatismes',
        text: 'Habilitation aux travaux électriques, lecture de schémas, démarreurs et variateurs, automates, recherche de panne.',
      },
      {
        title: 'Mécanique et entretien',
        text: 'Alignement, roulements, graissage, réducteurs, usinage de dépannage, métrologie.',
      },
      {
        title: 'Hydraulique et pneumatique',
        text: 'Centrales, distributeurs, vérins, pollution des huiles, réglage et sécurité des circuits sous pression.',
      },
      {
        title: 'Froid et climatisation',
        text: 'Conduite et entretien des installations, fluides, étanchéité, économies d’énergie.',
      },
      {
        title: 'Soudage et tuyauterie',
        text: 'Remise à niveau des soudeurs, préparation aux qualifications, contrôle visuel.',
      },
      {
        title: 'Sécurité et environnement',
        text: 'Consignation, travail en hauteur, manutention, équipiers de première intervention, tri des déchets.',
      },
    ],
  },
  services: {
    title: 'Prestation de services',
    intro:
      'Nos formateurs sont des praticiens. Ils mettent leurs bancs et leurs instruments à votre disposition.',
    items: [
      {
        title: 'Réparer et fabriquer',
        text: 'Pièces tournées ou fraisées à l’unité, ouvrages chaudronnés, rechargement, rebobinage de moteurs.',
      },
      {
        title: 'Installer et mettre en service',
        text: 'Armoires, climatisation, tuyauteries, pompes, petits automatismes, avec le dossier technique.',
      },
      {
        title: 'Mesurer et contrôler',
        text: 'Vibrations, alignement, isolement, qualité de l’énergie, étanchéité, géométrie.',
      },
      {
        title: 'Recruter avec vous',
        text: 'Essais professionnels pour vos candidats, stagiaires et alternants choisis selon vos postes.',
      },
    ],
  },
  audit: {
    title: 'L’audit de maintenance',
    text: 'En 30 jours environ, vous savez où votre atelier perd du temps, ce que cela coûte et par quoi commencer.',
    phases: [
      { label: 'Inventaire', value: 'Machines, plans, pièces de rechange, compétences' },
      { label: 'Mesures', value: 'Arrêts, temps de réparation, coûts, points dangereux' },
      { label: 'Analyse', value: 'Ce qui est critique, ce qui peut attendre' },
      { label: 'Plan', value: 'Un plan de maintenance chiffré, présenté à votre direction' },
    ],
  },
  how: {
    title: 'Comment cela se passe',
    steps: [
      {
        title: 'Vous appelez',
        text: 'Dites-nous la machine, la difficulté, l’échéance. Un responsable vous rappelle.',
      },
      {
        title: 'Nous venons voir',
        text: 'Une visite de votre site, avec ceux qui y travaillent. Elle sert à mesurer le besoin, pas à vendre.',
      },
      {
        title: 'Nous proposons',
        text: 'Un programme ou un devis écrit : objectifs, durée, dates, prix, ce que chacun fournit.',
      },
      {
        title: 'Nous le faisons',
        text: 'Formation ou intervention, avec un interlocuteur unique du premier au dernier jour.',
      },
      {
        title: 'Nous en rendons compte',
        text: 'Évaluation de chaque stagiaire ou rapport d’intervention, puis un point trois mois plus tard.',
      },
    ],
  },
  next: {
    title: 'Parlons de votre atelier',
    text: `Le ${centre.abbreviation} répond ${centre.openingHours.days}, de ${centre.openingHours.from} à ${centre.openingHours.to}. Un appel suffit pour commencer.`,
    action: { label: 'Nous contacter', path: '/contact' },
    other: { label: 'Formations de courte durée', path: '/courteduree' },
  },
});
