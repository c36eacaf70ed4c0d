import { chakra } from '@chakra-ui/react';
import type { Photo } from '@centre/domain/photo';
import { staffPhotoMessages } from '@centre/domain/staff/photo-messages';
import { useRef, useState, type SyntheticEvent } from 'react';
import { common } from '../../content/dashboard/common.ts';
import { photoForm } from '../../content/dashboard/galerie.ts';
import { CommandFailure } from '../../data/callables.ts';
import { correctPhoto } from '../../data/staff-galerie.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toaster.tsx';
import { Window } from '../../ui/window.tsx';
import { sentenceOf } from '../shared/failure-sentence.ts';
import { focusFirstError } from '../shared/focus-first-error.ts';
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
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function complain(fields: Readonly<Record<string, string>>, sentence?: string) {
    setErrors(fields);
    setProblem(sentence);
    focusFirstError(form.current);
  }

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    const wrong = wordErrors(words);
    complain(wrong);
    if (Object.keys(wrong).length > 0) return;
    setSaving(true);
    try {
      onSaved(await correctPhoto(photo.id, words));
      toast.success(staffPhotoMessages.changed);
      onClose();
    } catch (failure) {
      setSaving(false);
      const fields = failure instanceof CommandFailure ? failure.fields : {};
      complain(fields, sentenceOf(failure, staffPhotoMessages.changeFailed));
    }
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
          <Button type="submit" form={formId} disabled={isSaving}>
            {isSaving ? common.saving : common.save}
          </Button>
        </>
      }
    >
      <chakra.form
        ref={form}
        id={formId}
        display="grid"
        gap="4"
        noValidate
        onSubmit={(event) => void save(event)}
      >
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <PhotoWordFields
          words={words}
          errors={errors}
          disabled={isSaving}
          onChange={(change) => setWords({ ...words, ...change })}
        >
          <Field label={photoForm.categorie} required error={errors['categorie']}>
            {(control) => (
              <CategorySelect
                {...control}
                value={words.categorie}
                disabled={isSaving}
                onChoose={(chosen) => setWords({ ...words, categorie: chosen })}
              />
            )}
          </Field>
        </PhotoWordFields>
      </chakra.form>
    </Window>
  );
}
