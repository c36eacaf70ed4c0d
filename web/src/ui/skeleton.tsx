import { chakra } from '@chakra-ui/react';

/** A placeholder of the size of what is loading. */
export const Skeleton = chakra('div', {
  base: { background: 'surface.sunken', borderRadius: 'control', minHeight: '4' },
});
