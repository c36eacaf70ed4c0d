import { centre } from '@centre/domain/centre';
import { typeset } from '../../texts/typeset.ts';

export const licence = typeset({
  title: 'Licence',
  soon: `Le programme de licence du ${centre.abbreviation} arrive bientôt.`,
  /** Text of the marquee. */
  banner: 'La licence arrive bientôt',
  pause: 'Arrêter le défilement',
  play: 'Relancer le défilement',
  hint: 'Faites glisser la bannière : vers la droite, elle repart dans l’autre sens.',
  lead: 'Pour celles et ceux qui conduiront une équipe, un atelier ou un projet. Les dates et les conditions seront annoncées ici et dans les actualités.',
});
