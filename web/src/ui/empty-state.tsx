import type { ReactNode } from 'react';
import * as styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly hint?: string;
  /** Actions. */
  readonly children?: ReactNode;
}

/** Placeholder of an empty list, with a hint at its future content. */
export function EmptyState({ title, hint, children }: EmptyStateProps) {
  return (
    <div className={`column gap-3 round-card ${styles.frame}`}>
      <span aria-hidden className={styles.mark} />
      <h2 className="text-xl">{title}</h2>
      {hint && <div className="muted measure">{hint}</div>}
      {children}
    </div>
  );
}
