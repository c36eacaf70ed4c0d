import { useId } from 'react';
import { css } from '#styled-system/css';
import { apart, titleLetters } from '../../ui/styles.ts';

interface MeterBarProps {
  readonly label: string;
  /** Percent. */
  readonly value: number;
}

const scale = css({
  position: 'relative',
  height: '12px',
  background: 'surface.sunken',
  borderWidth: '1px',
  overflow: 'hidden',
  borderRadius: 'mark',
});

const fillStyle = css({
  height: '100%',
  background: 'brand',
  transformOrigin: 'left',
  transition: 'transform {durations.calm} ease-out',
  // Empty until the surrounding element marks it as seen.
  '[data-seen=false] &': { transform: 'scaleX(0)' },
  '@media (scripting: none)': { '[data-seen] &': { transform: 'none' } },
});

const ticks = [0, 50, 100];

/** A share of a hundred, as a number and along a graduated scale. */
export function MeterBar({ label, value }: MeterBarProps) {
  const id = useId();
  return (
    <div>
      <div
        className={css({
          ...apart,
          alignItems: 'baseline',
          columnGap: '4',
          marginBottom: { base: '1', md: '2' },
        })}
      >
        <div
          id={id}
          className={css({ flex: '1', fontWeight: '600', overflowWrap: 'break-word' })}
        >
          {label}
        </div>
        <div
          className={css({
            ...titleLetters,
            fontSize: '2xl',
            color: 'brand',
            fontVariantNumeric: 'tabular-nums',
          })}
        >
          {value}%
        </div>
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
        className={scale}
      >
        <div style={{ width: `${String(value)}%` }} className={fillStyle} />
      </div>
      <div
        aria-hidden
        className={css({
          display: { base: 'none', md: 'flex' },
          justifyContent: 'space-between',
          fontSize: 'xs',
          color: 'ink.muted',
          marginTop: '1',
        })}
      >
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
    </div>
  );
}
