import { inscriptionFields } from '@centre/domain/inscription/inscription';
import { recordedForm, type InscriptionRecord } from '@centre/domain/inscription/record';
import { staffInscriptionMessages } from '@centre/domain/messages/staff/inscription';
import { Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { CallError } from '../../../data/callables.ts';
import { updateInscription } from '../../../data/staff/inscriptions.ts';
import {
  InscriptionFields,
  useAppearingFields,
} from '../../../inscription-form/inscription-fields.tsx';
import { answerText, fullName } from '../../../texts/answers.texts.ts';
import { FormDialog } from '../../ui/form-frames.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toaster.ts';
import { useAction } from '../../ui/use-action.ts';
import { correctionTexts, detailsTexts } from '../details/details.texts.ts';
import {
  changesIn,
  editedForm,
  conflictingFields,
  recordedOptions,
  withEdit,
  type Edits,
} from './edits.ts';

interface CorrectionDialogProps {
  /** Live record. */
  readonly record: InscriptionRecord;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/**
 * Correction of an application's answers by the staff. Unedited answers follow the live record, so
 * two members can correct different ones at the same time. Nothing is stored in the browser.
 */
export function CorrectionDialog({ record, onSaved, onClose }: CorrectionDialogProps) {
  const [edits, setEdits] = useState<Edits>({});
  const [errors, setErrors] = useState<CallError['fields']>({});
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useAction(setProblem);
  const recorded = recordedForm(record);
  const answers = editedForm(recorded, edits);
  const changes = changesIn(recorded, edits);
  const isChanged = Object.keys(changes).length > 0;
  const overtaken = conflictingFields(recorded, edits);
  useAppearingFields(answers);

  const save = () =>
    run(async () => {
      setErrors({});
      setProblem(undefined);
      try {
        if (isChanged) {
          await updateInscription(record.id, changes);
          toast.success(staffInscriptionMessages.corrected(fullName(answers)));
        }
        onSaved();
      } catch (failure) {
        if (failure instanceof CallError) setErrors(failure.fields);
        throw failure;
      }
    }, staffInscriptionMessages.updateFailed);

  return (
    <FormDialog
      title={correctionTexts.title(fullName(record))}
      form={{ isBusy, isChanged, problem }}
      onSubmit={save}
      onClose={onClose}
    >
      <Grid gap="6">
        <Notice>{correctionTexts.lead}</Notice>
        <InscriptionFields
          form={answers}
          errors={errors}
          onChange={(field, value) =>
            setEdits((before) => withEdit(recorded, before, field, value))
          }
          heading="h3"
          recorded={recordedOptions(record, answers)}
        />
        {overtaken.length > 0 && (
          <Notice tone="warning" role="status">
            <strong>{correctionTexts.overtaken}</strong>
            <ul>
              {overtaken.map((field) => (
                <li key={field}>
                  {inscriptionFields[field]} : {answerText(record, field) || detailsTexts.empty}
                </li>
              ))}
            </ul>
            {correctionTexts.overtakenHint}
          </Notice>
        )}
      </Grid>
    </FormDialog>
  );
}
