import { centre } from '@centre/domain/centre';
import type { WaitingForm } from '@centre/domain/site-renderer';
import type { ReactNode } from 'react';
import { waiting } from '../../texts/waiting.texts.ts';
import { Logo } from '../../ui/logo.tsx';
import * as styles from './receipt.module.css';

/** Page without scripts, and without the layout of the site. */
function LightPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={`stack gap-6 ${styles.lightPage}`}>
      <div className="row wrapping gap-3 bold">
        <Logo size={40} />
        <div className={styles.centreName}>{centre.name}</div>
      </div>
      <h1 className="text-2xl">{title}</h1>
      {children}
    </main>
  );
}

/** Hidden inputs that send a form's answers again. */
export const HiddenFields = ({ fields }: Pick<WaitingForm, 'fields'>) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

/** Page after a rate-limited form without scripts, with a button to send it again. */
export function WaitingPage({ path, fields, message, seconds }: WaitingForm) {
  return (
    <LightPage title={waiting.title}>
      <div role="status" className="notice warning">
        {message}
      </div>
      <p>{waiting.patience(seconds)}</p>
      <form method="post" action={path} className="stack">
        <HiddenFields fields={fields} />
        <button type="submit" className="button call text-lg">
          {waiting.send}
        </button>
      </form>
    </LightPage>
  );
}
