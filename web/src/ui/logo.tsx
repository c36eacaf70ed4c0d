interface EmblemProps {
  /** Height and width in pixels. */
  readonly size: number;
}

/** The centre's mark, beside its name and therefore hidden from screen readers. */
export function Logo({ size }: EmblemProps) {
  return <img src="/emblem.svg" alt="" width={size} height={size} />;
}
