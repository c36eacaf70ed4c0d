import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as styles from './section.module.css';

interface SectionProps {
  /** Fragment of its address, and id of its title. */
  readonly id: string;
  readonly title: string;
  readonly intro?: string | undefined;
  /** `sunken` has a darker background. */
  readonly tone?: 'plain' | 'sunken';
  /** Position of the title on wide screens. */
  readonly titleAt?: 'top' | 'left' | undefined;
  readonly children: ReactNode;
}

/** Section of a page: title, introduction, content. */
export function Section({
  id,
  title,
  intro,
  tone = 'plain',
  titleAt = 'top',
  children,
}: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={clsx(styles.section, tone === 'sunken' && 'sunken')}
    >
      <div className={clsx('container', titleAt === 'left' && styles.titleLeft)}>
        <div className={styles.head}>
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {intro && <div className={`muted measure ${styles.intro}`}>{intro}</div>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
