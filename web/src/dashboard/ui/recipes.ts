import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    gap: '2',
    minWidth: 'touch',
    minHeight: 'touch',
    borderRadius: 'control',
    border: '1px solid transparent',
    fontWeight: '600',
    lineHeight: '1.2',
    cursor: 'pointer',
    textDecoration: 'none',
    transition:
      'background-color {durations.quick} ease-out, border-color {durations.quick} ease-out, color {durations.quick} ease-out',
    _disabled: { opacity: 0.6, cursor: 'progress' },
  },
  variants: {
    variant: {
      solid: {
        background: 'colorPalette',
        color: 'colorPalette.contrast',
        _hover: { background: 'colorPalette.strong' },
      },
      outline: {
        borderColor: 'line.strong',
        color: 'inherit',
        _hover: { borderColor: 'brand' },
      },
      // Framed like what it stands among, such as the rows of a table.
      surface: {
        borderColor: 'line.strong',
        background: 'surface.raised',
        color: 'ink',
        _enabled: { _hover: { borderColor: 'brand', color: 'brand' } },
      },
      // In its own ink, so that it shows on paper and on the deep green alike.
      ghost: { color: 'inherit', _hover: { background: 'currentColor/12' } },
    },
    size: {
      sm: { paddingInline: '3', paddingBlock: '2', fontSize: 'sm' },
      md: { paddingInline: '5', paddingBlock: '2' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

const badge = defineRecipe({
  base: {
    display: 'inline-block',
    borderRadius: 'round',
    paddingInline: '3',
    fontSize: 'xs',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    background: 'colorPalette.soft',
    color: 'colorPalette.fg',
    // In its own ink, so that it also stands out on a ground of its own colour.
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 20%, transparent)',
  },
});

const skeleton = defineRecipe({
  base: { background: 'surface.sunken', borderRadius: 'control', minHeight: '4' },
});

const control = {
  width: '100%',
  minWidth: '0',
  minHeight: 'touch',
  paddingInline: '3',
  paddingBlock: '2',
  fontSize: 'control',
  // A date has frames of its own inside, and must not be taller than its neighbours.
  lineHeight: '1.5',
  background: 'surface.raised',
  color: 'ink',
  border: '1px solid',
  borderColor: 'line.strong',
  borderRadius: 'control',
  _placeholder: { color: 'ink.muted', opacity: 1 },
  _disabled: { background: 'surface.sunken', color: 'ink.muted', cursor: 'not-allowed' },
  '&[aria-invalid=true]': { borderColor: 'danger', borderWidth: '2px' },
};

const help = { fontSize: 'xs', color: 'ink.muted' };
const error = { fontSize: 'xs', color: 'danger', fontWeight: '600' };

const field = defineSlotRecipe({
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
    label: { fontWeight: '600', fontSize: 'sm' },
    requiredIndicator: { color: 'danger', marginInlineStart: '1' },
    helperText: help,
    errorText: error,
  },
});

const nativeSelect = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: '100%', minWidth: '0' },
    field: { ...control, appearance: 'none', paddingInlineEnd: '8' },
    indicator: {
      position: 'absolute',
      insetInlineEnd: '2',
      top: '50%',
      translate: '0 -50%',
      pointerEvents: 'none',
      color: 'ink.muted',
      '& svg': { width: '16px', height: '16px' },
    },
  },
});

const checkbox = defineSlotRecipe({
  slots: ['root', 'control', 'label', 'indicator', 'group'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'touch',
      width: 'fit-content',
      cursor: 'pointer',
    },
    control: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      width: '20px',
      height: '20px',
      border: '1px solid',
      borderColor: 'line.strong',
      borderRadius: 'mark',
      background: 'surface.raised',
      color: 'ink.inverse',
      '&[data-state=checked], &[data-state=indeterminate]': {
        background: 'brand',
        borderColor: 'brand',
      },
      '&[data-focus-visible]': {
        outline: '2px solid',
        outlineColor: 'focus.outer',
        outlineOffset: '2px',
        boxShadow: '0 0 0 2px {colors.focus.inner}',
      },
    },
    label: { fontWeight: '600' },
  },
});

// Where header and footer would leave nothing in between, as under a zoom of 400 %, all of it
// scrolls.
const lowScreen = '@media (max-height: 480px)';
const widthOf = (width: string) => ({
  content: { width: `min(${width}, calc(100vw - 16px))` },
});

