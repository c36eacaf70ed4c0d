import { catalogue } from '../screens/catalogue.ts';
import { isRare } from '../screens/screen.ts';
import { expectAccessible } from './expect-accessible.ts';

expectAccessible('What few people meet', catalogue.filter(isRare));
