import { formatDateTime } from '@centre/domain/dates';
import { type InscriptionStatut, statutLabels } from '@centre/domain/inscription/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { Badge, Button, DataList, Flex } from '@chakra-ui/react';
import { dataListSlotRecipe } from '@chakra-ui/react/theme';
import { Check, RotateCcw, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { updateInscription } from '../../../data/staff/inscriptions.ts';
import { fullName } from '../../../texts/answers.texts.ts';
import { receivedText } from '../../../texts/fiche.texts.ts';
import { sentenceOf } from '../../ui/failure-sentence.ts';
import { toast } from '../../ui/toaster.ts';
import { statutActions } from '../desk.texts.ts';
import { statutTones } from '../list/row.tsx';
import { detailsWords } from './details.texts.ts';

/** What identifies the application and where its examination stands. */
export function Decision({ record }: { readonly record: InscriptionRecord }) {
  const { reference, statut, dateTraitement, traitePar } = record;
  return (
    <DataList.Root
      recipe={dataListSlotRecipe}
      size="lg"
      flexDirection="row"
      flexWrap="wrap"
      columnGap="8"
      rowGap="2"
      background="surface"
      borderWidth="1px"
      borderRadius="control"
      paddingInline="4"
      paddingBlock="3"
    >
      {(
        [
          [detailsWords.reference, reference],
          [detailsWords.received, receivedText(record)],
        ] as const
      ).map(([term, value]) => (
        <DataList.Item key={term} gap="0">
          <DataList.ItemLabel fontSize="xs">{term}</DataList.ItemLabel>
          <DataList.ItemValue fontWeight="600">{value || '—'}</DataList.ItemValue>
        </DataList.Item>
      ))}
      <DataList.Item gap="0">
        <DataList.ItemLabel fontSize="xs">{detailsWords.statut}</DataList.ItemLabel>
        <DataList.ItemValue alignItems="center" gap="2" flexWrap="wrap">
          <Badge colorPalette={statutTones[statut]}>{statutLabels[statut]}</Badge>
          {statut !== 'en_attente' && dateTraitement && (
            <span>{detailsWords.decided(formatDateTime(dateTraitement), traitePar)}</span>
          )}
        </DataList.ItemValue>
      </DataList.Item>
    </DataList.Root>
  );
}

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

/** Decides on an application and offers to put its former statut back. */
async function changeStatut(
  record: InscriptionRecord,
  statut: InscriptionStatut,
): Promise<void> {
  const name = fullName(record);
  try {
    await updateInscription(record.id, { statut });
  } catch (error) {
    say('error', sentenceOf(error, statutFailed));
    return;
  }
  say('success', statutChanged[statut](name), { onUndo: () => void putBack(record) });
}

async function putBack(record: InscriptionRecord): Promise<void> {
  try {
    await updateInscription(record.id, { statut: record.statut });
    say('info', statutChanged[record.statut](fullName(record)));
  } catch (error) {
    say('error', sentenceOf(error, statutFailed));
  }
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

export const offered = [
  'acceptee',
  'refusee',
  'en_attente',
] as const satisfies readonly (keyof typeof statutLabels)[];

export function Decisions({ record }: { readonly record: InscriptionRecord }) {
  const group = useRef<HTMLDivElement>(null);
  const [pending, setPending] = useState<InscriptionStatut>();

  async function decide(statut: InscriptionStatut) {
    // The focus moves on before the button disappears.
    group.current?.focus();
    setPending(statut);
    await changeStatut(record, statut);
    setPending(undefined);
  }

  return (
    <Flex
      ref={group}
      role="group"
      aria-label={detailsWords.decision}
      tabIndex={-1}
      wrap="wrap"
      gap="3"
      flex={{ base: '1 1 100%', md: '0 0 auto' }}
    >
      {offered
        .filter((statut) => statut !== record.statut)
        .map((statut) => {
          const Icon = icons[statut];
          return (
            <Button
              key={statut}
              {...room}
              {...looks[statut]}
              disabled={pending !== undefined}
              onClick={() => void decide(statut)}
            >
              <Icon size={16} aria-hidden />
              {statutActions[statut]}
            </Button>
          );
        })}
    </Flex>
  );
}
