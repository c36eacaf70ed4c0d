import { siteScreens } from '../screens/catalogue.ts';
import { expectOpenToEveryone } from './screens.ts';

expectOpenToEveryone('The public site', siteScreens);
