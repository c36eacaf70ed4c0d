import type { InscriptionRecord } from '@centre/domain/inscription/record';
import {
  aPrevenirOf,
  filledMessage,
  messageOf,
  motifLabels,
  resultatLabels,
  voieLabels,
  type Resultat,
  type Voie,
} from '@centre/domain/inscription/prevenir';
import { prevenirMessages as says } from '@centre/domain/messages/staff/inscription';
import { Badge, Box, Button, Card, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import { Check, Mail, MessageCircle, MessageSquare, Phone, PhoneMissed } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { fullName } from '../../../texts/answers.texts.ts';
import { CallError } from '../../../data/callables.ts';
import { claimContact, noteContact } from '../../../data/staff/prevenir-queue.ts';
import type { StaffCampagne } from '../../../data/staff/staff-campagne.ts';
import { noFocusRing } from '../../../ui/focus-ring.ts';
import { sentenceOf } from '../../ui/failure-sentence.ts';
import { SelectField, TextAreaField } from '../../ui/field.tsx';
import { Problem } from '../../ui/form-frames.tsx';
import { LoadFailure, LoadingLines } from '../../ui/list-states.tsx';
import { toast } from '../../ui/toaster.ts';
import { prevenirWords as words } from './prevenir.texts.ts';
import { PersonFacts } from './person-facts.tsx';
import { numbersOf, waysTo } from './ways.ts';

const icons = {
  whatsapp: MessageCircle,
  sms: MessageSquare,
  appel: Phone,
  email: Mail,
} as const satisfies Record<Voie, unknown>;

const bigButton = { minHeight: '56px', width: '100%' } as const;

interface PersonCardProps {
  readonly record: InscriptionRecord;
  readonly campagne: StaffCampagne;
  /** Whether another person was shown before: the focus then comes here. */
  readonly isNext: boolean;
  readonly onClaimed: () => void;
  readonly onNext: () => void;
}

/** One person to be told: what of, the text, the ways, and how it went. */
export function PersonCard({ record, campagne, isNext, onClaimed, onNext }: PersonCardProps) {
  // What it was about when the person came up: the queue may change meanwhile.
  const [motif] = useState(() => aPrevenirOf(record)?.motif ?? 'decision');
  const [text, setText] = useState(() => filledMessage(campagne[messageOf[motif]], record));
  const [numbers] = useState(() => numbersOf(record, new Date()));
  const [number, setNumber] = useState(numbers[0]?.number);
  const [voie, setVoie] = useState<Voie>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const claim = useClaim(record, motif, onClaimed, onNext);

  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);

  async function note(resultat: Resultat) {
    if (!voie) return;
    setProblem(undefined);
    setBusy(true);
    try {
      await noteContact(record.id, { motif, voie, resultat });
      toast.success(says.noted[resultat](fullName(record)));
      onNext();
    } catch (failure) {
      setProblem(sentenceOf(failure, says.failed));
    } finally {
      setBusy(false);
    }
  }

  const ways = waysTo({ number, email: record.email }, text);
  const found = (Object.keys(voieLabels) as Voie[]).filter((way) => ways[way]);

  return (
    <Card.Root as="article" aria-label={fullName(record)} maxWidth="860px">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Heading as="h2" ref={heading} tabIndex={-1} fontSize="lg" _focusVisible={noFocusRing}>
          {fullName(record)}
        </Heading>
        <Badge colorPalette={motif === 'piece' ? 'call' : 'brand'}>{motifLabels[motif]}</Badge>
      </Flex>
      <PersonFacts record={record} />
      <Box marginTop="4" display="grid" gap="4">
        <TextAreaField
          name="message"
          label={words.text}
          help={words.textHelp}
          rows={6}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {numbers.length > 1 && (
          <SelectField
            name="numero"
            label={words.number}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          >
            {numbers.map((one) => (
              <option key={one.number} value={one.number}>
                {one.label}
              </option>
            ))}
          </SelectField>
        )}
        {claim.status === 'waiting' && (
          <LoadingLines label={words.claiming} lines={2} minHeight="56px" />
        )}
        {claim.status === 'failed' && (
          <LoadFailure onRetry={claim.retry}>{words.claimFailed}</LoadFailure>
        )}
        {claim.status === 'kept' && (
          <SimpleGrid
            role="group"
            aria-label={words.ways}
            columns={{ base: 2, md: Math.max(found.length, 1) }}
            gap="3"
          >
            {found.map((way) => (
              <Button
                key={way}
                asChild
                {...bigButton}
                variant={voie === undefined || voie === way ? 'solid' : 'outline'}
              >
                <Way voie={way} href={ways[way]} onGone={() => setVoie(way)} />
              </Button>
            ))}
            {found.length === 0 && <Box gridColumn="1 / -1">{words.unreachable}</Box>}
          </SimpleGrid>
        )}
        {voie && <Outcome key={voie} voie={voie} isBusy={isBusy} onNote={note} />}
        <Problem of={problem} />
        <Flex gap="3" wrap="wrap" justify="space-between">
          <Button variant="outline" disabled={isBusy} onClick={onNext}>
            {problem ? words.next : words.later}
          </Button>
          <Button asChild variant="ghost">
            <Link to={`../inscriptions?fiche=${record.id}`}>{words.file}</Link>
          </Button>
        </Flex>
      </Box>
    </Card.Root>
  );
}

