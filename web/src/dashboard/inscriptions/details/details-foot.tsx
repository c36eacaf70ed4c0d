import { statutLabels, type InscriptionStatut } from '@centre/domain/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { Button, chakra, Flex } from '@chakra-ui/react';
import { Check, FileDown, RotateCcw, Trash2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { common } from '../../../content/dashboard/common.ts';
import { detailsWords, statutActions } from '../../../content/dashboard/desk.ts';
import { useCan } from '../../session/use-member.ts';
import { useFichePdf } from '../files/use-fiche-pdf.ts';
import { changeStatut } from './decision.tsx';

const looks = {
  acceptee: {},
  refusee: { colorPalette: 'danger' },
  en_attente: { variant: 'outline' },
} as const;

const icons = { acceptee: Check, refusee: X, en_attente: RotateCcw } as const;

/** Two beside each other on a phone, as wide as their words elsewhere. */
const room = {
  flex: { base: '1 1 40%', md: '0 0 auto' },
  paddingInline: { base: '2', md: '5' },
  fontSize: 'sm',
} as const;

const offered = [
  'acceptee',
  'refusee',
  'en_attente',
] as const satisfies readonly (keyof typeof statutLabels)[];

interface DetailsFootProps {
  readonly record: InscriptionRecord;
  readonly onChanged: () => void;
  readonly onDelete: (() => void) | undefined;
}

/** What can be done with the application, as far as the member may. */
export function DetailsFoot({ record, onChanged, onDelete }: DetailsFootProps) {
  const mayDecide = useCan('inscriptions', 'write');
  const { isPreparing, download } = useFichePdf();
  return (
    <>
      {onDelete && (
        <Button {...room} variant="outline" color="danger" onClick={onDelete}>
          <Trash2 size={16} aria-hidden />
          {common.delete}
        </Button>
      )}
      <chakra.span flex="1" display={{ base: 'none', md: 'block' }} />
      <Button
        {...room}
        variant="outline"
        disabled={isPreparing}
        onClick={() => void download([record])}
      >
        <FileDown size={16} aria-hidden />
        {isPreparing ? detailsWords.preparingPdf : detailsWords.pdf}
      </Button>
      {mayDecide && <Decisions key={record.id} record={record} onChanged={onChanged} />}
    </>
  );
}

type DecisionsProps = Pick<DetailsFootProps, 'record' | 'onChanged'>;

function Decisions({ record, onChanged }: DecisionsProps) {
  const group = useRef<HTMLDivElement>(null);
  const [pending, setPending] = useState<InscriptionStatut>();

  async function decide(statut: InscriptionStatut) {
    // The button rests, then goes away: the next decision is one Tab from here.
    group.current?.focus();
    setPending(statut);
    await changeStatut(record, statut, onChanged);
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
