import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { Link } from 'react-router-dom';
import { css } from '#styled-system/css';
import { nextStep } from '../../texts/next-step.texts.ts';
import { buttons, container, textLink } from '../../ui/styles.ts';
import { CampagneSentence } from './campagne-sentence.tsx';

interface NextStepProps {
  readonly tone?: 'brand' | 'plain';
  readonly title?: string;
  readonly text?: string;
  /** Target of the main button; the enrolment form when absent. */
  readonly action?: { readonly label: string; readonly path: string };
  /** A second way on, besides the telephone. */
  readonly other?: { readonly label: string; readonly path: string };
}

const phoneLink = css({
  ...textLink,
  fontSize: { base: 'sm', sm: 'md' },
  fontVariantNumeric: 'tabular-nums',
});

const frame = css.raw({
  display: 'flex',
  flexDirection: { base: 'column', lg: 'row' },
  alignItems: { base: 'stretch', lg: 'center' },
  justifyContent: 'space-between',
  gap: { base: '4', sm: '6' },
  padding: { base: '4', md: '10' },
  borderRadius: 'card',
});

const tones = {
  brand: css({ ...frame, background: 'brand', color: 'ink.inverse' }),
  plain: css({
    ...frame,
    background: 'surface.raised',
    borderWidth: '1px',
    borderInlineStartWidth: '4px',
    borderInlineStartColor: 'call',
  }),
} as const;

/** The end of a page: the next step and the phone numbers. */
export function NextStep({
  tone = 'brand',
  title = nextStep.title,
  text,
  action = nextStep.enrol,
  other,
}: NextStepProps) {
  return (
    <section
      aria-labelledby="suite"
      className={css({
        paddingTop: { base: '4', md: '8' },
        // Covers the bar of a phone, whose button it has itself.
        position: 'relative',
        zIndex: 'inside',
        background: 'surface',
      })}
    >
      <div className={css(container)}>
        <div className={tones[tone]}>
          <div>
            <h2 id="suite" className={css({ fontSize: '2xl' })}>
              {title}
            </h2>
            <div
              data-says-campagne={!text}
              className={css({ marginTop: '3', maxWidth: 'measure' })}
            >
              {text ?? <CampagneSentence />}
            </div>
            <div
              className={css({
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: '4',
                marginTop: '2',
              })}
            >
              {centre.phones.map((phone) => (
                <a key={phone} href={`tel:${phone}`} className={phoneLink}>
                  {formatPhone(phone)}
                </a>
              ))}
            </div>
          </div>
          <div
            className={css({
              display: 'flex',
              flexDirection: { base: 'column', sm: 'row', lg: 'column' },
              gap: '3',
              flexShrink: '0',
            })}
          >
            <Link
              to={action.path}
              className={css({ ...buttons.call, fontSize: 'lg', paddingInline: '8' })}
            >
              {action.label}
            </Link>
            {other && (
              <Link to={other.path} className={css(buttons.outline)}>
                {other.label}
              </Link>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
