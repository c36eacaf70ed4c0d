import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as styles from './home.module.css';

interface BlockProps {
  /** Id of its title. */
  readonly titleId: string;
  /** Class for its colours. */
  readonly className?: string;
  readonly children: ReactNode;
}

export function Block({ titleId, className, children }: BlockProps) {
  return (
    <section aria-labelledby={titleId} className={clsx(styles.block, className)}>
      <div className="container">{children}</div>
    </section>
  );
}

interface BlockTitleProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly isInverse?: boolean;
}

/** Title of a block, possibly on one line with the arrows of a scroller. */
export function BlockTitle({ id, title, lead, isInverse = false }: BlockTitleProps) {
  return (
    <>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {lead && (
        <div className={clsx('from-md mt-2 measure', isInverse ? 'pale' : 'muted')}>{lead}</div>
      )}
    </>
  );
}
