import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { container } from '../../ui/styles.ts';

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
      className={css({
        paddingBlock: { base: '5', md: '16' },
        ...(tone === 'sunken' && { background: 'surface.sunken' }),
      })}
    >
      <div
        className={css({
          ...container,
          ...(titleAt === 'left' && {
            display: { lg: 'grid' },
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
            columnGap: '12',
          }),
        })}
      >
        <div className={css({ marginBottom: { base: '3', md: '8' } })}>
          <h2 id={id} className={css({ fontSize: '2xl' })}>
            {title}
          </h2>
          {intro && (
            <div
              className={css({
                marginTop: { base: '2', md: '3' },
                maxWidth: 'measure',
                color: 'ink.muted',
              })}
            >
              {intro}
            </div>
          )}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
