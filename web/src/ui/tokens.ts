import type { Role } from '@centre/domain/permissions';
import { headingFallback } from './heading-font.ts';

// Design tokens, named by purpose: components use no other values.

/** Spacing grid, in pixels. */
const gridPx = 4;

/** Colours of the site and the dashboard. */
export const colours = {
  surface: '#FBFAF6',
  'surface.raised': '#FFFFFF',
  'surface.sunken': '#F1EFE6',
  'surface.deep': '#08372B',
  ink: '#14211C',
  'ink.muted': '#47564F',
  'ink.inverse': '#FBFAF6',
  'ink.inverseMuted': '#C9DBD2',
  line: '#DCD9CC',
  'line.strong': '#7C8A83',
  brand: '#0B5D46',
  'brand.strong': '#084835',
  'brand.soft': '#E3EFE9',
  call: '#F5B700',
  'call.strong': '#DDA400',
  'call.soft': '#FDF3D3',
  'call.ink': '#14211C',
  danger: '#9B2C1F',
  'danger.strong': '#7C2116',
  'danger.soft': '#FBEAE6',
  'focus.outer': '#14211C',
  'focus.inner': '#F5B700',
  scrim: 'rgb(20 33 28 / 60%)',
} as const;

export type ColourName = keyof typeof colours;

interface RoleColour {
  readonly token: `role.${string}`;
  readonly colour: string;
  readonly ink: ColourName;
}

/** Badge colours of the roles. */
export const roleColours: Readonly<Record<Role, RoleColour>> = {
  SUPER_ADMIN: { token: 'role.superAdmin', colour: '#9B2C1F', ink: 'ink.inverse' },
  ADMIN_FULL: { token: 'role.adminFull', colour: '#1F4E9B', ink: 'ink.inverse' },
  CONTENT_MANAGER: { token: 'role.contentManager', colour: '#8FD6E0', ink: 'call.ink' },
  INSCRIPTIONS_MANAGER: {
    token: 'role.inscriptionsManager',
    colour: '#F5D565',
    ink: 'call.ink',
  },
  VIEWER: { token: 'role.viewer', colour: '#5A6660', ink: 'ink.inverse' },
};

export const fonts = {
  heading: `'Barlow Semi Condensed', '${headingFallback.family}', system-ui, sans-serif`,
  body: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
} as const;

/** Font sizes; the two largest grow with the screen, and `control` is for inputs. */
export const fontSizes = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1.0625rem',
  lg: '1.25rem',
  xl: '1.5rem',
  '2xl': 'clamp(1.75rem, 1.4rem + 1.6vw, 2.375rem)',
  // Limited by `vw`, so that a long word fits on a phone.
  '3xl': 'min(15vw, clamp(2.25rem, 1.6rem + 3.2vw, 3.75rem))',
  // Below 16 px, phones zoom into the page when a field takes the focus.
  control: '1rem',
} as const;

export const lineHeights = { tight: '1.1', normal: '1.6' } as const;

/** Spacing steps, in units of the grid. */
export const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24] as const;

/** Length of a spacing step, in pixels. */
export const spacePx = (step: (typeof spaces)[number]) => step * gridPx;

/** Lengths: line of text, page width, smallest touch target. */
export const sizes = { measure: '68ch', page: '1200px', touch: '44px' } as const;

/** Corner radii: small shapes, controls, cards, circles. */
export const radii = { mark: '3px', control: '8px', card: '10px', round: '999px' } as const;

export const shadows = {
  card: '0 1px 2px rgb(20 33 28 / 6%), 0 6px 20px rgb(20 33 28 / 6%)',
} as const;

/** Stacking order, from the lowest: inside a frame, over the page, loading screen, topmost. */
export const layers = { inside: '1', over: '5', veil: '6', front: '10' } as const;

/** Transition durations: of colours, of positions. */
export const durations = { quick: '180ms', calm: '250ms' } as const;

export const breakpoints = { sm: '576px', md: '768px', lg: '992px', xl: '1200px' } as const;
