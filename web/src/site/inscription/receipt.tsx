import { centre } from '@centre/domain/centre';
import { inscriptionMessages } from '@centre/domain/messages/inscription';
import type { ReceivedApplication } from '@centre/domain/site-renderer';
import { CircleCheck, Printer } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { css } from '#styled-system/css';
import { receiptFacts, receiptScreen, type ReceiptFact } from '../../texts/receipt.texts.ts';
import { site } from '../../texts/site.texts.ts';
import { suiviPage } from '../../texts/suivi.texts.ts';
import { Logo } from '../../ui/logo.tsx';
import { buttons, card, notices } from '../../ui/styles.ts';
import { useCampagne } from '../../data/public/campagne.ts';
import { ReceiptContacts, Share } from './receipt-contacts.tsx';
import { HiddenFields } from '../ui/light-page.tsx';
import { ReceiptDownload } from './receipt-download.tsx';
import { CopyReference, Reference, SuiviLink } from './reference.tsx';

interface ReceiptProps extends ReceivedApplication {
  /** Opens the form with all answers; absent when this page does not have them any more. */
  readonly onCorrect?: (() => void) | undefined;
  readonly onAnother: () => void;
}

/** Confirms to the applicant that the application arrived, when, and under which reference. */
export function ReceiptView({ receipt, form, onCorrect, onAnother }: ReceiptProps) {
  const notice = useRef<HTMLDivElement>(null);
  const reference = useRef<HTMLDivElement>(null);
  const campagne = useCampagne();
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className={css({ marginTop: '6', display: 'grid', gap: '8' })}>
      <Received notice={notice} />
      <ReceiptCard
        application={{ receipt, form }}
        reference={
          <Reference ref={reference} reference={receipt.reference}>
            <CopyReference element={reference} />
          </Reference>
        }
        correct={
          onCorrect ? (
            <button type="button" onClick={onCorrect} className={css(buttons.outline)}>
              {receiptScreen.correct}
            </button>
          ) : (
            <a href={`${suiviPage.path}#${receipt.reference}`} className={css(buttons.outline)}>
              {receiptScreen.correct}
            </a>
          )
        }
      >
        <p className={css({ color: 'ink.muted' })}>{receiptScreen.keep}</p>
        <ReceiptDownload receipt={receipt} form={form} />
        <button type="button" onClick={() => print()} className={css(buttons.outline)}>
          <Printer size={18} aria-hidden />
          {receiptScreen.print}
        </button>
      </ReceiptCard>
      <NextSteps campagne={campagne} />
      <SuiviLink reference={receipt.reference} />
      <Share receipt={receipt} canShare={Reflect.has(navigator, 'share')} />
      <ReceiptContacts reference={receipt.reference} />
      <div data-only-pressed className={css({ borderTopWidth: '1px', paddingTop: '6' })}>
        <button type="button" onClick={onAnother} className={css(buttons.outline)}>
          {receiptScreen.another}
        </button>
      </div>
    </div>
  );
}

/** The same receipt as a page of its own, for a browser without scripts. */
export function ReceiptPage({ receipt, form, campagne, fields = {} }: ReceivedApplication) {
  return (
    <main
      className={css({
        display: 'grid',
        gap: '6',
        maxWidth: '760px',
        marginInline: 'auto',
        padding: '4',
      })}
    >
      <Received />
      <ReceiptCard
        heading="h1"
        application={{ receipt, form }}
        reference={<Reference reference={receipt.reference} />}
        correct={
          <form method="post" action={site.enrolPath}>
            <HiddenFields fields={fields} />
            <button type="submit" className={css(buttons.outline)}>
              {receiptScreen.correct}
            </button>
          </form>
        }
      >
        <p className={css({ color: 'ink.muted' })}>{receiptScreen.printHint}</p>
      </ReceiptCard>
      <NextSteps campagne={campagne} />
      <SuiviLink reference={receipt.reference} />
      <Share receipt={receipt} canShare={false} />
      <ReceiptContacts reference={receipt.reference} />
      <a href="/inscription" className={css(buttons.outline)}>
        {receiptScreen.another}
      </a>
    </main>
  );
}

function Received({ notice }: { readonly notice?: RefObject<HTMLDivElement | null> }) {
  return (
    <div
      ref={notice}
      role="status"
      aria-label={inscriptionMessages.sent}
      tabIndex={-1}
      className={css({
        ...notices.success,
        display: 'flex',
        gap: '3',
        fontSize: 'lg',
        fontWeight: '600',
        lineHeight: '1.4',
        textWrap: 'balance',
      })}
    >
      <div className={css({ color: 'brand', flexShrink: '0', paddingTop: '2px' })}>
        <CircleCheck size={24} aria-hidden />
      </div>
      <span>{inscriptionMessages.sent}</span>
    </div>
  );
}

interface ReceiptCardProps {
  readonly application: ReceivedApplication;
  readonly reference: ReactNode;
  /** What leads to a correction. */
  readonly correct: ReactNode;
  readonly heading?: 'h1' | 'h2';
  readonly children: ReactNode;
}

function ReceiptCard({
  application,
  reference,
  correct,
  heading: Heading = 'h2',
  children,
}: ReceiptCardProps) {
  return (
    <section aria-label={receiptScreen.title} className={css({ ...card, boxShadow: 'card' })}>
      <div
        className={css({
          display: 'flex',
          alignItems: 'center',
          gap: '4',
          padding: { base: '4', md: '6' },
          borderTopWidth: '4px',
          borderColor: 'brand',
        })}
      >
        <Logo size={48} />
        <div className={css({ minWidth: '0' })}>
          <Heading className={css({ fontSize: 'xl' })}>{receiptScreen.title}</Heading>
          <div className={css({ fontSize: 'sm', color: 'ink.muted' })}>{centre.name}</div>
        </div>
      </div>
      {reference}
      <div className={css({ padding: { base: '4', md: '6' }, display: 'grid', gap: '5' })}>
        <ReceiptFacts facts={receiptFacts(application)} />
        <div data-only-pressed className={css({ display: 'grid', gap: '2' })}>
          <p>{receiptScreen.correctHint}</p>
          <div>{correct}</div>
        </div>
        {children}
      </div>
    </section>
  );
}

/** What happens after the application has been received. */
function NextSteps({ campagne }: Pick<ReceivedApplication, 'campagne'>) {
  return (
    <section className={css({ display: 'grid', gap: '2' })}>
      <h2 className={css({ fontSize: 'lg' })}>{receiptScreen.nextTitle}</h2>
      <ol
        className={css({
          paddingInlineStart: '5',
          display: 'grid',
          gap: '2',
          listStyleType: 'decimal',
        })}
      >
        {receiptScreen.next(campagne).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  alignItems: 'baseline',
  paddingBlock: '3',
  borderBottomWidth: '1px',
});

/** The facts of the application. */
function ReceiptFacts({ facts }: { readonly facts: readonly ReceiptFact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label} className={row}>
          <dt className={css({ flex: '2 1 5.5rem', color: 'ink.muted', fontSize: 'sm' })}>
            {label}
          </dt>
          <dd className={css({ flex: '5 1 9rem', fontWeight: '600' })}>
            {/* A number is not broken; the PDF, which has the same facts, needs plain spaces. */}
            {value.replace(/(\d) (?=\d)/g, '$1\u00A0')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
