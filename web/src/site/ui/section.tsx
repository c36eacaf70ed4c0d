import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as styles from './section.module.css';

interface SectionProps {
  /** Its address within the page; also ties it to its title. */
  readonly id: string;
  readonly title: string;
  readonly intro?: string | undefined;
  /** `sunken` sets it apart from its neighbours. */
  readonly tone?: 'plain' | 'sunken';
  /** Where there is room: its title above its content, or on the left of it. */
  readonly titleAt?: 'top' | 'left' | undefined;
  readonly children: ReactNode;
}

/** A part of a page: its title, a word of introduction, its content. */
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
