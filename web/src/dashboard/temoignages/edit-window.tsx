import { chakra } from '@chakra-ui/react';
import { temoignageMessages } from '@centre/domain/public-messages';
import { staffTemoignageMessages } from '@centre/domain/staff/temoignage-messages';
import { useId, useState, type SyntheticEvent } from 'react';
import { common } from '../../content/dashboard/common.ts';
import { temoignageForm } from '../../content/dashboard/temoignages.ts';
import { saveTemoignage, type StaffTemoignage } from '../../data/staff-temoignages.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toaster.tsx';
import { Window } from '../../ui/window.tsx';
import { PictureField } from '../shared/picture-field.tsx';
import { usePictureUpload } from '../shared/picture-upload.ts';
import { useDraft } from '../shared/use-draft.ts';
import { useSubmission } from '../shared/use-submission.ts';
import { TemoignageFields } from './temoignage-fields.tsx';
import { errorsOf, formOf, isIncomplete, requestOf } from './temoignage-form.ts';

interface EditWindowProps {
  readonly temoignage: StaffTemoignage;
  readonly onClose: () => void;
}

const pictureSays = { type: temoignageMessages.imageType, size: temoignageMessages.imageSize };

/** Corrects a testimonial. What was typed and not saved is found again when it is reopened. */
export function EditWindow({ temoignage, onClose }: EditWindowProps) {
  const { id, photo: currentUrl } = temoignage;
  const [opened] = useState(() => formOf(temoignage));
  const { form, isRestored, change, reset } = useDraft(`temoignage-${id}`, opened);
  const upload = usePictureUpload(pictureSays);
  const { form: frame, errors, problem, isBusy, complain, submit } = useSubmission();
  const formId = useId();

  function close() {
    upload.reset();
    reset();
    onClose();
  }

  function save() {
    const found = errorsOf(form);
    if (Object.keys(found).length > 0) {
      complain(found, isIncomplete(form) ? temoignageMessages.required : undefined);
      return;
    }
    void submit(async () => {
      const photo = await upload.send();
      await saveTemoignage({ id, ...requestOf(form), ...(photo && { photo }) });
      toast.success(staffTemoignageMessages.modified);
      close();
    }, staffTemoignageMessages.modifyFailed);
  }

  return (
    <Window
      title={temoignageForm.editTitle}
      close={common.close}
      onClose={close}
      foot={
        <>
          <Button look="quiet" disabled={isBusy} onClick={close}>
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
        gap="4"
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          save();
        }}
      >
        {isRestored && <Notice>{temoignageForm.restored}</Notice>}
        <TemoignageFields form={form} errors={errors} onChange={change} />
        <PictureField
          upload={upload}
          label={temoignageForm.fields.photo}
          name="photo"
          currentUrl={currentUrl}
        />
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
      </chakra.form>
    </Window>
  );
}
