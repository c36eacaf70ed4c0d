import { chakra } from '@chakra-ui/react';

/** The items of a `Scroller`, side by side. */
export const ScrollerList = chakra('ul', {
  base: { listStyleType: 'none', display: 'flex', width: 'max-content' },
});
