import { type InscriptionField, inscriptionFields } from '@centre/domain/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { staffInscriptionMessages } from '@centre/domain/staff/inscription-messages';
import { Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { AnswerSections, useAppearingFields } from '../../../answers/answer-sections.tsx';
import { answerText, fullName } from '../../../content/dashboard/answers.ts';
import { correctionWords, detailsWords } from '../../../content/dashboard/desk.ts';
import { CommandFailure } from '../../../data/callables.ts';
import { updateInscription } from '../../../data/inscriptions.ts';
import { Notice } from '../../../ui/notice.tsx';
import { FormDialog } from '../../ui/form-frames.tsx';
import { sentenceOf } from '../../shared/failure-sentence.ts';
import { toast } from '../../ui/toaster.ts';
import {
  changesIn,
  editedForm,
  type Edits,
  overtakenFields,
  recordedForm,
  recordedOptions,
  withEdit,
} from './edits.ts';

interface CorrectionWindowProps {
  readonly record: InscriptionRecord;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The applicant's answers in the fields of the form, to be corrected by the staff. */
export function CorrectionWindow({ record, onSaved, onClose }: CorrectionWindowProps) {
  const { answers, errors, problem, overtaken, isBusy, isChanged, edit, save } = useCorrection(
    record,
    onSaved,
  );
  useAppearingFields(answers);

  return (
    <FormDialog
      title={correctionWords.title(fullName(record))}
      isBusy={isBusy}
      isChanged={isChanged}
      problem={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <Grid gap="6">
        <Notice>{correctionWords.lead}</Notice>
        <AnswerSections
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

const { corrected, updateFailed } = staffInscriptionMessages;

/**
 * The correction of an application's answers. What nobody typed over follows the record, so
 * that two members may correct different answers at once. Nothing is kept in the browser.
 *
 * @param record as it is now.
 */
function useCorrection(record: InscriptionRecord, onSaved: () => void) {
  const [edits, setEdits] = useState<Edits>({});
  const [errors, setErrors] = useState<CommandFailure['fields']>({});
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
        toast.success(corrected(fullName(form)));
      }
      onSaved();
    } catch (failure) {
      setErrors(failure instanceof CommandFailure ? failure.fields : {});
      setProblem(sentenceOf(failure, updateFailed));
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
