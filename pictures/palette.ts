/** The ground a picture is drawn on: deep green or warm paper. */
export type Ground = 'green' | 'paper';

/** Colours of one ground. Tones go from `a` (closest to the ground) to `d` (strongest). */
export interface Theme {
  readonly ground: string;
  /** Contours and details. */
  readonly line: string;
  /** Ornament: dimension lines, centre lines, hatching. */
  readonly fine: string;
  /** The squared paper behind everything. */
  readonly grid: string;
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
  readonly light: string;
  readonly sand: string;
  readonly dark: string;
  /** The one highlight; a picture uses it exactly once. */
  readonly sun: string;
}

export const INK = '#0B2A21';
export const CREAM = '#F7F2E4';
export const GREEN = '#0B5D46';
export const PAPER = '#FBFAF6';
export const SUN = '#F5B700';

export const grounds = {
  green: {
    ground: GREEN,
    line: CREAM,
    fine: '#6DB098',
    grid: '#12664E',
    a: '#094E3B',
    b: '#17765A',
    c: '#3C9577',
    d: '#B5D6C6',
    light: CREAM,
    sand: '#E6D6B0',
    dark: '#073729',
    sun: SUN,
  },
  paper: {
    ground: PAPER,
    line: INK,
    fine: '#6FA38F',
    grid: '#F1EFE5',
    a: '#F0EBDD',
    b: '#DCE8DF',
    c: '#A6CCBA',
    d: '#0F6A50',
    light: '#FFFFFF',
    sand: '#EADBB8',
    dark: '#084534',
    sun: SUN,
  },
} as const satisfies Record<Ground, Theme>;

/** Skin tones, from deep to medium brown. */
export const skins = [
  '#4A2C1C',
  '#5A3622',
  '#6B4229',
  '#7A4C30',
  '#8A5A3A',
  '#3E2417',
] as const;

/** Relative luminance of `#RRGGBB`, from 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The line colour that reads on a fill: ink on light tones, cream on dark ones. */
export function lineOn(fill: string): string {
  return luminance(fill) > 0.3 ? INK : CREAM;
}
