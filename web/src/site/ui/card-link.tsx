import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { innerFocusRing, noFocusRing } from '../../ui/focus-ring.ts';

/** A link that makes the whole of its card clickable; the card has `position="relative"`. */
export const CardLink = chakra(Link, {
  base: {
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _focusVisible: { ...noFocusRing, _after: innerFocusRing },
  },
});
