import { centre } from '@centre/domain/centre';
import { limits } from '@centre/domain/limits';
import { typeset } from './typeset.ts';

export const temoignagesPage = typeset({
  title: 'Témoignages',
  lead: `Ils ont appris leur métier au ${centre.abbreviation} ; ils racontent l’atelier, l’embauche et la suite.`,
  list: 'Les témoignages',
  loading: 'Chargement des témoignages…',
  promotion: (promotion: string) => `Promotion\u00A0${promotion}`,
  note: (note: number) => `${note} / ${limits.note.max}`,
  emptyAction: { label: 'Écrivez Nous', path: '/contact' },
});
