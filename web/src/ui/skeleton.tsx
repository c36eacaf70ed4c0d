import { chakra } from '@chakra-ui/react';

/** Stands where something is still loading, at the size it will have. */
export const Skeleton = chakra('div', {
  base: { background: 'surface.sunken', borderRadius: 'control', minHeight: '4' },
});
