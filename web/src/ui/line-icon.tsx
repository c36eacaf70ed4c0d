interface LineIconProps {
  /** What is drawn, on 24 x 24. */
  readonly path: string;
  /** Height and width in pixels. */
  readonly size: number;
}

/** A drawing in lines of 2; silent, because the words beside it say what it means. */
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
