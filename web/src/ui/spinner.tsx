import { css } from '#styled-system/css';

const ring = css({
  width: '40px',
  height: '40px',
  borderWidth: '4px',
  borderTopColor: 'brand',
  borderRadius: 'round',
  animation: 'turn 900ms linear infinite',
});

/** Turns while something of unknown size loads; `label` says what. */
export function Spinner({ label }: { readonly label: string }) {
  return <div role="status" aria-label={label} className={ring} />;
}
