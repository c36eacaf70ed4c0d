import { Logo } from '../../ui/logo.tsx';

interface PartnerMarkProps {
  /** Number of a neutral mark in `partners.svg`; the centre's own emblem when absent. */
  readonly mark?: number | undefined;
  /** Height and width in pixels. */
  readonly size: number;
}

/** Mark of a partner; decorative, because the name stands beside it. */
export function PartnerMark({ mark, size }: PartnerMarkProps) {
  if (mark === undefined) return <Logo size={size} />;
  return (
    <svg width={size} height={size} aria-hidden>
      <use href={`/partners.svg#${mark}`} />
    </svg>
  );
}
