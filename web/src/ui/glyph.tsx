import { LineIcon } from './line-icon.tsx';

// Lines of 2 on 24 x 24, like the other icons of the site; drawn here, because the pages that
// everybody opens must not wait for a library.
const glyphs = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14M16 16l5 5',
  back: 'M15 5l-7 7 7 7',
  forth: 'M9 5l7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4v16l13-8z',
} as const;

interface GlyphProps {
  readonly name: keyof typeof glyphs;
  /** Height and width in pixels. */
  readonly size: number;
}

/** The sign on a button, whose label says what it does. */
export function Glyph({ name, size }: GlyphProps) {
  return <LineIcon path={glyphs[name]} size={size} />;
}
