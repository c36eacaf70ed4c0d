import { siteScreens } from '../screens/catalogue.ts';
import { expectAccessible } from './expect-accessible.ts';

expectAccessible('The public site', siteScreens, { tag: '@night' });
