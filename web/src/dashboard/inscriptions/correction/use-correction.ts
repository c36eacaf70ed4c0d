import type { InscriptionField } from '@centre/domain/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { staffInscriptionMessages } from '@centre/domain/staff/inscription-messages';
import { useState } from 'react';
import { fullName } from '../../../content/dashboard/answers.ts';
import { updateInscription } from '../../../data/inscriptions.ts';
import { toast } from '../../../ui/toaster.tsx';
import { useSubmission } from '../../shared/use-submission.ts';
import {
  changesIn,
  editedForm,
  overtakenFields,
  recordedForm,
  withEdit,
  type Edits,
} from './edits.ts';

const { corrected, updateFailed } = staffInscriptionMessages;

/**
 * The correction of an application's answers. What nobody typed over follows the record, so
 * that two members may correct different answers at once. Nothing is kept in the browser.
 *
 * @param record as it is now.
 */
export function useCorrection(record: InscriptionRecord, onSaved: () => void) {
  const [edits, setEdits] = useState<Edits>({});
  const submission = useSubmission();
  const recorded = recordedForm(record);
  const form = editedForm(recorded, edits);
  const changes = changesIn(recorded, edits);

  function save() {
    if (Object.keys(changes).length === 0) {
      onSaved();
      return;
    }
    void submission.submit(async () => {
      await updateInscription(record.id, changes);
      toast.success(corrected(fullName(form)));
      onSaved();
    }, updateFailed);
  }

  return {
    ...submission,
    answers: form,
    isChanged: Object.keys(changes).length > 0,
    overtaken: overtakenFields(recorded, edits),
    edit: (field: InscriptionField, value: string) =>
      setEdits((before) => withEdit(recorded, before, field, value)),
    save,
  };
}
