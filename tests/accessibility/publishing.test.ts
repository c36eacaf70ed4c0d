import { publishingScreens, usualScreens } from '../screens/catalogue.ts';
import { expectAccessible } from './expect-accessible.ts';

expectAccessible(
  'Articles, gallery and testimonials',
  publishingScreens.filter((screen) => !usualScreens.includes(screen)),
);
