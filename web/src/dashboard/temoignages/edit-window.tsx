import { temoignageMessages } from '@centre/domain/public-messages';
import { staffTemoignageMessages } from '@centre/domain/staff/temoignage-messages';
import { useState } from 'react';
import { temoignageForm } from '../../content/dashboard/temoignages.ts';
import { saveTemoignage, type StaffTemoignage } from '../../data/staff-temoignages.ts';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../ui/toaster.ts';
import { FormWindow } from '../shared/form-window.tsx';
import { PictureField } from '../shared/picture-field.tsx';
import { usePictureUpload } from '../shared/picture-upload.ts';
import { useDraft } from '../shared/use-draft.ts';
import { useSubmission } from '../shared/use-submission.ts';
import { TemoignageFields } from './temoignage-fields.tsx';
import { correctionOf, errorsOf, formOf, isIncomplete } from './temoignage-form.ts';

interface EditWindowProps {
  readonly temoignage: StaffTemoignage;
  readonly onClose: () => void;
}

const pictureSays = { type: temoignageMessages.imageType, size: temoignageMessages.imageSize };

/** Corrects a testimonial. What was typed and not saved outlives a reload. */
export function EditWindow({ temoignage, onClose }: EditWindowProps) {
  const { id, photo: currentUrl } = temoignage;
  const [opened] = useState(() => formOf(temoignage));
  const { form, isRestored, isChanged, change, reset } = useDraft(`temoignage-${id}`, opened);
  const upload = usePictureUpload(pictureSays);
  const { form: frame, errors, problem, isBusy, complain, submit } = useSubmission();

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
      await saveTemoignage({ ...correctionOf(id, form), ...(photo && { photo }) });
      toast.success(staffTemoignageMessages.modified);
      close();
    }, staffTemoignageMessages.modifyFailed);
  }

  return (
    <FormWindow
      title={temoignageForm.editTitle}
      form={frame}
      isBusy={isBusy}
      isChanged={isChanged || upload.status !== 'empty'}
      problem={problem}
      onSave={save}
      onClose={close}
    >
      {isRestored && <Notice>{temoignageForm.restored}</Notice>}
      <TemoignageFields form={form} errors={errors} onChange={change} />
      <PictureField
        upload={upload}
        label={temoignageForm.fields.photo}
        name="photo"
        currentUrl={currentUrl}
      />
    </FormWindow>
  );
}