const dialog = defineSlotRecipe({
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'calc({zIndex.front} + var(--layer-index, 0))',
      background: 'scrim',
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'calc({zIndex.front} + var(--layer-index, 0))',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      overscrollBehavior: 'contain',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      maxHeight: 'calc(100dvh - 32px)',
      overflow: 'hidden',
      background: 'surface.raised',
      borderRadius: 'card',
      fontSize: 'md',
      opacity: 1,
      transition: 'opacity {durations.quick} ease-out, transform {durations.quick} ease-out',
      _starting: { opacity: 0, transform: 'translateY(8px)' },
      _focusVisible: { outline: 'none', boxShadow: 'none' },
      [lowScreen]: { overflowY: 'auto', maxHeight: 'calc(100dvh - 16px)' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      flexShrink: '0',
      gap: '2',
      paddingInlineStart: '4',
      paddingInlineEnd: '2',
      paddingBlock: '2',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    title: { fontSize: 'lg', flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    body: {
      padding: '4',
      overflowY: 'auto',
      flex: '1',
      minHeight: '0',
      [lowScreen]: { flex: 'none', overflowY: 'visible' },
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      flexShrink: '0',
      justifyContent: 'flex-end',
      gap: '3',
      padding: '4',
      borderTop: '1px solid',
      borderColor: 'line',
    },
  },
  variants: { size: { sm: widthOf('480px'), md: widthOf('720px'), lg: widthOf('1040px') } },
  defaultVariants: { size: 'md' },
});

const table = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
    root: {
      width: '100%',
      borderCollapse: 'separate',
      borderSpacing: '0',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
    },
    columnHeader: {
      textAlign: 'start',
      paddingInline: '3',
      paddingBlock: '2',
      borderBottom: '1px solid',
      borderColor: 'line',
      whiteSpace: 'nowrap',
      background: 'surface.sunken',
      fontWeight: '600',
    },
    cell: {
      textAlign: 'start',
      paddingInline: '3',
      paddingBlock: '2',
      borderBottom: '1px solid',
      borderColor: 'line',
      whiteSpace: 'nowrap',
    },
  },
  variants: {
    interactive: {
      true: {
        body: {
          '& tr:hover': { background: 'surface.sunken' },
          '& tr[aria-selected=true]': { background: 'call.soft' },
        },
      },
    },
    stickyHeader: {
      true: { columnHeader: { position: 'sticky', top: '0', zIndex: 'inside' } },
    },
  },
});

const card = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: {
      background: 'surface.raised',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'card',
      overflow: 'hidden',
    },
  },
  variants: {
    size: {
      sm: { root: { padding: '3' } },
      md: { root: { padding: { base: '4', md: '5' } } },
    },
  },
  defaultVariants: { size: 'md' },
});

const stat = defineSlotRecipe({
  slots: ['root', 'label', 'helpText', 'valueText', 'valueUnit', 'indicator'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      paddingInline: { base: '3', md: '4' },
      paddingBlock: '3',
      background: 'surface.raised',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'card',
    },
    label: { fontSize: 'xs', color: 'ink.muted' },
    valueText: { fontFamily: 'heading', fontSize: 'xl', fontVariantNumeric: 'tabular-nums' },
  },
});

const progress = defineSlotRecipe({
  slots: ['root', 'label', 'track', 'range', 'valueText'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '3' },
    track: {
      flex: '1',
      height: '8px',
      borderRadius: 'round',
      background: 'surface.sunken',
      overflow: 'hidden',
    },
    range: {
      height: '100%',
      background: 'brand',
      transition: 'width {durations.quick} ease-out',
    },
    valueText: { fontVariantNumeric: 'tabular-nums' },
  },
});

const toast = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'actionTrigger', 'closeTrigger', 'indicator'],
  base: {
    root: {
      // Where and how large the list wants it.
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      transition:
        'translate {durations.quick} ease-out, opacity {durations.quick} ease-out, height {durations.quick} ease-out',
      pointerEvents: 'auto',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: 'min(480px, calc(100vw - 32px))',
      paddingInlineStart: '4',
      paddingBlock: '1',
      background: 'surface.deep',
      color: 'ink.inverse',
      borderRadius: 'control',
      borderInlineStart: '4px solid',
      borderColor: 'call',
      boxShadow: 'card',
      fontSize: 'sm',
      '&[data-type=error]': { background: 'danger', borderColor: 'danger.soft' },
    },
    title: { flex: '1', minWidth: '0', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
});

/** How the parts of Chakra that the dashboard uses look. */
export const recipes = {
  badge,
  button,
  input: defineRecipe({ base: control }),
  skeleton,
  textarea: defineRecipe({ base: control }),
};

export const slotRecipes = {
  card,
  checkbox,
  dialog,
  field,
  nativeSelect,
  progress,
  stat,
  table,
  toast,
};
