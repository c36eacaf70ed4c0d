import { css } from '#styled-system/css';
import { enrolment } from '../texts/inscription.texts.ts';
import { sections } from './fields.ts';

/** How far the form is: it stays at the top of a phone while its section is read. */
export function Progress({ step }: { readonly step: number }) {
  return (
    <div
      className={css({
        display: { base: 'flex', sm: 'none' },
        position: 'sticky',
        top: 'var(--bar-height)',
        zIndex: 'inside',
        alignItems: 'center',
        gap: '2',
        paddingBlock: '1',
        marginBottom: '1',
        background: 'surface',
        fontSize: 'xs',
        color: 'ink.muted',
      })}
    >
      {sections.map(({ title }, index) => (
        <div
          key={title}
          className={css({
            flex: '1',
            height: '4px',
            borderRadius: 'mark',
            background: index < step ? 'call' : 'line.strong',
          })}
        />
      ))}
      <div className={css({ whiteSpace: 'nowrap' })}>
        {enrolment.progress(step, sections.length)}
      </div>
    </div>
  );
}
