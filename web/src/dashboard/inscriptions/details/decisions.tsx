import { statutLabels, type InscriptionStatut } from '@centre/domain/inscription/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { Button, Flex } from '@chakra-ui/react';
import { Check, RotateCcw, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { statutActions } from '../desk.texts.ts';
import { detailsWords } from './details.texts.ts';
import { changeStatut } from './decision.tsx';

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
