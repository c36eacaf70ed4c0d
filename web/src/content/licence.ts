import { centre } from '@centre/domain/centre';
import { nextStep } from './next-step.ts';
import type { PagePart, SubjectPage } from './page.ts';
import { explained, typeset } from './typeset.ts';

export const licence = typeset({
  title: 'Licence',
  soon: `Le programme de licence du ${centre.abbreviation} arrive bientôt.`,
  /** The text of the marquee. */
  banner: 'La licence arrive bientôt',
  pause: 'Arrêter le défilement',
  play: 'Relancer le défilement',
  hint: 'Faites glisser la bannière : vers la droite, elle repart dans l’autre sens.',
  lead: 'Une année de plus après le BTS, pour celles et ceux qui conduiront une équipe, un atelier ou un projet. Les dates et les conditions seront annoncées ici et dans les actualités.',
});

export const licenceParts: readonly PagePart[] = typeset([
  {
    id: 'preparation',
    title: 'Ce qui se prépare',
    columns: 3,
    notes: explained({
      'Un contenu écrit avec les entreprises':
        'Organisation de la maintenance, automatismes, énergie, gestion de projet : les compétences que les employeurs de la région demandent à leurs chefs d’équipe.',
      'Des ateliers complétés':
        'Bancs d’automatisme et d’hydraulique, métrologie, mesures électriques : de quoi travailler sur des cas réels, jusqu’aux essais.',
      'Une équipe qui se forme':
        'Enseignants et ingénieurs d’entreprise préparent ensemble les cours, les projets tutorés et les sujets d’examen.',
    }),
  },
  {
    id: 'en-attendant',
    title: 'En attendant',
    intro:
      'Le BTS est la voie qui y mènera. Les autres formations sont ouvertes dès maintenant.',
    cards: [
      {
        title: 'BTS en 2 ans',
        kicker: 'Après un BAC technique ou scientifique',
        text: 'Le diplôme de technicien supérieur, de jour ou le soir.',
        path: '/bts',
      },
      {
        title: 'BTS en 3 ans',
        kicker: 'Après le BEPC',
        text: 'Onze options, du moteur diesel au traitement de l’eau.',
        path: '/bts-3-ans',
      },
      {
        title: 'BAC PRO',
        kicker: 'Après le BEPC',
        text: 'Trois ans, de la Seconde à la Terminale.',
        path: '/bacpro',
      },
      {
        title: 'Formation de courte durée',
        kicker: 'Sans condition de diplôme',
        text: 'Un geste précis, en quelques semaines ou quelques mois.',
        path: '/courteduree',
      },
    ],
  },
]);

export const licenceNext: SubjectPage['next'] = typeset({
  title: 'Être prévenu de l’ouverture',
  text: 'Laissez-nous vos coordonnées : le secrétariat vous appellera dès que les candidatures seront ouvertes.',
  action: nextStep.contact,
  other: nextStep.programmes,
});
