import { defineSlotRecipe } from '@chakra-ui/react';
import { control } from './recipes.ts';

const field = defineSlotRecipe({
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
    label: { fontWeight: '600', fontSize: 'sm' },
    requiredIndicator: { color: 'danger', marginInlineStart: '1' },
    helperText: { fontSize: 'xs', color: 'ink.muted' },
    errorText: { fontSize: 'xs', color: 'danger', fontWeight: '600' },
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

// Where header and footer would leave nothing in between, as under a zoom of 400 %, all of it
// scrolls.
const lowScreen = '@media (max-height: 480px)';
const widthOf = (width: string) => ({
  content: { width: `min(${width}, calc(100vw - 16px))` },
});

const dialog = defineSlotRecipe({
  slots: [
    'backdrop',
    'positioner',
    'content',
    'header',
    'title',
    'body',
    'footer',
    'closeTrigger',
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

const cell = {
  textAlign: 'start',
  paddingInline: '3',
  paddingBlock: '2',
  borderBottom: '1px solid',
  borderColor: 'line',
  whiteSpace: 'nowrap',
} as const;

const table = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell'],
  base: {
    root: {
      width: '100%',
      borderCollapse: 'separate',
      borderSpacing: '0',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
    },
    columnHeader: {
      ...cell,
      position: 'sticky',
      top: '0',
      zIndex: 'inside',
      background: 'surface.sunken',
      fontWeight: '600',
    },
    cell,
    body: {
      '& tr:hover': { background: 'surface.sunken' },
      '& tr[aria-selected=true]': { background: 'call.soft' },
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

/** The styles of Chakra's parts that are several elements. */
export const slotRecipes = { card, dialog, field, nativeSelect, stat, table, toast };
