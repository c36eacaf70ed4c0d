/**
 * What shows where the focus is: yellow beside a dark tone, so that one of the two stands out on
 * any ground, be it paper, the deep green, the yellow itself or a photo.
 */
export const focusRing = {
  outline: '2px solid',
  outlineColor: 'focus.outer',
  outlineOffset: '2px',
  boxShadow: '0 0 0 2px {colors.focus.inner}',
} as const;

/** The same, inside of what would otherwise cut it off. */
export const innerFocusRing = {
  ...focusRing,
  outlineOffset: '-4px',
  boxShadow: 'inset 0 0 0 2px {colors.focus.inner}',
} as const;

/** For what shows the focus in another way, or is only focused so as to be read from there. */
export const noFocusRing = { outline: 'none', boxShadow: 'none' } as const;
