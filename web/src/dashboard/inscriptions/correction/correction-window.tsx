import { chakra } from '@chakra-ui/react';
import { inscriptionFields } from '@centre/domain/inscription';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { useId, useState } from 'react';
import { AnswerSections } from '../../../answers/answer-sections.tsx';
import { useAppearingFields } from '../../../answers/use-appearing-fields.ts';
import { answerText, fullName } from '../../../content/dashboard/answers.ts';
import { common, leaving } from '../../../content/dashboard/common.ts';
import { correctionWords, detailsWords } from '../../../content/dashboard/desk.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmWindow } from '../../../ui/confirm-window.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Window } from '../../../ui/window.tsx';
import { recordedOptions } from './recorded-options.ts';
import { useCorrection } from './use-correction.ts';

interface CorrectionWindowProps {
  readonly record: InscriptionRecord;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The applicant's answers in the fields of the form, to be corrected by the staff. */
export function CorrectionWindow({ record, onSaved, onClose }: CorrectionWindowProps) {
  const {
    form: frame,
    answers,
    errors,
    problem,
    overtaken,
    isBusy,
    isChanged,
    edit,
    save,
  } = useCorrection(record, onSaved);
  const [isLeaving, setLeaving] = useState(false);
  const formId = useId();
  useAppearingFields(answers);

  function leave() {
    if (isChanged) setLeaving(true);
    else onClose();
  }

  return (
    <Window
      title={correctionWords.title(fullName(record))}
      close={common.close}
      onClose={leave}
      foot={
        <>
          <Button look="quiet" disabled={isBusy} onClick={leave}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={isBusy}>
            {isBusy ? common.saving : common.save}
          </Button>
        </>
      }
    >
      <chakra.form
        id={formId}
        ref={frame}
        display="grid"
        gap="6"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
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
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
      </chakra.form>
      {isLeaving && (
        <ConfirmWindow {...leaving} onConfirm={onClose} onCancel={() => setLeaving(false)} />
      )}
    </Window>
  );
}
