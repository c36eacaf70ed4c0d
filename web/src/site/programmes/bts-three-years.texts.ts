import texts from './bts-three-years.json' with { type: 'json' };
import { btsProgramme, fees } from './programmes.texts.ts';

export const btsThreeYears = btsProgramme({
  ...texts,
  picture: 'btsThreeYears',
  tuition: fees.tuition.btsThreeYears,
  flyer: { file: '/flyers/bts-3-ans.jpg', preview: '/flyers/bts-3-ans.webp' },
});
