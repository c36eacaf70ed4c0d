import { chakra } from '@chakra-ui/react';
import type { Photo } from '@centre/domain/photo';
import { staffPhotoMessages } from '@centre/domain/staff/photo-messages';
import { useState, type SyntheticEvent } from 'react';
import { common } from '../../content/dashboard/common.ts';
import { photoForm } from '../../content/dashboard/galerie.ts';
import { correctPhoto } from '../../data/staff-galerie.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toaster.tsx';
import { Window } from '../../ui/window.tsx';
import { useSubmission } from '../shared/use-submission.ts';
import { CategorySelect } from './category-select.tsx';
import { PhotoWordFields } from './photo-word-fields.tsx';
import { wordErrors } from './row-words.ts';

interface EditWindowProps {
  readonly photo: Photo;
  readonly onSaved: (photo: Photo) => void;
  readonly onClose: () => void;
}

const formId = 'photo-modifiee';

/** Corrects what is said of a photo; its picture stays. */
export function EditWindow({ photo, onSaved, onClose }: EditWindowProps) {
  const { titre, description, categorie } = photo;
  const [words, setWords] = useState({ titre, description, categorie });
  const { form, errors, problem, isBusy, complain, submit } = useSubmission();

  function save(event: SyntheticEvent) {
    event.preventDefault();
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
    <Window
      title={photoForm.editTitle}
      close={common.close}
      onClose={onClose}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={isBusy}>
            {isBusy ? common.saving : common.save}
          </Button>
        </>
      }
    >
      <chakra.form ref={form} id={formId} display="grid" gap="4" noValidate onSubmit={save}>
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
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
      </chakra.form>
    </Window>
  );
}
