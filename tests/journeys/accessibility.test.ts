import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { usualScreens } from '../screens/catalogue.ts';

expectAccessible('Each address', usualScreens);
