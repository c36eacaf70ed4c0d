import { Box, Button, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import {
  campagneEtats,
  heldUntil,
  isOpenAt,
  isSameSchedule,
  type CampagneEtat,
  type EditedCampagne,
  type StoredCampagne,
} from '@centre/domain/campagne/campagne';
import { sentenceParts } from '@centre/domain/campagne/public-campagne';
import { saveCampaignRequest } from '@centre/domain/campagne/schema';
import { now } from '@centre/domain/clock';
import { formatDay } from '@centre/domain/dates';
import { staffCampagneMessages } from '@centre/domain/messages/staff/campagne';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { loadCampagnes } from '../../data/staff/desk-campagnes.ts';
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
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { usePreload } from '../ui/use-preload.ts';
import { useOnRefresh } from '../ui/refresh.ts';
import { TabHead } from '../ui/tab-head.tsx';
import { useConfirm } from '../ui/dialog.tsx';
import { FieldGrid, SelectField, TextField } from '../ui/field.tsx';
import { FormCard } from '../ui/form-frames.tsx';
import { LoadFailure } from '../ui/collection.tsx';
import { toast } from '../ui/toaster.ts';
import { useRecordForm } from '../ui/use-record-form.ts';
import { campagneTab as words, nextWords } from './campagne.texts.ts';
import { MessageFields } from './message-fields.tsx';
import { PlacesForm } from './places-form.tsx';
import { PublicPreview } from './public-preview.tsx';
import { Publications } from './publication.tsx';

const NextCampagne = lazyComponent(
  async () => (await import('./next-campagne.tsx')).NextCampagne,
  null,
);

/** Section where the direction opens and closes the enrolment, and publishes its decisions. */
export function CampagneTab() {
  const { value, hasFailed, reload } = useQuery(
    readStaffCampagne,
    staffCampagneMessages.loadFailed,
  );
  const [isOpening, setOpening] = useState(false);
  useOnRefresh(reload);
  usePreload(NextCampagne);

  async function onSaved() {
    await Promise.all([reload(), loadCampagnes()]);
  }

  return (
    <>
      <TabHead title={words.title}>
        {value && (
          <Button variant="outline" size="sm" onClick={() => setOpening(true)}>
            <CalendarPlus size={16} aria-hidden />
            {nextWords.open}
          </Button>
        )}
      </TabHead>
      <Box color="ink.muted" marginBottom="4">
        {words.lead}
      </Box>
      {value && <Publications campagne={value} onPublished={reload} />}
      {value && <Forms campagne={value} onSaved={onSaved} />}
      {value && isOpening && (
        <NextCampagne campagne={value} onSaved={onSaved} onClose={() => setOpening(false)} />
      )}
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

const { fields, help, turns, contradiction } = words;

function CampagneForm({ campagne, draft, onSaved }: CampagneFormProps) {
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
const days = ['ouverture', 'cloture', 'prolongation', 'prochaine', 'confirmation'] as const;

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
    <Box background="surface.sunken" borderRadius="control" padding="4" aria-live="polite">
      <Box fontSize="xs" color="ink.muted">
        {words.sentences}
      </Box>
      <Box>{`${first} ${second}`}</Box>
      <Box>{suiviAnswer.answerBy(parts.reponse)}</Box>
    </Box>
  );
}
