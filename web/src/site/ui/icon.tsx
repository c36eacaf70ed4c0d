interface LineIconProps {
  /** The path, on a grid of 24 x 24. */
  readonly path: string;
  /** Height and width in pixels. */
  readonly size: number;
}

/** Icon drawn in strokes of 2 units, hidden from screen readers. */
export function LineIcon({ path, size }: LineIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
}

// Own drawings in the style of the icon library: the most visited pages must not wait for it.
const icons = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14M16 16l5 5',
  back: 'M15 5l-7 7 7 7',
  forth: 'M9 5l7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4v16l13-8z',
  leave: 'M19 12H5M12 19l-7-7l7-7',
  onward: 'M5 12h14M12 5l7 7l-7 7',
  panel:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M15 3v18M10 15l-3-3l3-3',
  share:
    'M18 2a3 3 0 1 0 0 6a3 3 0 1 0 0-6M6 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6M18 16a3 3 0 1 0 0 6a3 3 0 1 0 0-6M8.6 13.5l6.8 4M15.4 6.5l-6.8 4',
} as const;

interface IconProps {
  readonly name: keyof typeof icons;
  /** Height and width in pixels. */
  readonly size: number;
}

/** Decorative icon of a button, which needs a label of its own. */
export function Icon({ name, size }: IconProps) {
  return <LineIcon path={icons[name]} size={size} />;
}
