import { Box, List } from '@chakra-ui/react';
import { yearAfter, type EditedCampagne } from '@centre/domain/campagne/campagne';
import { saveCampaignRequest } from '@centre/domain/campagne/schema';
import { now } from '@centre/domain/clock';
import { formatDay, isCalendarDay, startOf } from '@centre/domain/dates';
import { staffCampagneMessages as messages } from '@centre/domain/messages/staff/campagne';
import { countStatuts } from '@centre/domain/registre/figures';
import { useRegister } from '../../data/staff/register.ts';
import {
  editedFieldsOf,
  saveCampagne,
  type StaffCampagne,
} from '../../data/staff/staff-campagne.ts';
import { formatCount } from '../../ui/format-count.ts';
import { FieldGrid, TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-frames.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toaster.ts';
import { useRecordForm } from '../ui/use-record-form.ts';
import { campagneTab, nextTexts as texts } from './campagne.texts.ts';
import { PublicPreview } from './campagne-form.tsx';

interface NextCampagneProps {
  readonly campagne: StaffCampagne;
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}

const { fields, help } = campagneTab;

/** Dialog that opens the next campaign, now or on a later day. */
export function NextCampagne({ campagne, onSaved, onClose }: NextCampagneProps) {
  const { anneeScolaire, prochaine, version } = campagne;
  const form = useRecordForm<EditedCampagne>({
    initial: {
      ...editedFieldsOf(campagne),
      ...{ anneeScolaire: yearAfter(anneeScolaire), ouverture: prochaine, cloture: '' },
      ...{ prolongation: '', prochaine: '', confirmation: '', etat: 'automatique' },
    },
    schema: saveCampaignRequest,
    requestOf: (typed) => ({ ...editedFieldsOf(typed), version }),
  });
  const { values, bind } = form;
  const at = now();
  const next = { ...values, version, etatLe: at };
  const isDated = isCalendarDay(values.ouverture);
  const opensLater = isDated && startOf(values.ouverture) > at;

  async function save(typed: EditedCampagne) {
    await saveCampagne(typed, version);
    toast.success(messages.saved);
    await onSaved();
    onClose();
  }

  return (
    <FormDialog
      title={texts.title}
      form={form}
      save={opensLater ? texts.later : texts.now}
      onSubmit={() => form.submit(save, messages.saveFailed)}
      onClose={onClose}
    >
      <UnfinishedWork campagne={campagne} />
      <FieldGrid columns={{ base: 1, md: 3 }}>
        <TextField
          label={fields.anneeScolaire}
          required
          help={help.anneeScolaire}
          {...bind('anneeScolaire')}
        />
        {(['ouverture', 'cloture'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={fields[name]}
            help={help[name]}
            required
            {...bind(name)}
          />
        ))}
      </FieldGrid>
      {isDated && (
        <Box>
          <PublicPreview title={texts.readNow} campagne={next} at={at} />
          {opensLater && (
            <PublicPreview
              title={texts.readThen(formatDay(startOf(values.ouverture)))}
              campagne={next}
              at={startOf(values.ouverture)}
            />
          )}
        </Box>
      )}
    </FormDialog>
  );
}

/** Unfinished work of the current campaign. */
function UnfinishedWork({ campagne }: Pick<NextCampagneProps, 'campagne'>) {
  const { anneeScolaire, decisionsPubliees = [] } = campagne;
  const register = useRegister(anneeScolaire);
  return (
    <Notice tone="warning">
      <strong>{texts.left(anneeScolaire)}</strong>
      <List.Root marginBlock="2" role="status">
        <List.Item>
          {register.status === 'success'
            ? texts.waiting(countStatuts(register.items).en_attente, formatCount)
            : register.status === 'error'
              ? messages.countFailed
              : texts.counting}
        </List.Item>
        <List.Item>
          {decisionsPubliees.includes(anneeScolaire) ? texts.published : texts.unpublished}
        </List.Item>
      </List.Root>
      {texts.kept}
    </Notice>
  );
}
