import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { siteScreens } from '../screens/catalogue.ts';
import { isRare } from '../screens/screen.ts';

expectAccessible(
  'The public site',
  siteScreens.filter((screen) => !isRare(screen)),
);
