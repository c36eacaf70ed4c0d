import { useId } from 'react';
import * as styles from './meter-bar.module.css';

interface MeterBarProps {
  readonly label: string;
  /** Percent. */
  readonly value: number;
}

const ticks = [0, 50, 100];

/** Percentage, as a number and on a graduated scale. */
export function MeterBar({ label, value }: MeterBarProps) {
  const id = useId();
  return (
    <div>
      <div className={`apart align-baseline gap-x-4 ${styles.head}`}>
        <div id={id} className={`bold ${styles.label}`}>
          {label}
        </div>
        <div className="heading text-2xl brand tabular">{value}%</div>
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
        className={styles.scale}
      >
        <div style={{ width: `${String(value)}%` }} className={styles.fill} />
      </div>
      <div aria-hidden className={`from-md text-xs muted ${styles.ticks}`}>
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
    </div>
  );
}
