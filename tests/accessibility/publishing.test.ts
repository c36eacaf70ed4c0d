import { publishingScreens } from '../screens/catalogue.ts';
import { expectAccessible } from './expect-accessible.ts';

expectAccessible('Articles, gallery and testimonials', publishingScreens, { tag: '@night' });
