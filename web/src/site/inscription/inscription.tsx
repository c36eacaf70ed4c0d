import { useSyncExternalStore } from 'react';
import { graceEnd } from '@centre/domain/campagne/campagne';
import { enrolment } from '../../texts/inscription.texts.ts';
import {
  renewCampagne,
  useCampagne,
  useIsCampagneCurrent,
} from '../../data/public/campagne.ts';
import {
  blankDevice,
  blankDraft,
  editSentAnswers,
  forgetReceipt,
  hasSentAnswers,
  onServerClock,
  readDevice,
  readDraft,
  subscribeToDraft,
} from '../../data/public/enrolment-draft.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { timings } from '../../ui/timings.ts';
import { useConnection } from '../../ui/use-browser-state.ts';
import { useEvery } from '../../ui/use-every.ts';
import { ListHead } from '../ui/list-head.tsx';
import { prerendered } from '../ui/prerendered.tsx';
import { DeviceNotices } from './device-notices.tsx';
import { EnrolmentFormView } from './enrolment-form.tsx';
import { useReturnedForm } from './use-enrolment.ts';
import * as styles from './inscription.module.css';

const Before = prerendered(() => import('./before.tsx'), 'Before', useIsCampagneCurrent);

const Closed = lazyComponent(async () => (await import('./closed.tsx')).Closed, null);

const Receipt = lazyComponent(async () => {
  try {
    return (await import('./receipt.tsx')).ReceiptView;
  } catch (error) {
    console.warn('The receipt could not be shown.', error);
    return () => <DeviceNotices device={readDevice()} />;
  }
}, null);

/**
 * Enrolment page: the form, then the receipt of the sent application, which survives a reload of the
 * tab.
 */
export function Inscription() {
  const { sent } = useSyncExternalStore(subscribeToDraft, readDevice, () => blankDevice);
  const { isClosed, closing } = useClosing();
  if (isClosed && !sent) return <Closed />;
  return (
    <>
      <ListHead title={enrolment.title} lead={sent ? undefined : enrolment.lead} />
      <div className="container pt-4">
        <div className={styles.page}>
          {!sent && <Before />}
          {closing && !sent && (
            <div role="status" className="notice warning">
              {enrolment.closing(closing)}
            </div>
          )}
          {sent ? (
            <Receipt
              {...sent}
              onCorrect={hasSentAnswers() ? correct : undefined}
              onAnother={beginAnother}
            />
          ) : (
            <EnrolmentFormView />
          )}
        </div>
      </div>
    </>
  );
}

function correct() {
  editSentAnswers();
  scrollTo(0, 0);
}

function beginAnother() {
  forgetReceipt();
  // The button is at the end of the receipt.
  scrollTo(0, 0);
}

/** Whether the form is closed; `closing` is the end of the grace period for this draft. */
function useClosing(): { readonly isClosed: boolean; readonly closing?: Date | undefined } {
  const campagne = useCampagne();
  const returned = useReturnedForm();
  const { begunAt } = useSyncExternalStore(
    subscribeToDraft,
    readDraft,
    () => returned?.draft ?? blankDraft,
  );
  useEvery(timings.campagneMs, useConnection(), () => void renewCampagne());
  if (!campagne || campagne.ouverte) return { isClosed: false };
  const closing = graceEnd(campagne, onServerClock(begunAt));
  // A returned form stays visible with its answers, whatever the reason of the refusal.
  return { isClosed: !closing && !returned, closing };
}
