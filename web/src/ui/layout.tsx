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

const columnsOf = (least: string) =>
  `repeat(auto-fit, minmax(min(100%, max(${least}, 34%)), 1fr))`;

/** Two columns on a phone; one where the reader's letters are large. */
export const twoColumns = columnsOf('8.5rem');

/** The same for what is typed in, which needs more room: one column on the narrowest phones too. */
export const twoControls = columnsOf('9.5rem');

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

/**
 * A grid whose cards stand in a row on a phone, which a finger moves sideways. Of the next card
 * only the margin is in sight, so that no word is cut. Columns are set from `sm` on.
 */
export const rowOnPhone = {
  display: 'grid',
  // Texts for screen readers in its cards would widen the page otherwise.
  position: 'relative',
  gap: { base: '3', sm: '4' },
  gridAutoFlow: { base: 'column', sm: 'row' },
  gridAutoColumns: 'calc(100% - 24px)',
  overflowX: { base: 'auto', sm: 'visible' },
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '& > *': { scrollSnapAlign: 'start' },
  // Room for the focus ring, which scrolling would clip.
  padding: { base: '1', sm: '0' },
  marginInline: { base: '-1', sm: '0' },
} as const;
