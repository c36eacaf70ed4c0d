import type { Role } from '@centre/domain/permissions';
import type { ColourName } from '../../ui/tokens.ts';

/** The colours of the design system at night: light and dark change places. */
export const darkColours: Readonly<Record<ColourName, string>> = {
  surface: '#0E1512',
  'surface.raised': '#151E1A',
  'surface.sunken': '#1F2A25',
  'surface.deep': '#DCEAE2',
  ink: '#E6EEE9',
  'ink.muted': '#A6B6AE',
  'ink.inverse': '#0E1713',
  'ink.inverseMuted': '#3D4C45',
  line: '#2E3B35',
  'line.strong': '#73857D',
  brand: '#74C9A5',
  'brand.strong': '#9CDDC1',
  'brand.soft': '#17352A',
  call: '#F5B700',
  'call.strong': '#FFCB33',
  'call.soft': '#3A2F0E',
  'call.ink': '#14211C',
  danger: '#F2998A',
  'danger.strong': '#F8B9AE',
  'danger.soft': '#3D1D18',
  'focus.outer': '#F5B700',
  'focus.inner': '#0E1713',
  scrim: 'rgb(0 0 0 / 70%)',
};

interface RoleColour {
  readonly token: `role.${string}`;
  readonly light: string;
  readonly dark: string;
  readonly ink: ColourName;
}

/** The colour of each role. */
export const roleColours: Readonly<Record<Role, RoleColour>> = {
  SUPER_ADMIN: {
    token: 'role.superAdmin',
    light: '#9B2C1F',
    dark: '#EF4444',
    ink: 'ink.inverse',
  },
  ADMIN_FULL: {
    token: 'role.adminFull',
    light: '#1F4E9B',
    dark: '#9DBDF3',
    ink: 'ink.inverse',
  },
  CONTENT_MANAGER: {
    token: 'role.contentManager',
    light: '#8FD6E0',
    dark: '#8FD6E0',
    ink: 'call.ink',
  },
  INSCRIPTIONS_MANAGER: {
    token: 'role.inscriptionsManager',
    light: '#F5D565',
    dark: '#F5D565',
    ink: 'call.ink',
  },
  VIEWER: { token: 'role.viewer', light: '#5A6660', dark: '#B4C0BA', ink: 'ink.inverse' },
};
