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
import { StatutMark } from '../list/inscription-rows.tsx';
import { changeWords, detailsWords } from './details.texts.ts';

const { statutChanged, statutFailed } = staffInscriptionMessages;

let shown: string | undefined;

/** Says what became of a decision, in the place of what was said of the one before. */
function say(
  kind: 'success' | 'info' | 'error',
  ...message: Parameters<(typeof toast)['success']>
) {
  if (shown !== undefined) toast.dismiss(shown);
  shown = toast[kind](...message);
}

/**
 * Decides on an application, unless a colleague has meanwhile, and offers to take it back.
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
    say('error', sentenceOf(error, statutFailed));
    return false;
  }
  const onUndo = () => void decide({ ...record, statut }, avant, 'info');
  say(kind, statutChanged[statut](fullName(record)), kind === 'success' ? { onUndo } : {});
  return true;
}

export const looks = {
  acceptee: {},
  refusee: { variant: 'outline', color: 'danger' },
  en_attente: { variant: 'outline' },
} as const;

export const icons = { acceptee: Check, refusee: X, en_attente: RotateCcw } as const;

/** Two beside each other on a phone, as wide as their words elsewhere. */
export const room = {
  flex: { base: '1 1 max(40%, 7.5rem)', md: '0 0 auto' },
  paddingInline: { base: '2', md: '5' },
  fontSize: 'sm',
} as const;

export const offered = ['acceptee', 'refusee', 'en_attente'] as const;

interface DecisionsProps {
  readonly record: InscriptionRecord;
  /** Undefined when no other application waits for a decision. */
  readonly onNext: (() => void) | undefined;
}

/**
 * Buttons that decide on an application. Once it is decided they give way to its state, a quiet
 * button that asks, and the way to the next one that waits.
 */
export function Decisions({ record, onNext }: DecisionsProps) {
  const group = useRef<HTMLDivElement>(null);
  /** The decision that is being stored, until the record has it. */
  const [pending, setPending] = useState<InscriptionStatut>();
  /** The decision that the member wants to change: another one would need another question. */
  const [changing, setChanging] = useState<InscriptionStatut>();
  const { statut } = record;
  const [former, setFormer] = useState(statut);
  if (statut !== former) {
    setFormer(statut);
    setPending(undefined);
  }

  async function carryOut(decision: InscriptionStatut) {
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
      aria-label={detailsWords.decision}
      tabIndex={-1}
      align="center"
      wrap="wrap"
      gap="3"
      flex={{ base: '1 1 100%', md: '0 1 auto' }}
    >
      {statut === 'en_attente' ? (
        <DecisionButtons {...{ statut, pending }} onDecide={carryOut} />
      ) : (
        <>
          {/* A phone has no room for it beside the buttons. */}
          <Box as="span" display={{ base: 'none', md: 'inline' }}>
            <StatutMark statut={statut} />
          </Box>
          <BusyButton
            {...room}
            icon={RotateCcw}
            variant="outline"
            isBusy={pending !== undefined}
            onClick={() => setChanging(statut)}
          >
            {changeWords.open}
          </BusyButton>
          {onNext && (
            <Button
              {...room}
              // The second click of a double one was meant for the decision.
              onClick={({ detail }) => {
                if (detail < 2) onNext();
              }}
            >
              {detailsWords.nextWaiting}
              <ChevronRight size={16} aria-hidden />
            </Button>
          )}
        </>
      )}
      {changing === statut && (
        <ModalDialog
          title={changeWords.title(fullName(record))}
          size="sm"
          onClose={() => setChanging(undefined)}
          footer={
            <>
              <Button
                {...room}
                variant="outline"
                data-autofocus
                onClick={() => setChanging(undefined)}
              >
                {common.cancel}
              </Button>
              <DecisionButtons {...{ statut, pending }} onDecide={carryOut} />
            </>
          }
        >
          {changeWords.now(statutLabels[statut])} {changeWords.hint}
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

/** The decisions other than the present one. */
function DecisionButtons({ statut, pending, onDecide }: DecisionButtonsProps) {
  return offered
    .filter((decision) => decision !== statut)
    .map((decision) => (
      <BusyButton
        key={decision}
        {...room}
        {...looks[decision]}
        icon={icons[decision]}
        isBusy={pending === decision}
        disabled={pending !== undefined}
        onClick={() => void onDecide(decision)}
      >
        {statutActions[decision]}
      </BusyButton>
    ));
}
