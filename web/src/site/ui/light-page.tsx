import { css } from '#styled-system/css';
import { centre } from '@centre/domain/centre';
import type { WaitingForm } from '@centre/domain/site-renderer';
import type { ReactNode } from 'react';
import { waiting } from '../../texts/waiting.texts.ts';
import { Logo } from '../../ui/logo.tsx';
import { buttons, notices } from '../../ui/styles.ts';

/** An answer without scripts: a page of its own, with nothing of the site around it. */
function LightPage({ title, children }: { title: string; children: ReactNode }) {
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

/** What was sent without scripts, to be sent again by a button. */
export const HiddenFields = ({ fields }: Pick<WaitingForm, 'fields'>) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

/** Without scripts: what was sent, to be sent again when its turn has come. */
export function WaitingPage({ path, fields, message, seconds }: WaitingForm) {
  return (
    <LightPage title={waiting.title}>
      <div role="status" className={css(notices.warning)}>
        {message}
      </div>
      <p>{waiting.patience(seconds)}</p>
      <form method="post" action={path} className={css({ display: 'grid' })}>
        <HiddenFields fields={fields} />
        <button type="submit" className={css({ ...buttons.call, fontSize: 'lg' })}>
          {waiting.send}
        </button>
      </form>
    </LightPage>
  );
}
