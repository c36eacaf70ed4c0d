import { Badge, Box, Card, Flex, Heading } from '@chakra-ui/react';
import {
  type CampagneEtat,
  campagneEtats,
  type EditedCampagne,
  heldUntil,
  isOpenAt,
  isSameSchedule,
  type StoredCampagne,
} from '@centre/domain/campagne/campagne';
import { publicCampagne, sentenceParts } from '@centre/domain/campagne/public-campagne';
import { saveCampaignRequest } from '@centre/domain/campagne/schema';
import { now } from '@centre/domain/clock';
import { formatDay, isCalendarDay } from '@centre/domain/dates';
import { staffCampagneMessages } from '@centre/domain/messages/staff/campagne';
import type { ReactNode } from 'react';
import { editedIn, saveCampagne, type StaffCampagne } from '../../data/staff/staff-campagne.ts';
import { receiptScreen } from '../../texts/receipt.texts.ts';
import { suiviAnswer } from '../../texts/suivi-answer.texts.ts';
import { useConfirm } from '../ui/dialog.tsx';
import { FieldGrid, SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { FormCard } from '../ui/form-frames.tsx';
import { toast } from '../ui/toaster.ts';
import { type RecordForm, useRecordForm } from '../ui/use-record-form.ts';
import { campagneTab as words } from './campagne.texts.ts';
import { limits } from '@centre/domain/limits';
import {
  filledMessage,
  messageOf,
  type Motif,
  unknownPlaceholders,
} from '@centre/domain/inscription/prevenir';
import { smsParts } from '@centre/domain/sms';
import { messageWords } from '../inscriptions/prevenir/prevenir.texts.ts';

interface CampagneFormProps {
  readonly campagne: StaffCampagne;
  /** Name of the draft; another once another campaign is stored, whose form it must not fill. */
  readonly draft: string;
  readonly onSaved: () => Promise<void>;
}

const { fields, help, turns, contradiction } = words;

/** The dates, the state and the texts of a campaign, beside what the public will read. */
export function CampagneForm({ campagne, draft, onSaved }: CampagneFormProps) {
  const { version, anneeScolaire, fermeeLe } = campagne;
  const form = useRecordForm<EditedCampagne>({
    initial: editedIn(campagne),
    schema: saveCampaignRequest,
    requestOf: (typed) => ({ ...editedIn(typed), version }),
    draft: `campagne ${draft}`,
  });
  const { values, bind } = form;
  const { ask, dialog } = useConfirm();
  const at = now();
  const saved: StoredCampagne = {
    ...values,
    version,
    fermeeLe: fermeeLe ?? at,
    etatLe: isSameSchedule(campagne, values) ? campagne.etatLe : at,
  };

  async function save(typed: EditedCampagne) {
    await saveCampagne(typed, version);
    form.forget();
    toast.success(staffCampagneMessages.saved);
    await onSaved();
  }

  const saveForm = () => form.submit(save, staffCampagneMessages.saveFailed);

  /** Asks before the enrolment opens or closes, or has a state that its dates contradict. */
  async function askOrSave(typed: EditedCampagne) {
    const [isOpen, willBeOpen] = [isOpenAt(campagne, at), isOpenAt(typed, at)];
    const { etat } = typed;
    const isDifferent = willBeOpen !== isOpenAt({ ...typed, etat: 'automatique' }, at);
    const isContradicted = isDifferent && !isSameSchedule(campagne, typed);
    const sentence = etat !== 'automatique' && isContradicted ? contradiction[etat] : '';
    if (willBeOpen !== isOpen) {
      const title = willBeOpen ? turns.open : turns.close;
      const question = [words.question(title, anneeScolaire), sentence].join(' ').trim();
      ask({
        ...{ title, question, confirm: title },
        isHarmless: willBeOpen,
        onConfirm: saveForm,
      });
    } else if (sentence === '') await save(typed);
    else {
      const { title, confirm } = contradiction;
      ask({ title, question: sentence, confirm, onConfirm: saveForm });
    }
  }

  return (
    <>
      <FormCard
        title={words.form(anneeScolaire)}
        form={form}
        aside={
          <>
            <PublicPreview title={words.now} campagne={campagne} at={at} />
            {form.isChanged && (
              <PublicPreview title={words.onceSaved} campagne={saved} at={at} />
            )}
            <Box fontSize="xs" color="ink.muted">
              {words.grace}
            </Box>
          </>
        }
        onSubmit={() => form.submit(askOrSave, staffCampagneMessages.saveFailed)}
        onClose={form.startOver}
      >
        <FieldGrid columns={{ base: 1, md: 2 }}>
          <SelectField label={fields.etat} help={holdOf(saved)} {...bind('etat')}>
            {(Object.keys(campagneEtats) as CampagneEtat[]).map((etat) => (
              <option key={etat} value={etat}>
                {campagneEtats[etat]}
              </option>
            ))}
          </SelectField>
          {days.map((name) => (
            <TextField
              key={name}
              type="date"
              label={fields[name]}
              help={help[name]}
              required={required.includes(name)}
              {...bind(name)}
            />
          ))}
        </FieldGrid>
        <TextField label={fields.suite} required help={help.suite} {...bind('suite')} />
        <TextField label={fields.reponse} required help={help.reponse} {...bind('reponse')} />
        <SentencesRead campagne={values} />
        <MessageFields form={form} />
      </FormCard>
      {dialog}
    </>
  );
}

const required: readonly (keyof EditedCampagne)[] = ['ouverture', 'cloture'];
const publicDays = ['ouverture', 'cloture', 'prolongation', 'prochaine'] as const;
const days = [...publicDays, 'confirmation'] as const;

/** How long the state lasts, in words. */
function holdOf(campagne: StoredCampagne): string {
  const end = heldUntil(campagne);
  return words.holds[campagne.etat](end && formatDay(end));
}

/** What applicants read of what the two fields say, on their receipt and when they follow it. */
function SentencesRead({ campagne }: { readonly campagne: EditedCampagne }) {
  const parts = sentenceParts(campagne);
  if (parts.suite === '' || parts.reponse === '') return null;
  const [first, second] = receiptScreen.next(parts);
  return (
    <Read label={words.sentences}>
      <Box>{`${first} ${second}`}</Box>
      <Box>{suiviAnswer.answerBy(parts.reponse)}</Box>
    </Read>
  );
}

const motifs: readonly Motif[] = ['decision', 'piece'];
const most = limits.length.messageAPrevenir;

/** The texts that the staff sends to applicants, each with an example beside it. */
export function MessageFields({ form }: { readonly form: RecordForm<EditedCampagne> }) {
  return (
    <Box as="section" aria-label={messageWords.title} display="grid" gap="4" marginTop="2">
      <Box>
        <Heading as="h3" fontSize="md">
          {messageWords.title}
        </Heading>
        <Box color="ink.muted">{messageWords.lead}</Box>
      </Box>
      {motifs.map((motif) => {
        const name = messageOf[motif];
        const typed = form.values[name];
        const example = exampleOf(motif, typed);
        return (
          <Box key={name} display="grid" gap="2">
            <TextAreaField
              label={messageWords.fields[name]}
              required
              rows={5}
              help={messageWords.help(motif)}
              {...form.bind(name)}
            />
            <Box fontSize="xs" color={typed.length > most ? 'danger' : 'ink.muted'}>
              {messageWords.count(typed.length, most)}
              {example !== undefined && ` · ${messageWords.sms(smsParts(example))}`}
            </Box>
            <Read label={messageWords.preview}>
              <Box whiteSpace="pre-line">{example ?? messageWords.unknown}</Box>
            </Read>
          </Box>
        );
      })}
    </Box>
  );
}

/** The message as an applicant reads it; undefined as long as it is not complete. */
function exampleOf(motif: Motif, message: string): string | undefined {
  const { prenom, reference, piece } = messageWords.example;
  if (!message.includes('{lien}') || unknownPlaceholders(motif, message).length > 0)
    return undefined;
  return filledMessage(message, { prenom, reference, pieceManquante: { texte: piece } });
}

/** Text as applicants read it, with what it is above it. */
function Read({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box background="surface.sunken" borderRadius="control" padding="4" aria-live="polite">
      <Box fontSize="xs" color="ink.muted">
        {label}
      </Box>
      {children}
    </Box>
  );
}

interface PublicPreviewProps {
  readonly title: string;
  readonly campagne: StoredCampagne;
  readonly at: Date;
}

/** Words of the site about a campaign at an instant; nothing while its dates are incomplete. */
export function PublicPreview({ title, campagne, at }: PublicPreviewProps) {
  if (!publicDays.every((name) => campagne[name] === '' || isCalendarDay(campagne[name])))
    return null;
  if (campagne.ouverture === '') return null;
  const { ouverte, titre, texte } = publicCampagne(campagne, at);
  return (
    <Card.Root background="surface.sunken" aria-live="polite" marginBottom="4">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Heading as="h3" fontSize="sm">
          {title}
        </Heading>
        <Badge colorPalette={ouverte ? 'brand' : 'neutral'}>
          {ouverte ? words.open : words.closed}
        </Badge>
      </Flex>
      <Box fontFamily="heading" fontWeight="600" fontSize="lg" marginTop="3">
        {titre}
      </Box>
      <Box marginTop="1">{texte}</Box>
    </Card.Root>
  );
}
