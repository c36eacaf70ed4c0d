import {
  Badge,
  Box,
  Card,
  Flex,
  Heading,
  SimpleGrid,
  Skeleton,
  VisuallyHidden,
} from '@chakra-ui/react';
import {
  campagneEtats,
  isOpenAt,
  type CampagneEtat,
  type EditedCampagne,
  type StoredCampagne,
} from '@centre/domain/campagne/campagne';
import { publicCampagne, sentenceParts } from '@centre/domain/campagne/public-campagne';
import { saveCampaignRequest } from '@centre/domain/campagne/schema';
import { isCalendarDay } from '@centre/domain/dates';
import { staffCampagneMessages } from '@centre/domain/messages/staff/campagne';
import { useState } from 'react';
import {
  editedIn,
  readStaffCampagne,
  saveCampagne,
  type StaffCampagne,
} from '../../data/staff/staff-campagne.ts';
import { receiptScreen } from '../../texts/receipt.texts.ts';
import { suiviAnswer } from '../../texts/suivi-answer.texts.ts';
import { useQuery } from '../../data/use-query.ts';
import { common } from '../common.texts.ts';
import { useOnRefresh } from '../ui/refresh.ts';
import { TabHead } from '../ui/tab-head.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { FormCard } from '../ui/form-frames.tsx';
import { LoadFailure } from '../ui/list-states.tsx';
import { toast } from '../ui/toaster.ts';
import { useRecordForm } from '../ui/use-record-form.ts';
import { campagneTab as words } from './campagne.texts.ts';
import { MessageFields } from './message-fields.tsx';
import { PlacesForm } from './places-form.tsx';
import { Publication } from './publication.tsx';

/** Where the direction opens and closes the enrolment. */
export function CampagneTab() {
  const { value, hasFailed, reload } = useQuery(
    readStaffCampagne,
    staffCampagneMessages.loadFailed,
  );
  useOnRefresh(reload);
  return (
    <>
      <TabHead title={words.title} />
      <Box color="ink.muted" marginBottom="4">
        {words.lead}
      </Box>
      {value && <Forms campagne={value} onSaved={reload} />}
      {value && <Publication campagne={value} onPublished={reload} />}
      {!value && hasFailed && (
        <LoadFailure onRetry={() => void reload()}>
          {staffCampagneMessages.loadFailed}
        </LoadFailure>
      )}
      {!value && !hasFailed && (
        <div role="status">
          <VisuallyHidden>{common.loading}</VisuallyHidden>
          <Skeleton minHeight="240px" />
        </div>
      )}
    </>
  );
}

interface FormsProps {
  readonly campagne: StaffCampagne;
  readonly onSaved: () => Promise<void>;
}

/** Two forms of one document: saving one leaves what was typed in the other. */
function Forms({ campagne, onSaved }: FormsProps) {
  const initial = JSON.stringify(editedIn(campagne));
  const places = JSON.stringify(campagne.places ?? {});
  return (
    <>
      <CampagneForm key={initial} draft={initial} {...{ campagne, onSaved }} />
      <PlacesForm key={`places ${places}`} draft={places} {...{ campagne, onSaved }} />
    </>
  );
}

interface CampagneFormProps extends FormsProps {
  /** Differs with what is stored: what was typed over one text is not put over another. */
  readonly draft: string;
}

const { fields, help } = words;

