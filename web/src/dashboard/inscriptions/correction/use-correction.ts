import type { InscriptionField } from '@centre/domain/inscription/inscription';
import { recordedForm, type InscriptionRecord } from '@centre/domain/inscription/record';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { useState } from 'react';
import { fullName } from '../../../texts/answers.texts.ts';
import { CallError } from '../../../data/callables.ts';
import { updateInscription } from '../../../data/staff/inscriptions.ts';
import { sentenceOf } from '../../ui/failure-sentence.ts';
import { toast } from '../../ui/toaster.ts';
import { changesIn, editedForm, type Edits, overtakenFields, withEdit } from './edits.ts';

/**
 * The correction of an application's answers. Answers that are not edited follow the record, so
 * two members can correct different ones at the same time. Nothing is kept in the browser.
 *
 * @param record as it is now.
 */
export function useCorrection(record: InscriptionRecord, onSaved: () => void) {
  const [edits, setEdits] = useState<Edits>({});
  const [errors, setErrors] = useState<CallError['fields']>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const recorded = recordedForm(record);
  const form = editedForm(recorded, edits);
  const changes = changesIn(recorded, edits);
  const isChanged = Object.keys(changes).length > 0;

  async function save() {
    if (isBusy) return;
    setErrors({});
    setProblem(undefined);
    setBusy(true);
    try {
      if (isChanged) {
        await updateInscription(record.id, changes);
        toast.success(staffInscriptionMessages.corrected(fullName(form)));
      }
      onSaved();
    } catch (failure) {
      setErrors(failure instanceof CallError ? failure.fields : {});
      setProblem(sentenceOf(failure, staffInscriptionMessages.updateFailed));
    } finally {
      setBusy(false);
    }
  }

  return {
    answers: form,
    errors,
    problem,
    isBusy,
    isChanged,
    overtaken: overtakenFields(recorded, edits),
    edit: (field: InscriptionField, value: string) =>
      setEdits((before) => withEdit(recorded, before, field, value)),
    save,
  };
}
