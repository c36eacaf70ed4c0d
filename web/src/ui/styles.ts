import { css } from '#styled-system/css';
import { focusRing, innerFocusRing, noFocusRing } from './focus-ring.ts';

/** Columns of the same width, for `gridTemplateColumns`. */
export const whole = 'minmax(0, 1fr)';
export const halves = 'repeat(2, minmax(0, 1fr))';
export const thirds = 'repeat(3, minmax(0, 1fr))';
export const quarters = 'repeat(4, minmax(0, 1fr))';

/** The column that everything of the public site stands in. */
export const container = css.raw({
  width: '100%',
  maxWidth: 'page',
  marginInline: 'auto',
  paddingInline: { base: '4', md: '6' },
});

/** A surface that holds one thing. */
export const card = css.raw({
  background: 'surface.raised',
  borderWidth: '1px',
  borderRadius: 'card',
  overflow: 'hidden',
});

/** Of a card that leads somewhere. */
export const lively = css.raw({
  transition: 'border-color {durations.quick} ease-out, box-shadow {durations.quick} ease-out',
  _hover: { borderColor: 'brand', boxShadow: 'card' },
});

/** Of what is no title but has its letters. */
export const titleLetters = css.raw({
  fontFamily: 'heading',
  fontWeight: '600',
  lineHeight: 'tight',
});

/** A picture as wide as its place, and cropped to the shape that drawings have. */
export const croppedPicture = css.raw({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  background: 'surface.sunken',
});

/** A text for screen readers only. */
export const hiddenText = css.raw({ srOnly: true });

/** A placeholder of the size of what is loading. */
export const skeleton = css.raw({
  background: 'surface.sunken',
  borderRadius: 'control',
  minHeight: '4',
});

/** Two things below one another; side by side where there is room. */
export const sideBySide = css.raw({
  display: 'grid',
  gridTemplateColumns: { base: whole, lg: halves },
});

/** A row whose first and last stand at its ends, or below one another. */
export const apart = css.raw({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
});

/** Two columns on a phone; one where the reader's letters are large. */
export const twoColumns = 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr))';

/**
 * A grid whose cards stand in a row on a phone, which a finger moves sideways: not for what one
 * chooses from. The edge of the next card is in sight, as wide as the 24 pixels of margin that its
 * words have, so that none is cut. Columns are set from `sm` on.
 */
export const rowOnPhone = css.raw({
  display: 'grid',
  // Texts for screen readers in its cards would widen the page otherwise.
  position: 'relative',
  gap: { base: '3', sm: '4' },
  gridAutoFlow: { base: 'column', sm: 'row' },
  gridAutoColumns: 'calc(100% - 32px)',
  overflowX: { base: 'auto', sm: 'visible' },
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '& > *': { scrollSnapAlign: 'start' },
  // Room for the focus ring, which scrolling would clip.
  padding: { base: '1', sm: '0' },
  marginInline: { base: '-1', sm: '0' },
  // Snapping would take that room away, and the first card out of line with the page.
  scrollPaddingInline: { base: '1', sm: '0' },
});

const button = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minHeight: 'touch',
  paddingInline: '5',
  paddingBlock: '2',
  borderRadius: 'control',
  border: '1px solid transparent',
  fontWeight: '600',
  lineHeight: '1.2',
  textAlign: 'center',
  cursor: 'pointer',
  textDecoration: 'none',
  transition:
    'background-color {durations.quick} ease-out, border-color {durations.quick} ease-out',
  _disabled: { opacity: 0.6, cursor: 'progress' },
});

/** Of a button, and of a link that looks like one; `call` is for the one thing a screen is there for. */
export const buttons = {
  call: css.raw({
    ...button,
    background: 'call',
    color: 'call.ink',
    _hover: { background: 'call.strong' },
  }),
  solid: css.raw({
    ...button,
    background: 'brand',
    color: 'ink.inverse',
    _hover: { background: 'brand.strong' },
  }),
  outline: css.raw({
    ...button,
    background: 'transparent',
    borderColor: 'line.strong',
    color: 'inherit',
    _hover: { borderColor: 'brand' },
  }),
} as const;

const iconButton = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  width: 'touch',
  height: 'touch',
  borderRadius: 'control',
  color: 'inherit',
  cursor: 'pointer',
  transition: 'background-color {durations.quick} ease-out, color {durations.quick} ease-out',
  _disabled: { opacity: 0.35, cursor: 'default' },
});

/** Of a button that shows a drawing alone; its `aria-label` says what it does. */
export const iconButtons = {
  // In its own ink, so that it shows on paper and on the deep green alike.
  ghost: css.raw({ ...iconButton, _hover: { background: 'currentColor/12' } }),
  surface: css.raw({
    ...iconButton,
    border: '1px solid',
    borderColor: 'line.strong',
    color: 'ink',
    background: 'surface.raised',
    _hover: { borderColor: 'brand', color: 'brand' },
  }),
} as const;

const notice = css.raw({
  borderRadius: 'control',
  borderInlineStartWidth: '4px',
  paddingInline: '4',
  paddingBlock: '3',
  color: 'ink',
});

/** Of a message in the flow of the page: what happened, what was kept, what to do. */
export const notices = {
  info: css.raw({ ...notice, background: 'brand.soft', borderColor: 'brand' }),
  success: css.raw({ ...notice, background: 'brand.soft', borderColor: 'brand' }),
  warning: css.raw({ ...notice, background: 'call.soft', borderColor: 'call' }),
  danger: css.raw({ ...notice, background: 'danger.soft', borderColor: 'danger' }),
} as const;

/** Of what is typed or chosen in. */
export const formControl = {
  width: '100%',
  minWidth: '0',
  minHeight: 'touch',
  paddingInline: '3',
  paddingBlock: '2',
  fontSize: 'control',
  // A date has frames of its own inside, as a list has in WebKit, and must not be taller than
  // its neighbours.
  lineHeight: '1.5',
  '&:is(select, [type=date])': { paddingBlock: '1' },
  // As wide as what a browser writes into an empty date: 'jj/mm/aaaa'.
  '&[type=date]': { minWidth: 'min(100%, 10.5rem)', paddingInline: '2' },
  background: 'surface.raised',
  color: 'ink',
  border: '1px solid',
  borderColor: 'line.strong',
  borderRadius: 'control',
  _placeholder: { color: 'ink.muted', opacity: 1 },
  _disabled: { background: 'surface.sunken', color: 'ink.muted', cursor: 'not-allowed' },
  '&[aria-invalid=true]': { borderColor: 'danger', borderWidth: '2px' },
  // Not all browsers match `:focus-visible` while a part of a date has the focus.
  '&[type=date]:focus-within': focusRing,
} as const;

/** Of a box to tick with its words beside it, both large enough for a thumb. */
export const checkLabel = css.raw({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  fontWeight: '600',
  '& input': { width: '20px', height: '20px', flexShrink: '0', accentColor: 'brand' },
});

/** Of the button beside a phone number with its country. */
export const countryTrigger = css({
  minHeight: 'touch',
  paddingInline: '3',
  whiteSpace: 'nowrap',
  border: '1px solid',
  borderColor: 'line.strong',
  borderRadius: 'control',
  background: 'surface.sunken',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
});

/** Of a link among words that a thumb finds. */
export const textLink = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  fontWeight: '600',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});

/** Of a link that makes the whole of its card clickable; the card has `position: 'relative'`. */
export const cardLink = css.raw({
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
  _focusVisible: { ...noFocusRing, _after: innerFocusRing },
});