function CampagneForm({ campagne, draft, onSaved }: CampagneFormProps) {
  const { version, fermeeLe } = campagne;
  const form = useRecordForm<EditedCampagne>({
    initial: editedIn(campagne),
    schema: saveCampaignRequest,
    requestOf: (typed) => ({ ...editedIn(typed), version }),
    draft: `campagne ${draft}`,
  });
  const { values, bind } = form;
  const [asked, setAsked] = useState<string>();

  async function save(typed: EditedCampagne) {
    await saveCampagne(typed, version);
    form.forget();
    toast.success(staffCampagneMessages.saved);
    await onSaved();
  }

  /** Opening or closing the enrolment is asked about, whichever field does it. */
  async function askOrSave(typed: EditedCampagne) {
    const [isOpen, willBeOpen] = [campagne, typed].map((one) => isOpenAt(one, new Date()));
    if (willBeOpen === isOpen) await save(typed);
    else setAsked(willBeOpen ? words.turns.open : words.turns.close);
  }

  return (
    <>
      <FormCard
        title={words.form}
        isBusy={form.isBusy}
        isChanged={form.isChanged}
        problem={form.problem}
        aside={
          <>
            <WhatIsRead when={words.now} campagne={campagne} />
            {form.isChanged && (
              <WhatIsRead
                when={words.onceSaved}
                campagne={{ ...values, version, fermeeLe: fermeeLe ?? new Date() }}
              />
            )}
          </>
        }
        onSubmit={() => form.submit(askOrSave, staffCampagneMessages.saveFailed)}
        onClose={form.startOver}
      >
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="end">
          <TextField
            label={fields.anneeScolaire}
            required
            help={help.anneeScolaire}
            {...bind('anneeScolaire')}
          />
          <SelectField label={fields.etat} help={help.etat} {...bind('etat')}>
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
        </SimpleGrid>
        <TextField label={fields.suite} required help={help.suite} {...bind('suite')} />
        <TextField label={fields.reponse} required help={help.reponse} {...bind('reponse')} />
        <SentencesRead campagne={values} />
        <MessageFields form={form} />
      </FormCard>
      {asked && (
        <ConfirmDialog
          title={asked}
          question={words.question(asked, values.anneeScolaire)}
          confirm={asked}
          isHarmless={asked === words.turns.open}
          onConfirm={() => {
            setAsked(undefined);
            void form.submit(save, staffCampagneMessages.saveFailed);
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** What applicants read of what the two fields say, on their receipt and when they follow it. */
function SentencesRead({ campagne }: { readonly campagne: EditedCampagne }) {
  const parts = sentenceParts(campagne);
  if (parts.suite === '' || parts.reponse === '') return null;
  const [first, second] = receiptScreen.next(parts);
  return (
    <Box background="surface.sunken" borderRadius="control" padding="4" aria-live="polite">
      <Box fontSize="xs" color="ink.muted">
        {words.sentences}
      </Box>
      <Box>{`${first} ${second}`}</Box>
      <Box>{suiviAnswer.answerBy(parts.reponse)}</Box>
    </Box>
  );
}

const required: readonly (keyof EditedCampagne)[] = ['ouverture', 'cloture'];
const days = ['ouverture', 'cloture', 'prolongation', 'prochaine', 'confirmation'] as const;

interface WhatIsReadProps {
  readonly when: string;
  readonly campagne: StoredCampagne;
}

/** What the site says of a campaign at this moment. */
function WhatIsRead({ when, campagne }: WhatIsReadProps) {
  if (!days.every((name) => campagne[name] === '' || isCalendarDay(campagne[name])))
    return null;
  if (campagne.ouverture === '' || campagne.cloture === '') return null;
  const { ouverte, titre, texte } = publicCampagne(campagne, new Date());
  return (
    <Card.Root background="surface.sunken" aria-live="polite" marginBottom="4">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Heading as="h3" fontSize="sm">
          {when}
        </Heading>
        {when === words.now && (
          <Badge colorPalette={ouverte ? 'brand' : 'neutral'}>
            {ouverte ? words.open : words.closed}
          </Badge>
        )}
      </Flex>
      <Box fontFamily="heading" fontWeight="600" fontSize="lg" marginTop="3">
        {titre}
      </Box>
      <Box marginTop="1">{texte}</Box>
      <Box marginTop="3" fontSize="xs" color="ink.muted">
        {words.grace}
      </Box>
    </Card.Root>
  );
}
