/**
 * A grid whose cards stand in a row on a phone, which a finger moves sideways. Of the next card
 * only the margin is in sight, so that no word is cut. Columns are set from `sm` on.
 */
export const rowOnPhone = {
  display: 'grid',
  gap: { base: '3', sm: '4' },
  gridAutoFlow: { base: 'column', sm: 'row' },
  gridAutoColumns: { base: 'calc(100% - 24px)', sm: 'auto' },
  overflowX: { base: 'auto', sm: 'visible' },
  overscrollBehaviorX: 'contain',
  scrollSnapType: { base: 'x mandatory', sm: 'none' },
  scrollbarWidth: 'none',
  '& > *': { scrollSnapAlign: 'start' },
  // Room for the focus ring, which scrolling would clip.
  padding: { base: '1', sm: '0' },
  marginInline: { base: '-1', sm: '0' },
} as const;
