import type { ReactNode } from 'react';
import { css, cx } from '#styled-system/css';
import { container } from '../../ui/styles.ts';

interface BlockProps {
  /** The id of its title. */
  readonly titleId: string;
  /** Its colours. */
  readonly className?: string;
  readonly children: ReactNode;
}

const blockStyle = css({ paddingBlock: { base: '6', md: '16' } });

export function Block({ titleId, className, children }: BlockProps) {
  return (
    <section aria-labelledby={titleId} className={cx(blockStyle, className)}>
      <div className={css(container)}>{children}</div>
    </section>
  );
}

interface BlockTitleProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly isInverse?: boolean;
}

/** The title of a block; the arrows of its row may stand on the same line. */
export function BlockTitle({ id, title, lead, isInverse = false }: BlockTitleProps) {
  return (
    <>
      <h2 id={id} className={css({ fontSize: '2xl' })}>
        {title}
      </h2>
      {lead && (
        <div
          className={css({
            marginTop: '2',
            maxWidth: 'measure',
            display: { base: 'none', md: 'block' },
            color: isInverse ? 'ink.inverseMuted' : 'ink.muted',
          })}
        >
          {lead}
        </div>
      )}
    </>
  );
}
