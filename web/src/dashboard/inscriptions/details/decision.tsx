import { type InscriptionStatut, statutLabels } from '@centre/domain/inscription/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { Box, Button, Flex } from '@chakra-ui/react';
import { Check, ChevronRight, RotateCcw, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { CallError } from '../../../data/callables.ts';
import { decideInscriptions } from '../../../data/staff/inscriptions.ts';
import { fullName } from '../../../texts/answers.texts.ts';
import { common } from '../../common.texts.ts';
import { BusyButton } from '../../ui/buttons.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toaster.ts';
import { sentenceOf } from '../../ui/use-action.ts';
import { statutActions } from '../desk.texts.ts';
import { StatutBadge } from '../list/inscription-rows.tsx';
import { changeTexts, detailsTexts } from './details.texts.ts';

const { statutChanged, statutFailed } = staffInscriptionMessages;

let toastId: string | undefined;

/** Replaces the toast of the previous decision. */
function notify(
  kind: 'success' | 'info' | 'error',
  ...message: Parameters<(typeof toast)['success']>
) {
  if (toastId !== undefined) toast.dismiss(toastId);
  toastId = toast[kind](...message);
}

/**
 * Stores a decision, unless a colleague has decided meanwhile, and offers an undo.
 *
 * @returns whether it was stored.
 */
async function decide(
  record: InscriptionRecord,
  statut: InscriptionStatut,
  kind: 'success' | 'info' = 'success',
): Promise<boolean> {
  const { id, statut: avant } = record;
  try {
    const [failure] = await decideInscriptions([{ id, avant, statut }]);
    if (failure) throw new CallError('refused', failure.message);
  } catch (error) {
    notify('error', sentenceOf(error, statutFailed));
    return false;
  }
  const onUndo = () => void decide({ ...record, statut }, avant, 'info');
  notify(kind, statutChanged[statut](fullName(record)), kind === 'success' ? { onUndo } : {});
  return true;
}

export const decisionStyles = {
  acceptee: {},
  refusee: { variant: 'outline', color: 'danger' },
  en_attente: { variant: 'outline' },
} as const;

export const decisionIcons = { acceptee: Check, refusee: X, en_attente: RotateCcw } as const;

/** Two buttons per line on a phone, as wide as their labels elsewhere. */
export const buttonLayout = {
  flex: { base: '1 1 max(40%, 7.5rem)', md: '0 0 auto' },
  paddingInline: { base: '2', md: '5' },
  fontSize: 'sm',
} as const;

export const decisions = ['acceptee', 'refusee', 'en_attente'] as const;

interface DecisionsProps {
  readonly record: InscriptionRecord;
  /** Undefined when no other application waits for a decision. */
  readonly onNext: (() => void) | undefined;
}

/**
 * Decision buttons of an application. Once it is decided: its state, a button that changes the
 * decision after a question, and a button to the next pending application.
 */
export function Decisions({ record, onNext }: DecisionsProps) {
  const group = useRef<HTMLDivElement>(null);
  /** Decision being stored, until the record has it. */
  const [pending, setPending] = useState<InscriptionStatut>();
  /** Present decision in the open dialog, which closes when the record has another one. */
  const [changing, setChanging] = useState<InscriptionStatut>();
  const { statut } = record;
  const [previous, setPrevious] = useState(statut);
  if (statut !== previous) {
    setPrevious(statut);
    setPending(undefined);
  }

  async function handleDecision(decision: InscriptionStatut) {
    setChanging(undefined);
    // The focus moves on before the button disappears.
    group.current?.focus();
    setPending(decision);
    if (!(await decide(record, decision))) setPending(undefined);
  }

  return (
    <Flex
      ref={group}
      role="group"
      aria-label={detailsTexts.decision}
      tabIndex={-1}
      align="center"
      wrap="wrap"
      gap="3"
      flex={{ base: '1 1 100%', md: '0 1 auto' }}
    >
      {statut === 'en_attente' ? (
        <DecisionButtons {...{ statut, pending }} onDecide={handleDecision} />
      ) : (
        <>
          {/* On a phone there is no room beside the buttons. */}
          <Box as="span" display={{ base: 'none', md: 'inline' }}>
            <StatutBadge statut={statut} />
          </Box>
          <BusyButton
            {...buttonLayout}
            icon={RotateCcw}
            variant="outline"
            isBusy={pending !== undefined}
            onClick={() => setChanging(statut)}
          >
            {changeTexts.open}
          </BusyButton>
          {onNext && (
            <Button
              {...buttonLayout}
              // The second click of a double click was meant for the decision.
              onClick={({ detail }) => {
                if (detail < 2) onNext();
              }}
            >
              {detailsTexts.nextWaiting}
              <ChevronRight size={16} aria-hidden />
            </Button>
          )}
        </>
      )}
      {changing === statut && (
        <ModalDialog
          title={changeTexts.title(fullName(record))}
          size="sm"
          onClose={() => setChanging(undefined)}
          footer={
            <>
              <Button
                {...buttonLayout}
                variant="outline"
                data-autofocus
                onClick={() => setChanging(undefined)}
              >
                {common.cancel}
              </Button>
              <DecisionButtons {...{ statut, pending }} onDecide={handleDecision} />
            </>
          }
        >
          {changeTexts.now(statutLabels[statut])} {changeTexts.hint}
        </ModalDialog>
      )}
    </Flex>
  );
}

interface DecisionButtonsProps {
  readonly statut: InscriptionStatut;
  readonly pending: InscriptionStatut | undefined;
  readonly onDecide: (statut: InscriptionStatut) => Promise<void>;
}

/** Buttons of the decisions other than the present one. */
function DecisionButtons({ statut, pending, onDecide }: DecisionButtonsProps) {
  return decisions
    .filter((decision) => decision !== statut)
    .map((decision) => (
      <BusyButton
        key={decision}
        {...buttonLayout}
        {...decisionStyles[decision]}
        icon={decisionIcons[decision]}
        isBusy={pending === decision}
        disabled={pending !== undefined}
        onClick={() => void onDecide(decision)}
      >
        {statutActions[decision]}
      </BusyButton>
    ));
}
