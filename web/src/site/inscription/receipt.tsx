import { centre } from '@centre/domain/centre';
import { inscriptionMessages } from '@centre/domain/messages/inscription';
import type { ReceivedApplication } from '@centre/domain/site-renderer';
import { CircleCheck, Printer } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { receiptFacts, receiptScreen, type ReceiptFact } from '../../texts/receipt.texts.ts';
import { site } from '../../texts/site.texts.ts';
import { suiviPage } from '../../texts/suivi.texts.ts';
import { Logo } from '../../ui/logo.tsx';
import { useCampagne } from '../../data/public/campagne.ts';
import { ReceiptContacts, Share } from './receipt-contacts.tsx';
import { HiddenFields } from './waiting-page.tsx';
import { ReceiptDownload } from './receipt-download.tsx';
import { CopyReference, Reference, SuiviLink } from './reference.tsx';
import * as styles from './receipt.module.css';

interface ReceiptProps extends ReceivedApplication {
  /** Opens the form with all answers; undefined once this page has lost them. */
  readonly onCorrect?: (() => void) | undefined;
  readonly onAnother: () => void;
}

/** Receipt of an application: date, reference, copies and next steps. */
export function ReceiptView({ receipt, form, onCorrect, onAnother }: ReceiptProps) {
  const notice = useRef<HTMLDivElement>(null);
  const reference = useRef<HTMLDivElement>(null);
  const campagne = useCampagne();
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className="stack mt-6 gap-8">
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
            <button type="button" onClick={onCorrect} className="button outline">
              {receiptScreen.correct}
            </button>
          ) : (
            <a href={`${suiviPage.path}#${receipt.reference}`} className="button outline">
              {receiptScreen.correct}
            </a>
          )
        }
      >
        <p className="muted">{receiptScreen.keep}</p>
        <ReceiptDownload receipt={receipt} form={form} />
        <button type="button" onClick={() => print()} className="button outline">
          <Printer size={18} aria-hidden />
          {receiptScreen.print}
        </button>
      </ReceiptCard>
      <NextSteps campagne={campagne} />
      <SuiviLink reference={receipt.reference} />
      <Share receipt={receipt} canShare={Reflect.has(navigator, 'share')} />
      <ReceiptContacts reference={receipt.reference} />
      <div data-only-pressed className="line-above pt-6">
        <button type="button" onClick={onAnother} className="button outline">
          {receiptScreen.another}
        </button>
      </div>
    </div>
  );
}

/** Receipt as a page of its own, for browsers without scripts. */
export function ReceiptPage({ receipt, form, campagne, fields = {} }: ReceivedApplication) {
  return (
    <main className={`stack gap-6 ${styles.receiptPage}`}>
      <Received />
      <ReceiptCard
        heading="h1"
        application={{ receipt, form }}
        reference={<Reference reference={receipt.reference} />}
        correct={
          <form method="post" action={site.enrolPath}>
            <HiddenFields fields={fields} />
            <button type="submit" className="button outline">
              {receiptScreen.correct}
            </button>
          </form>
        }
      >
        <p className="muted">{receiptScreen.printHint}</p>
      </ReceiptCard>
      <NextSteps campagne={campagne} />
      <SuiviLink reference={receipt.reference} />
      <Share receipt={receipt} canShare={false} />
      <ReceiptContacts reference={receipt.reference} />
      <a href="/inscription" className="button outline">
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
      className={`notice text-lg bold ${styles.received}`}
    >
      <div className={`brand fixed-size ${styles.tick}`}>
        <CircleCheck size={24} aria-hidden />
      </div>
      <span>{inscriptionMessages.sent}</span>
    </div>
  );
}

interface ReceiptCardProps {
  readonly application: ReceivedApplication;
  readonly reference: ReactNode;
  /** Button or link to correct the application. */
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
    <section aria-label={receiptScreen.title} className={`card ${styles.card}`}>
      <div className={`row gap-4 ${styles.head}`}>
        <Logo size={48} />
        <div className="shrinkable">
          <Heading className="text-xl">{receiptScreen.title}</Heading>
          <div className="text-sm muted">{centre.name}</div>
        </div>
      </div>
      {reference}
      <div className={`stack gap-5 ${styles.content}`}>
        <ReceiptFacts facts={receiptFacts(application)} />
        <div data-only-pressed className="stack gap-2">
          <p>{receiptScreen.correctHint}</p>
          <div>{correct}</div>
        </div>
        {children}
      </div>
    </section>
  );
}

function NextSteps({ campagne }: Pick<ReceivedApplication, 'campagne'>) {
  return (
    <section className="stack gap-2">
      <h2 className="text-lg">{receiptScreen.nextTitle}</h2>
      <ol className={`stack gap-2 ${styles.nextSteps}`}>
        {receiptScreen.next(campagne).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

function ReceiptFacts({ facts }: { readonly facts: readonly ReceiptFact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label} className={`wrap align-baseline gap-x-4 ${styles.fact}`}>
          <dt className={`text-sm muted ${styles.label}`}>{label}</dt>
          <dd className={`bold ${styles.value}`}>
            {/* No line breaks within numbers; the PDF has the same facts and needs plain spaces. */}
            {value.replace(/(\d) (?=\d)/g, '$1\u00A0')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
