import type { Photo } from '@centre/domain/photo/photo';
import { photoFields } from '@centre/domain/photo/schema';
import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import { correctPhoto } from '../../data/staff/staff-galerie.ts';
import { SelectField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-frames.tsx';
import { toast } from '../ui/toaster.ts';
import { useRecordForm } from '../ui/use-record-form.ts';
import { photoForm } from './galerie.texts.ts';
import { categoryOptions, PhotoFields } from './add-photos.tsx';

interface EditPhotoProps {
  readonly photo: Photo;
  readonly onSaved: (photo: Photo) => void;
  readonly onClose: () => void;
}

/** Dialog that edits the texts of a photo. */
export function EditPhoto({ photo, onSaved, onClose }: EditPhotoProps) {
  const { titre, description, categorie } = photo;
  const { values, errorOf, setValue, ...form } = useRecordForm({
    initial: { titre, description, categorie },
    schema: photoFields,
  });

  return (
    <FormDialog
      title={photoForm.editTitle}
      form={form}
      onSubmit={() =>
        form.submit(async (texts) => {
          onSaved(await correctPhoto(photo.id, texts));
          toast.success(staffPhotoMessages.changed);
          onClose();
        }, staffPhotoMessages.changeFailed)
      }
      onClose={onClose}
    >
      <PhotoFields
        texts={values}
        errorOf={errorOf}
        disabled={form.isBusy}
        onChange={(name, text) => setValue(name, text, { shouldValidate: true })}
      >
        <SelectField
          label={photoForm.categorie}
          required
          disabled={form.isBusy}
          {...form.bind('categorie')}
        >
          {categoryOptions}
        </SelectField>
      </PhotoFields>
    </FormDialog>
  );
}
