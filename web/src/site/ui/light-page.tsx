import { centre } from '@centre/domain/centre';
import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { Logo } from '../../ui/logo.tsx';

interface LightPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** An answer without scripts: a page of its own, with nothing of the site around it. */
export function LightPage({ title, children }: LightPageProps) {
  return (
    <main
      className={css({
        display: 'grid',
        gap: '6',
        maxWidth: '520px',
        marginInline: 'auto',
        padding: '4',
      })}
    >
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          gap: '3',
          alignItems: 'center',
          fontWeight: '600',
        })}
      >
        <Logo size={40} />
        <div className={css({ flex: '1 1 10em' })}>{centre.name}</div>
      </div>
      <h1 className={css({ fontSize: '2xl' })}>{title}</h1>
      {children}
    </main>
  );
}
