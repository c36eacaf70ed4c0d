import { centre } from '@centre/domain/centre';
import { fromMonths } from '@centre/domain/dates';
import { typeset } from './typeset.ts';

/** Call to action at the end of most pages. */
export const nextStep = typeset({
  title: 'Prêt à vous lancer ?',
  text: `Les inscriptions sont ouvertes ${fromMonths(centre.campaign.period)}. Le formulaire se remplit en une dizaine de minutes, depuis un téléphone. Une question d’abord ? Appelez le secrétariat.`,
  enrol: { label: "S'inscrire", path: '/inscription' },
  programmes: { label: 'Voir les formations', path: '/formation' },
  contact: { label: 'Nous contacter', path: '/contact' },
});
