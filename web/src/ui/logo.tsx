interface LogoProps {
  /** Height and width in pixels. */
  readonly size: number;
}

/** Emblem of the centre; decorative, because the name stands beside it. */
export function Logo({ size }: LogoProps) {
  return <img src="/emblem.svg" alt="" width={size} height={size} />;
}
