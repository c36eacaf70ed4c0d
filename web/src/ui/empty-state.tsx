import type { ReactNode } from 'react';
import { css } from '#styled-system/css';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '3',
  paddingBlock: { base: '12', md: '20' },
  paddingInline: '5',
  textAlign: 'center',
  border: '1px dashed',
  borderColor: 'line.strong',
  borderRadius: 'card',
});

/** The mark of a measured length, as on a workshop drawing. */
const mark = css({
  display: 'block',
  position: 'relative',
  width: '64px',
  height: '12px',
  borderInlineWidth: '2px',
  borderColor: 'call',
  _before: {
    content: '""',
    position: 'absolute',
    insetInline: '1',
    top: '5px',
    height: '2px',
    background: 'call',
  },
});

interface EmptyStateProps {
  readonly title: string;
  readonly hint?: string;
  /** What can be done meanwhile. */
  readonly children?: ReactNode;
}

/** Shown in place of an empty list, with what will be there. */
export function EmptyState({ title, hint, children }: EmptyStateProps) {
  return (
    <div className={frame}>
      <span aria-hidden className={mark} />
      <h2 className={css({ fontSize: 'xl' })}>{title}</h2>
      {hint && <div className={css({ color: 'ink.muted', maxWidth: 'measure' })}>{hint}</div>}
      {children}
    </div>
  );
}
