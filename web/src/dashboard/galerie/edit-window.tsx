import type { Photo } from '@centre/domain/photo';
import { staffPhotoMessages } from '@centre/domain/staff/photo-messages';
import { useState } from 'react';
import { photoForm } from '../../content/dashboard/galerie.ts';
import { correctPhoto } from '../../data/staff-galerie.ts';
import { Field } from '../../ui/field.tsx';
import { toast } from '../ui/toaster.ts';
import { FormWindow } from '../shared/form-window.tsx';
import { useSubmission } from '../shared/use-submission.ts';
import { CategorySelect } from './category-select.tsx';
import { PhotoWordFields } from './photo-word-fields.tsx';
import { wordErrors } from './row-words.ts';

interface EditWindowProps {
  readonly photo: Photo;
  readonly onSaved: (photo: Photo) => void;
  readonly onClose: () => void;
}

/** Corrects what is said of a photo; its picture stays. */
export function EditWindow({ photo, onSaved, onClose }: EditWindowProps) {
  const { titre, description, categorie } = photo;
  const [words, setWords] = useState({ titre, description, categorie });
  const isChanged =
    words.titre !== titre || words.description !== description || words.categorie !== categorie;
  const { form, errors, problem, isBusy, complain, submit } = useSubmission();

  function save() {
    const wrong = wordErrors(words);
    if (Object.keys(wrong).length > 0) {
      complain(wrong);
      return;
    }
    void submit(async () => {
      onSaved(await correctPhoto(photo.id, words));
      toast.success(staffPhotoMessages.changed);
      onClose();
    }, staffPhotoMessages.changeFailed);
  }

  return (
    <FormWindow
      title={photoForm.editTitle}
      form={form}
      isBusy={isBusy}
      isChanged={isChanged}
      problem={problem}
      onSave={save}
      onClose={onClose}
    >
      <PhotoWordFields
        words={words}
        errors={errors}
        disabled={isBusy}
        onChange={(change) => setWords({ ...words, ...change })}
      >
        <Field label={photoForm.categorie} required error={errors['categorie']}>
          {(control) => (
            <CategorySelect
              {...control}
              value={words.categorie}
              disabled={isBusy}
              onChoose={(chosen) => setWords({ ...words, categorie: chosen })}
            />
          )}
        </Field>
      </PhotoWordFields>
    </FormWindow>
  );
}
