import { Box } from '@chakra-ui/react';
import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { graceEnd } from '@centre/domain/campagne';
import { enrolment } from '../../content/inscription.ts';
import { useCampagne } from '../../data/campagne.ts';
import { blankDraft, readDraft, subscribeToDraft } from '../../data/enrolment-draft.ts';
import { Container } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { EnrolmentFormView } from './enrolment-form.tsx';

const Closed = lazy(async () => ({ default: (await import('./closed.tsx')).Closed }));

/** The page where people apply: the form, then the receipt of what was sent. */
export function Inscription() {
  const [receipt, setReceipt] = useState<ReactNode>();
  const { isClosed, closing } = useClosing();
  if (isClosed && !receipt) {
    return (
      <Suspense>
        <Closed />
      </Suspense>
    );
  }
  return (
    <>
      <ListHead title={enrolment.title} lead={enrolment.lead} />
      <Container paddingTop="4">
        <Box maxWidth="760px" marginInline="auto">
          {closing && !receipt && (
            <Notice tone="warning" role="status">
              {enrolment.closing(closing)}
            </Notice>
          )}
          {receipt ?? (
            <EnrolmentFormView
              onSent={(application, Receipt) =>
                setReceipt(<Receipt {...application} onAnother={() => setReceipt(undefined)} />)
              }
            />
          )}
        </Box>
      </Container>
    </>
  );
}

/** Whether the form is closed, or until when it is still open to whoever had begun. */
function useClosing(): { readonly isClosed: boolean; readonly closing?: Date } {
  const campagne = useCampagne();
  const { begunAt } = useSyncExternalStore(subscribeToDraft, readDraft, () => blankDraft);
  if (!campagne || campagne.ouverte) return { isClosed: false };
  const closing = graceEnd(campagne, begunAt);
  return closing ? { isClosed: false, closing } : { isClosed: true };
}
