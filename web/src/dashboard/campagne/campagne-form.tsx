import { Badge, Box, Card, Flex, Heading } from '@chakra-ui/react';
import {
  type CampagneEtat,
  campagneEtats,
  type EditedCampagne,
  manualStateEnd,
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
import {
  editedFieldsOf,
  saveCampagne,
  type StaffCampagne,
} from '../../data/staff/staff-campagne.ts';
import { receiptScreen } from '../../texts/receipt.texts.ts';
import { suiviAnswer } from '../../texts/suivi-answer.texts.ts';
import { useConfirm } from '../ui/dialog.tsx';
import { FieldGrid, SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { FormCard } from '../ui/form-frames.tsx';
import { toast } from '../ui/toaster.ts';
import { type RecordForm, useRecordForm } from '../ui/use-record-form.ts';
import { campagneTab as texts } from './campagne.texts.ts';
import { limits } from '@centre/domain/limits';
import {
  filledMessage,
  messageOf,
  type Motif,
  unknownPlaceholders,
} from '@centre/domain/inscription/prevenir';
import { smsParts } from '@centre/domain/sms';
import { messageTexts } from '../inscriptions/prevenir/prevenir.texts.ts';

interface CampagneFormProps {
  readonly campagne: StaffCampagne;
  /** Name of the draft; differs by stored campaign, so that an older draft does not fill its form. */
  readonly draft: string;
  readonly onSaved: () => Promise<void>;
}

const { fields, help, turns, contradiction } = texts;

/** Form of a campaign's dates, state and texts, beside a preview of the public site. */
export function CampagneForm({ campagne, draft, onSaved }: CampagneFormProps) {
  const { version, anneeScolaire, fermeeLe } = campagne;
  const form = useRecordForm<EditedCampagne>({
    initial: editedFieldsOf(campagne),
    schema: saveCampaignRequest,
    requestOf: (typed) => ({ ...editedFieldsOf(typed), version }),
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

  /** Confirms before the enrolment opens or closes, or gets a state that contradicts its dates. */
  async function askOrSave(typed: EditedCampagne) {
    const [isOpen, willBeOpen] = [isOpenAt(campagne, at), isOpenAt(typed, at)];
    const { etat } = typed;
    const isDifferent = willBeOpen !== isOpenAt({ ...typed, etat: 'automatique' }, at);
    const isContradicted = isDifferent && !isSameSchedule(campagne, typed);
    const sentence = etat !== 'automatique' && isContradicted ? contradiction[etat] : '';
    if (willBeOpen !== isOpen) {
      const title = willBeOpen ? turns.open : turns.close;
      const question = [texts.question(title, anneeScolaire), sentence].join(' ').trim();
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
        title={texts.form(anneeScolaire)}
        form={form}
        aside={
          <>
            <PublicPreview title={texts.now} campagne={campagne} at={at} />
            {form.isChanged && (
              <PublicPreview title={texts.onceSaved} campagne={saved} at={at} />
            )}
            <Box fontSize="xs" color="ink.muted">
              {texts.grace}
            </Box>
          </>
        }
        onSubmit={() => form.submit(askOrSave, staffCampagneMessages.saveFailed)}
        onClose={form.startOver}
      >
        <FieldGrid columns={{ base: 1, md: 2 }}>
          <SelectField label={fields.etat} help={durationOf(saved)} {...bind('etat')}>
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
        <SentencesPreview campagne={values} />
        <MessageFields form={form} />
      </FormCard>
      {dialog}
    </>
  );
}

const required: readonly (keyof EditedCampagne)[] = ['ouverture', 'cloture'];
const publicDays = ['ouverture', 'cloture', 'prolongation', 'prochaine'] as const;
const days = [...publicDays, 'confirmation'] as const;

/** Duration of the chosen state, as a sentence. */
function durationOf(campagne: StoredCampagne): string {
  const end = manualStateEnd(campagne);
  return texts.holds[campagne.etat](end && formatDay(end));
}

/** Preview of the sentences of `suite` and `reponse`, as on the receipt and the suivi page. */
function SentencesPreview({ campagne }: { readonly campagne: EditedCampagne }) {
  const parts = sentenceParts(campagne);
  if (parts.suite === '' || parts.reponse === '') return null;
  const [first, second] = receiptScreen.next(parts);
  return (
    <Preview label={texts.sentences}>
      <Box>{`${first} ${second}`}</Box>
      <Box>{suiviAnswer.answerBy(parts.reponse)}</Box>
    </Preview>
  );
}

const motifs: readonly Motif[] = ['decision', 'piece'];
const maxLength = limits.length.messageAPrevenir;

/** Fields of the messages to applicants, each with an example. */
export function MessageFields({ form }: { readonly form: RecordForm<EditedCampagne> }) {
  return (
    <Box as="section" aria-label={messageTexts.title} display="grid" gap="4" marginTop="2">
      <Box>
        <Heading as="h3" fontSize="md">
          {messageTexts.title}
        </Heading>
        <Box color="ink.muted">{messageTexts.lead}</Box>
      </Box>
      {motifs.map((motif) => {
        const name = messageOf[motif];
        const typed = form.values[name];
        const example = exampleOf(motif, typed);
        return (
          <Box key={name} display="grid" gap="2">
            <TextAreaField
              label={messageTexts.fields[name]}
              required
              rows={5}
              help={messageTexts.help(motif)}
              {...form.bind(name)}
            />
            <Box fontSize="xs" color={typed.length > maxLength ? 'danger' : 'ink.muted'}>
              {messageTexts.count(typed.length, maxLength)}
              {example !== undefined && ` · ${messageTexts.sms(smsParts(example))}`}
            </Box>
            <Preview label={messageTexts.preview}>
              <Box whiteSpace="pre-line">{example ?? messageTexts.unknown}</Box>
            </Preview>
          </Box>
        );
      })}
    </Box>
  );
}

/** Example of a filled message; undefined while the message is incomplete. */
function exampleOf(motif: Motif, message: string): string | undefined {
  const { prenom, reference, piece } = messageTexts.example;
  if (!message.includes('{lien}') || unknownPlaceholders(motif, message).length > 0)
    return undefined;
  return filledMessage(message, { prenom, reference, pieceManquante: { texte: piece } });
}

/** Labelled preview of a text for applicants. */
function Preview({ label, children }: { label: string; children: ReactNode }) {
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

/** Preview of the public announcement at an instant; nothing while the dates are incomplete. */
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
          {ouverte ? texts.open : texts.closed}
        </Badge>
      </Flex>
      <Box fontFamily="heading" fontWeight="600" fontSize="lg" marginTop="3">
        {titre}
      </Box>
      <Box marginTop="1">{texte}</Box>
    </Card.Root>
  );
}
