import { siteScreens, usualScreens } from '../screens/catalogue.ts';
import { expectAccessible } from './expect-accessible.ts';

expectAccessible(
  'The public site',
  siteScreens.filter((screen) => !usualScreens.includes(screen)),
);
