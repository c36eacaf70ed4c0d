import { centre } from '@centre/domain/centre';
import type { SubjectPage } from './page.ts';
import { explained, typeset } from './typeset.ts';

const contactPath = '/contact';

export const companies: SubjectPage = typeset({
  title: 'Aux Entreprises',
  lead: `Plus de ${centre.figures.retrained} techniciens d’entreprise se sont recyclés au ${centre.abbreviation}. Nous formons vos équipes, nous auditons vos installations, nous intervenons dans vos ateliers.`,
  picture: 'companies',
  actions: [{ label: 'Parler à un conseiller', path: contactPath }],
  facts: [
    { label: 'Techniciens recyclés', value: `Plus de ${centre.figures.retrained}` },
    { label: 'Audit de maintenance', value: '30 jours environ' },
    { label: 'Lieu', value: 'Chez vous ou au centre' },
    { label: 'Horaires', value: 'Jour, soir, arrêts d’usine' },
  ],
  parts: [
    {
      id: 'formation',
      title: 'Formation aux entreprises',
      intro:
        'Une formation part de vos machines et de vos pannes. Elle se donne dans nos ateliers ou chez vous, en français, avec des exercices sur vos propres plans.',
      columns: 3,
      notes: explained({
        'Électricité et automatismes':
          'Habilitation aux travaux électriques, lecture de schémas, démarreurs et variateurs, automates, recherche de panne.',
        'Mécanique et entretien':
          'Alignement, roulements, graissage, réducteurs, usinage de dépannage, métrologie.',
        'Hydraulique et pneumatique':
          'Centrales, distributeurs, vérins, pollution des huiles, réglage et sécurité des circuits sous pression.',
        'Froid et climatisation':
          'Conduite et entretien des installations, fluides, étanchéité, économies d’énergie.',
        'Soudage et tuyauterie':
          'Remise à niveau des soudeurs, préparation aux qualifications, contrôle visuel.',
        'Sécurité et environnement':
          'Consignation, travail en hauteur, manutention, équipiers de première intervention, tri des déchets.',
      }),
    },
    {
      id: 'prestation',
      title: 'Prestation de services',
      intro:
        'Nos formateurs sont des praticiens. Ils mettent leurs bancs et leurs instruments à votre disposition.',
      columns: 2,
      notes: explained({
        'Réparer et fabriquer':
          'Pièces tournées ou fraisées à l’unité, ouvrages chaudronnés, rechargement, rebobinage de moteurs.',
        'Installer et mettre en service':
          'Armoires, climatisation, tuyauteries, pompes, petits automatismes, avec le dossier technique.',
        'Mesurer et contrôler':
          'Vibrations, alignement, isolement, qualité de l’énergie, étanchéité, géométrie.',
        'Recruter avec vous':
          'Essais professionnels pour vos candidats, stagiaires et alternants choisis selon vos postes.',
      }),
    },
    {
      id: 'audit',
      title: 'L’audit de maintenance',
      picture: 'entretienDetail',
      intro:
        'En 30 jours environ, vous savez où votre atelier perd du temps, ce que cela coûte et par quoi commencer.',
      facts: [
        { label: 'Inventaire', value: 'Machines, plans, pièces de rechange, compétences' },
        { label: 'Mesures', value: 'Arrêts, temps de réparation, coûts, points dangereux' },
        { label: 'Analyse', value: 'Ce qui est critique, ce qui peut attendre' },
        { label: 'Plan', value: 'Un plan de maintenance chiffré, présenté à votre direction' },
      ],
    },
    {
      id: 'deroulement',
      title: 'Comment cela se passe',
      steps: explained({
        'Vous appelez':
          'Dites-nous la machine, la difficulté, l’échéance. Un responsable vous rappelle.',
        'Nous venons voir':
          'Une visite de votre site, avec ceux qui y travaillent. Elle sert à mesurer le besoin, pas à vendre.',
        'Nous proposons':
          'Un programme ou un devis écrit : objectifs, durée, dates, prix, ce que chacun fournit.',
        'Nous le faisons':
          'Formation ou intervention, avec un interlocuteur unique du premier au dernier jour.',
        'Nous en rendons compte':
          'Évaluation de chaque stagiaire ou rapport d’intervention, puis un point trois mois plus tard.',
      }),
    },
  ],
  next: {
    title: 'Parlons de votre atelier',
    text: `Le ${centre.abbreviation} répond ${centre.openingHours.days}, de ${centre.openingHours.from} à ${centre.openingHours.to}. Un appel suffit pour commencer.`,
    action: { label: 'Nous contacter', path: contactPath },
    other: { label: 'Formations de courte durée', path: '/courteduree' },
  },
});
