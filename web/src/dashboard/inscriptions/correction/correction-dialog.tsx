import {
  inscriptionFields,
  type InscriptionField,
} from '@centre/domain/inscription/inscription';
import { recordedForm, type InscriptionRecord } from '@centre/domain/inscription/record';
import { Grid } from '@chakra-ui/react';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { useState } from 'react';
import {
  InscriptionFields,
  useAppearingFields,
} from '../../../inscription-form/inscription-fields.tsx';
import { answerText, fullName } from '../../../texts/answers.texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { FormDialog } from '../../ui/form-frames.tsx';
import { correctionWords, detailsWords } from '../details/details.texts.ts';
import {
  changesIn,
  editedForm,
  overtakenFields,
  recordedOptions,
  withEdit,
  type Edits,
} from './edits.ts';
import { CallError } from '../../../data/callables.ts';
import { updateInscription } from '../../../data/staff/inscriptions.ts';
import { sentenceOf } from '../../ui/use-action.ts';
import { toast } from '../../ui/toaster.ts';

/**
 * The correction of an application's answers. Answers that are not edited follow the record, so
 * two members can correct different ones at the same time. Nothing is kept in the browser.
 *
 * @param record as it is now.
 */
function useCorrection(record: InscriptionRecord, onSaved: () => void) {
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

interface CorrectionDialogProps {
  readonly record: InscriptionRecord;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The applicant's answers in the fields of the form, to be corrected by the staff. */
export function CorrectionDialog({ record, onSaved, onClose }: CorrectionDialogProps) {
  const correction = useCorrection(record, onSaved);
  const { answers, errors, overtaken, edit, save } = correction;
  useAppearingFields(answers);

  return (
    <FormDialog
      title={correctionWords.title(fullName(record))}
      form={correction}
      onSubmit={save}
      onClose={onClose}
    >
      <Grid gap="6">
        <Notice>{correctionWords.lead}</Notice>
        <InscriptionFields
          form={answers}
          errors={errors}
          onChange={edit}
          heading="h3"
          recorded={recordedOptions(record, answers)}
        />
        {overtaken.length > 0 && (
          <Notice tone="warning" role="status">
            <strong>{correctionWords.overtaken}</strong>
            <ul>
              {overtaken.map((field) => (
                <li key={field}>
                  {inscriptionFields[field]} : {answerText(record, field) || detailsWords.empty}
                </li>
              ))}
            </ul>
            {correctionWords.overtakenHint}
          </Notice>
        )}
      </Grid>
    </FormDialog>
  );
}
