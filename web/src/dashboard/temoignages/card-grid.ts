import { chakra } from '@chakra-ui/react';

/** Cards side by side, as many as fit. */
export const CardGrid = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: '3',
  },
});
