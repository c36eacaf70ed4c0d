interface EmblemProps {
  /** Height and width in pixels. */
  readonly size: number;
}

/** The centre's mark; the name beside it says the rest, so it is silent. */
export function Emblem({ size }: EmblemProps) {
  return <img src="/emblem.svg" alt="" width={size} height={size} />;
}
