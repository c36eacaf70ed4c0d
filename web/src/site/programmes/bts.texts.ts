import { centre } from '@centre/domain/centre';
import threeYears from './bts-three-years.json' with { type: 'json' };
import twoYears from './bts.json' with { type: 'json' };
import { btsProgramme, fees } from './programmes.texts.ts';

export const bts = btsProgramme({
  ...twoYears,
  picture: 'bts',
  tuition: fees.tuition.btsTwoYears,
  profile: [
    { label: 'En 1ère année', value: 'BAC technique ou scientifique' },
    {
      label: 'En 2ème année',
      value: `BP du ${centre.abbreviation}`,
      note: 'Le brevet préparé au centre permet d’entrer directement en deuxième année.',
    },
  ],
  flyer: { file: '/flyers/bts-2-ans.jpg', preview: '/flyers/bts-2-ans.webp' },
});

export const btsThreeYears = btsProgramme({
  ...threeYears,
  picture: 'btsThreeYears',
  tuition: fees.tuition.btsThreeYears,
  flyer: { file: '/flyers/bts-3-ans.jpg', preview: '/flyers/bts-3-ans.webp' },
});
