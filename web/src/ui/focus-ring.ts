/** Focus ring: yellow beside a dark tone, so that one of them contrasts with any background. */
export const focusRing = {
  outline: '2px solid',
  outlineColor: 'focus.outer',
  outlineOffset: '2px',
  boxShadow: '0 0 0 2px {colors.focus.inner}',
} as const;

/** Focus ring inside an element that would clip an outer ring. */
export const innerFocusRing = {
  ...focusRing,
  outlineOffset: '-4px',
  boxShadow: 'inset 0 0 0 2px {colors.focus.inner}',
} as const;

/** No ring, for elements with another focus style, or focused by script only. */
export const noFocusRing = { outline: 'none', boxShadow: 'none' } as const;
