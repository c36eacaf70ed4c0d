import { chakra } from '@chakra-ui/react';

/** The column that everything of the public site stands in. */
export const Container = chakra('div', {
  base: {
    width: '100%',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
  },
});

/** Two columns on a phone; one where the reader's letters are large. */
export const twoColumns = 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr))';

/** A surface that holds one thing. */
export const Card = chakra('div', {
  base: {
    background: 'surface.raised',
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'hidden',
  },
});

/** A text for screen readers only. */
export const HiddenText = chakra('span', { base: { srOnly: true } });