interface WayProps {
  readonly voie: Voie;
  readonly href: string | undefined;
  readonly onGone: () => void;
}

/** Opens the member's own program; the page stays where it is. */
function Way({ voie, href, onGone, ...button }: WayProps) {
  const Icon = icons[voie];
  return (
    <a
      {...button}
      href={href}
      {...(voie === 'whatsapp' && { target: '_blank', rel: 'noopener' })}
      onClick={onGone}
    >
      <Icon size={20} aria-hidden />
      {voieLabels[voie]}
    </a>
  );
}

interface OutcomeProps {
  readonly voie: Voie;
  readonly isBusy: boolean;
  readonly onNote: (resultat: Resultat) => Promise<void>;
}

/** How it went, once a way was gone. */
function Outcome({ voie, isBusy, onNote }: OutcomeProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  const question = words.asked(voieLabels[voie]);
  return (
    <Box
      ref={group}
      role="group"
      aria-label={question}
      tabIndex={-1}
      _focusVisible={noFocusRing}
    >
      <Box fontWeight="600" marginBottom="2">
        {question}
      </Box>
      <SimpleGrid columns={2} gap="3">
        <Button {...bigButton} disabled={isBusy} onClick={() => void onNote('prevenu')}>
          <Check size={20} aria-hidden />
          {resultatLabels.prevenu}
        </Button>
        <Button
          {...bigButton}
          variant="outline"
          disabled={isBusy}
          onClick={() => void onNote('sans_reponse')}
        >
          <PhoneMissed size={20} aria-hidden />
          {resultatLabels.sans_reponse}
        </Button>
      </SimpleGrid>
    </Box>
  );
}

type Claim =
  | { readonly status: 'waiting' | 'kept' }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Keeps the person for this member; one whom somebody else tells makes way for the next. */
function useClaim(
  { id }: InscriptionRecord,
  motif: Parameters<typeof claimContact>[1],
  onClaimed: () => void,
  onNext: () => void,
): Claim {
  const [turn, setTurn] = useState(0);
  const [outcome, setOutcome] = useState<{ turn: number; status: 'kept' | 'failed' }>();
  const keep = useEffectEvent(() => {
    setOutcome({ turn, status: 'kept' });
    onClaimed();
  });
  const giveUp = useEffectEvent((failure: unknown) => {
    if (failure instanceof CallError && failure.kind === 'refused') {
      toast.info(failure.message);
      onNext();
      return;
    }
    console.error('The applicant could not be kept.', failure);
    setOutcome({ turn, status: 'failed' });
  });

  useEffect(() => {
    let isOver = false;
    claimContact(id, motif).then(
      () => !isOver && keep(),
      (failure: unknown) => !isOver && giveUp(failure),
    );
    return () => {
      isOver = true;
    };
  }, [id, motif, turn]);

  if (outcome?.turn !== turn) return { status: 'waiting' };
  if (outcome.status === 'kept') return { status: 'kept' };
  return { status: 'failed', retry: () => setTurn(turn + 1) };
}
