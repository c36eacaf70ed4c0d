import { Box, Button, Heading } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import {
  deleteWaitingCopy,
  subscribeToWaiting,
  waitingTemoignages,
  type WaitingTemoignage,
} from '../../data/staff/temoignage-outbox.ts';
import { useMember } from '../session/session-context.tsx';
import { temoignageForm, temoignagesTab, outboxTexts } from './temoignages.texts.ts';
import { CardGrid, TemoignageCard } from './temoignage-list.tsx';
import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import { Notice } from '../ui/notice.tsx';
import { useConfirm } from '../ui/dialog.tsx';
import { useAction } from '../ui/use-action.ts';
import { useClickGuard } from '../ui/collection.tsx';
import { sendCopy, type CopyChanges } from './send-waiting.ts';

/** Waiting copies of testimonials that could not be sent; renders nothing without any. */
export function WaitingList({ copies }: { readonly copies: readonly WaitingTemoignage[] }) {
  const still = useClickGuard(
    copies.map(({ request, refusal }) => [request.requestId, refusal]),
  );
  if (copies.length === 0) return null;
  return (
    <section aria-labelledby="temoignages-en-attente" style={still}>
      <Heading as="h2" id="temoignages-en-attente" fontSize="lg" marginBottom="3">
        {temoignagesTab.waitingList}
      </Heading>
      <CardGrid>
        {copies.map((copy) => (
          <WaitingCard key={copy.request.requestId} copy={copy} />
        ))}
      </CardGrid>
    </section>
  );
}

/** Waiting copies of this member, written while the server could not be reached. */
export function useWaiting(): readonly WaitingTemoignage[] {
  const { id: uid } = useMember();
  const [copies, setCopies] = useState<readonly WaitingTemoignage[]>([]);

  useEffect(() => {
    const reload = () => {
      waitingTemoignages(uid).then(setCopies, (error: unknown) => {
        console.error('The waiting testimonials could not be read.', error);
      });
    };
    reload();
    return subscribeToWaiting(reload);
  }, [uid]);

  return copies;
}

function WaitingCard({ copy }: { readonly copy: WaitingTemoignage }) {
  const { id: uid } = useMember();
  const { request, portrait, refusal } = copy;
  const { requestId } = request;
  const photo = useObjectUrl(portrait);
  const { isBusy, run } = useAction();
  const { ask, dialog } = useConfirm();

  const send = (changes: CopyChanges = {}) =>
    run(() => sendCopy(uid, requestId, changes), staffTemoignageMessages.addFailed);

  return (
    <TemoignageCard
      temoignage={{ ...request, id: requestId }}
      photo={photo}
      badge={{ text: outboxTexts.badge, colorPalette: 'call' }}
      actions={
        <>
          {refusal === staffTemoignageMessages.limit && (
            <Button
              size="sm"
              disabled={isBusy}
              onClick={() => void send({ statut: 'brouillon' })}
            >
              {temoignageForm.saveAsDraft}
            </Button>
          )}
          <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void send()}>
            {outboxTexts.sendNow}
          </Button>
          <Button
            variant="outline"
            size="sm"
            color="danger"
            onClick={() =>
              ask({
                title: outboxTexts.discard,
                question: outboxTexts.confirmDiscard,
                name: temoignagesTab.nameOf(request.prenom, request.nom),
                confirm: outboxTexts.discard,
                onConfirm: () =>
                  run(
                    () => deleteWaitingCopy(uid, requestId),
                    staffTemoignageMessages.deleteFailed,
                  ),
              })
            }
          >
            {outboxTexts.discard}
          </Button>
        </>
      }
    >
      {refusal === undefined ? (
        <Box fontSize="xs" color="ink.muted">
          {outboxTexts.hint}
        </Box>
      ) : (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      {dialog}
    </TemoignageCard>
  );
}

/** Object URL of `blob`, revoked when the component unmounts. */
function useObjectUrl(blob: Blob | undefined): string {
  const url = useMemo(() => (blob ? URL.createObjectURL(blob) : ''), [blob]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return url;
}
