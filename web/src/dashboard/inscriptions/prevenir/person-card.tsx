import { now } from '@centre/domain/clock';
import {
  aPrevenirOf,
  filledMessage,
  messageOf,
  motifLabels,
  resultatLabels,
  templateOf,
  voieLabels,
  type Resultat,
  type Voie,
} from '@centre/domain/inscription/prevenir';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { prevenirMessages as messages } from '@centre/domain/messages/staff/inscription';
import { smsParts } from '@centre/domain/sms';
import { Badge, Box, Button, Card, Flex, Grid, Heading, SimpleGrid } from '@chakra-ui/react';
import { Check, Mail, MessageCircle, MessageSquare, Phone, PhoneMissed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useConsultationLog } from '../../../data/staff/journal.ts';
import {
  readContactDraft,
  saveContactDraft,
  noteContact,
} from '../../../data/staff/inscriptions.ts';
import type { StaffCampagne } from '../../../data/staff/staff-campagne.ts';
import { fullName } from '../../../texts/answers.texts.ts';
import { noFocusRing } from '../../../ui/focus-ring.ts';
import { useMember } from '../../session/session-context.tsx';
import { BusyButton } from '../../ui/buttons.tsx';
import { SelectField, TextAreaField } from '../../ui/field.tsx';
import { Problem } from '../../ui/form-frames.tsx';
import { toast } from '../../ui/toaster.ts';
import { attempt } from '../../ui/use-action.ts';
import { useCampagneLink } from '../filters/address.ts';
import { PersonFacts } from './person-facts.tsx';
import { prevenirTexts as texts } from './prevenir.texts.ts';
import { undoContact } from './undo-contact.ts';
import { numbersOf, waysTo } from './ways.ts';

const icons = {
  whatsapp: MessageCircle,
  sms: MessageSquare,
  appel: Phone,
  email: Mail,
} as const satisfies Record<Voie, unknown>;

const bigButton = { minHeight: '56px', width: '100%' } as const;

export interface PersonCardProps {
  readonly record: InscriptionRecord;
  readonly campagne: StaffCampagne;
  readonly at: Date;
  /** Whether the card follows another one: it then takes the focus. */
  readonly isNext: boolean;
  readonly onNext: () => void;
}

/** Card of an applicant to contact: reason, message, channels and outcome. */
export function PersonCard({ record, campagne, at, isNext, onNext }: PersonCardProps) {
  const { id } = record;
  const { id: uid, username } = useMember();
  const { linkTo } = useCampagneLink();
  // State of the card before a reload of the tab.
  const [restored] = useState(() => {
    const held = readContactDraft(uid);
    return held?.id === id ? held : undefined;
  });
  // Reason when the card opened: the record may change meanwhile.
  const [motif] = useState(() => restored?.motif ?? aPrevenirOf(record)?.motif ?? 'decision');
  const [text, setText] = useState(() =>
    filledMessage(restored?.message ?? campagne[messageOf[motif]], record),
  );
  const [numbers] = useState(() => numbersOf(record, now()));
  const [numero, setNumero] = useState(restored?.numero ?? 0);
  const [voie, setVoie] = useState(restored?.voie);
  /** Outcome being saved. */
  const [noting, setNoting] = useState<Resultat>();
  const [problem, setProblem] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const message = templateOf(text, record);
  useConsultationLog(id);

  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);
  useEffect(
    () => saveContactDraft(uid, { id, motif, voie, message, numero }),
    [uid, id, motif, voie, message, numero],
  );

  async function note(resultat: Resultat) {
    if (!voie) return;
    setProblem(undefined);
    setNoting(resultat);
    const save = async () => {
      const date = await noteContact(id, { motif, voie, resultat }, username);
      const onUndo = () => void undoContact(record, date);
      toast.success(messages.noted[resultat](fullName(record)), { onUndo });
      onNext();
    };
    await attempt(save, messages.failed, setProblem);
    setNoting(undefined);
  }

  const ways = waysTo({ number: numbers[numero]?.number, email: record.email }, text);
  const available = (Object.keys(voieLabels) as Voie[]).filter((way) => ways[way]);

  return (
    <Card.Root as="article" aria-label={fullName(record)}>
      <Flex align="center" gap="3" wrap="wrap">
        <Heading as="h2" ref={heading} tabIndex={-1} fontSize="lg" _focusVisible={noFocusRing}>
          {fullName(record)}
        </Heading>
        <Badge colorPalette={motif === 'piece' ? 'call' : 'brand'}>{motifLabels[motif]}</Badge>
        {/* Far from the outcome: a second click there must not postpone the next applicant. */}
        <Button
          variant="outline"
          size="sm"
          marginInlineStart="auto"
          disabled={noting !== undefined}
          onClick={({ detail }) => {
            if (detail < 2) onNext();
          }}
        >
          {texts.later}
        </Button>
      </Flex>
      <Grid
        marginTop="3"
        columnGap="8"
        rowGap="4"
        gridTemplateColumns={{ lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      >
        <div>
          <PersonFacts record={record} at={at} />
        </div>
        <Box display="grid" gap="4">
          <TextAreaField
            name="message"
            label={texts.text}
            help={texts.textHelp}
            hint={texts.sms(smsParts(text))}
            rows={6}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {numbers.length > 1 && (
            <SelectField
              name="numero"
              label={texts.number}
              value={numero}
              onChange={({ target }) => setNumero(Number(target.value))}
            >
              {numbers.map((one, index) => (
                <option key={one.number} value={index}>
                  {one.label}
                </option>
              ))}
            </SelectField>
          )}
          <SimpleGrid
            role="group"
            aria-label={texts.ways}
            columns={{ base: 2, md: Math.max(available.length, 1) }}
            gap="3"
          >
            {available.map((way) => {
              const Icon = icons[way];
              return (
                <Button
                  key={way}
                  asChild
                  {...bigButton}
                  variant={voie === undefined || voie === way ? 'solid' : 'outline'}
                >
                  {/* Opens the member's own program; the page stays open. */}
                  <a
                    href={ways[way]}
                    {...(way === 'whatsapp' && { target: '_blank', rel: 'noopener' })}
                    onClick={() => setVoie(way)}
                  >
                    <Icon size={20} aria-hidden />
                    {voieLabels[way]}
                  </a>
                </Button>
              );
            })}
            {available.length === 0 && <Box gridColumn="1 / -1">{texts.unreachable}</Box>}
          </SimpleGrid>
          {voie && <Outcome key={voie} {...{ voie, noting }} onNote={note} />}
          <Problem of={problem} />
          <Button asChild variant="ghost" justifySelf="end">
            <Link to={linkTo('../inscriptions', id)}>{texts.file}</Link>
          </Button>
        </Box>
      </Grid>
    </Card.Root>
  );
}

const outcomes = [
  ['prevenu', Check, {}],
  ['sans_reponse', PhoneMissed, { variant: 'outline' }],
] as const;

interface OutcomeProps {
  readonly voie: Voie;
  readonly noting: Resultat | undefined;
  readonly onNote: (resultat: Resultat) => Promise<void>;
}

/** Outcome of a contact, once a channel was opened. */
function Outcome({ voie, noting, onNote }: OutcomeProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  const question = texts.asked(voieLabels[voie]);
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
        {outcomes.map(([resultat, icon, style]) => (
          <BusyButton
            key={resultat}
            {...bigButton}
            {...style}
            icon={icon}
            isBusy={noting === resultat}
            disabled={noting !== undefined}
            onClick={() => void onNote(resultat)}
          >
            {resultatLabels[resultat]}
          </BusyButton>
        ))}
      </SimpleGrid>
    </Box>
  );
}
