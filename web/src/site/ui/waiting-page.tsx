import type { WaitingForm } from '@centre/domain/site-renderer';
import { css } from '#styled-system/css';
import { waiting } from '../../texts/waiting.texts.ts';
import { buttons, notices } from '../../ui/styles.ts';
import { LightPage } from './light-page.tsx';

/** Without scripts: what was sent, to be sent again when its turn has come. */
export function WaitingPage({ path, fields, message, seconds }: WaitingForm) {
  return (
    <LightPage title={waiting.title}>
      <div role="status" className={css(notices.warning)}>
        {message}
      </div>
      <p>{waiting.patience(seconds)}</p>
      <form method="post" action={path} className={css({ display: 'grid' })}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={css({ ...buttons.call, fontSize: 'lg' })}>
          {waiting.send}
        </button>
      </form>
    </LightPage>
  );
}
