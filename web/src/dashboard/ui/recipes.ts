import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { control } from '../../ui/field.tsx';
import { button } from './button-recipe.ts';

const badge = defineRecipe({
  base: {
    display: 'inline-block',
    borderRadius: 'round',
    paddingInline: '3',
    fontSize: 'xs',
    fontWeight: '600',
    // Between its words at most.
    overflowWrap: 'break-word',
    background: 'colorPalette.soft',
    color: 'colorPalette.fg',
    // Drawn in the text colour, so that it contrasts with a background of its own colour.
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 20%, transparent)',
  },
});

const skeleton = defineRecipe({
  base: { background: 'surface.sunken', borderRadius: 'control', minHeight: '4' },
});

const card = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: {
      background: 'surface.raised',
      borderWidth: '1px',
      borderRadius: 'card',
      overflow: 'hidden',
    },
  },
  variants: {
    size: {
      sm: { root: { padding: '3' } },
      md: { root: { padding: '4' } },
      lg: { root: { padding: { base: '4', md: '5' } } },
    },
  },
  defaultVariants: { size: 'lg' },
});

/**
 * Recipes of the parts that every screen uses, the login screen included. The others are in the
 * files of their parts, and are fetched with them.
 */
export const recipes = {
  badge,
  button,
  input: control,
  skeleton,
  textarea: control,
};

export const slotRecipes = { card };
