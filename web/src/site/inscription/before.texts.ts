import { typeset } from '../../texts/typeset.ts';
import { fees } from '../programmes/programmes.texts.ts';

const { registration, tuition } = fees;

/** Information above the form: costs, deadline, papers to have at hand. */
export const before = typeset({
  cost: 'Frais : ',
  fees: `BTS, inscription ${registration}, scolarité et assurance EPI ${tuition.btsTwoYears} (en 2 ans) ou ${tuition.btsThreeYears} (en 3 ans). Pour le BAC PRO, appelez le `,
  end: 'Candidatures : ',
  until: (fin: string) => `jusqu’au ${fin} inclus.`,
  atHand: 'À avoir sous la main : ',
  needed: 'vos diplômes ou relevés de notes, et le téléphone de votre tuteur.',
});
