import { Box, List } from '@chakra-ui/react';
import { yearAfter, type EditedCampagne } from '@centre/domain/campagne/campagne';
import { saveCampaignRequest } from '@centre/domain/campagne/schema';
import { now } from '@centre/domain/clock';
import { formatDay, isCalendarDay, startOf } from '@centre/domain/dates';
import { staffCampagneMessages as says } from '@centre/domain/messages/staff/campagne';
import { countStatuts } from '@centre/domain/registre/figures';
import { useRegister } from '../../data/staff/register.ts';
import { editedIn, saveCampagne, type StaffCampagne } from '../../data/staff/staff-campagne.ts';
import { formatCount } from '../../ui/format-count.ts';
import { FieldGrid, TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-frames.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toaster.ts';
import { useRecordForm } from '../ui/use-record-form.ts';
import { campagneTab, nextWords as words } from './campagne.texts.ts';
import { PublicPreview } from './campagne-form.tsx';

interface NextCampagneProps {
  readonly campagne: StaffCampagne;
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}

const { fields, help } = campagneTab;

/** Dialog that opens the next campaign, now or on a day to come. */
export function NextCampagne({ campagne, onSaved, onClose }: NextCampagneProps) {
  const { anneeScolaire, prochaine, version } = campagne;
  const form = useRecordForm<EditedCampagne>({
    initial: {
      ...editedIn(campagne),
      ...{ anneeScolaire: yearAfter(anneeScolaire), ouverture: prochaine, cloture: '' },
      ...{ prolongation: '', prochaine: '', confirmation: '', etat: 'automatique' },
    },
    schema: saveCampaignRequest,
    requestOf: (typed) => ({ ...editedIn(typed), version }),
  });
  const { values, bind } = form;
  const at = now();
  const next = { ...values, version, etatLe: at };
  const isDated = isCalendarDay(values.ouverture);
  const opensLater = isDated && startOf(values.ouverture) > at;

  async function save(typed: EditedCampagne) {
    await saveCampagne(typed, version);
    toast.success(says.saved);
    await onSaved();
    onClose();
  }

  return (
    <FormDialog
      title={words.title}
      form={form}
      save={opensLater ? words.later : words.now}
      onSubmit={() => form.submit(save, says.saveFailed)}
      onClose={onClose}
    >
      <Left campagne={campagne} />
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
          <PublicPreview title={words.readNow} campagne={next} at={at} />
          {opensLater && (
            <PublicPreview
              title={words.readThen(formatDay(startOf(values.ouverture)))}
              campagne={next}
              at={startOf(values.ouverture)}
            />
          )}
        </Box>
      )}
    </FormDialog>
  );
}

/** Unfinished work of the campaign that ends. */
function Left({ campagne }: Pick<NextCampagneProps, 'campagne'>) {
  const { anneeScolaire, decisionsPubliees = [] } = campagne;
  const register = useRegister(anneeScolaire);
  return (
    <Notice tone="warning">
      <strong>{words.left(anneeScolaire)}</strong>
      <List.Root marginBlock="2" role="status">
        <List.Item>
          {register.status === 'success'
            ? words.waiting(countStatuts(register.items).en_attente, formatCount)
            : register.status === 'error'
              ? says.countFailed
              : words.counting}
        </List.Item>
        <List.Item>
          {decisionsPubliees.includes(anneeScolaire) ? words.published : words.unpublished}
        </List.Item>
      </List.Root>
      {words.kept}
    </Notice>
  );
}
