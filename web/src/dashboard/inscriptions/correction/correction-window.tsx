import { inscriptionFields } from '@centre/domain/inscription/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { Grid } from '@chakra-ui/react';
import {
  InscriptionFields,
  useAppearingFields,
} from '../../../inscription-form/inscription-fields.tsx';
import { answerText, fullName } from '../../../texts/answers.texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { FormDialog } from '../../ui/form-frames.tsx';
import { correctionWords, detailsWords } from '../details/details.texts.ts';
import { recordedOptions } from './edits.ts';
import { useCorrection } from './use-correction.ts';

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
