import { clsx } from 'clsx';
import type { Fact } from './page-head.tsx';
import * as styles from './fact-list.module.css';

/** Fact with a remark in smaller type. */
interface DetailedFact extends Fact {
  readonly note?: string;
}

/** List of facts: terms on the left, values on the right. */
export function FactList({ facts }: { facts: readonly DetailedFact[] }) {
  return (
    <dl className="line-below">
      {facts.map(({ label, value, note }) => (
        <div key={label} className={styles.fact}>
          <dt className={clsx('muted', note && styles.noted)}>{label}</dt>
          <dd className="bold tabular">{value}</dd>
          {note && <dd className={`text-sm muted ${styles.note}`}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
