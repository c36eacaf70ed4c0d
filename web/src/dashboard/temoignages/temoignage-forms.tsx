import { Button, Flex } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import { staffTemoignageMessages } from '@centre/domain/messages/staff/content';
import {
  type Temoignage,
  temoignageFormations,
  type TemoignageStatut,
} from '@centre/domain/temoignage/temoignage';
import { useState } from 'react';
import { temoignagesPage } from '../../texts/temoignages.texts.ts';
import { CallError } from '../../data/callables.ts';
import { saveTemoignage } from '../../data/staff/temoignage-commands.ts';
import { storeWaitingCopy } from '../../data/staff/temoignage-outbox.ts';
import { Notice } from '../ui/notice.tsx';
import { useMember } from '../session/session-context.tsx';
import { PictureField } from '../ui/picture-field.tsx';
import { usePicture } from '../ui/use-picture.ts';
import { FieldGrid, SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { FormCard, FormDialog } from '../ui/form-frames.tsx';
import { toast } from '../ui/toaster.ts';
import { useRecordForm, type RecordForm } from '../ui/use-record-form.ts';
import { temoignageForm, outboxTexts } from './temoignages.texts.ts';
import {
  blankForm,
  updateRequestOf,
  formValuesOf,
  createRequestOf,
  temoignageRules,
  type TemoignageForm,
} from './temoignage-form.ts';

const { fields } = temoignageForm;
const pictureMessages = {
  type: staffTemoignageMessages.imageType,
  size: staffTemoignageMessages.imageSize,
};

/** Form of a new testimonial. Its draft survives a reload; offline it is kept in the outbox. */
export function AddTemoignage({ onClose }: { readonly onClose: () => void }) {
  const { id: uid } = useMember();
  // Idempotency key, created once: sending again creates no second testimonial.
  const [initial] = useState(() => ({ ...blankForm, requestId: crypto.randomUUID() }));
  const form = useRecordForm({ initial, ...temoignageRules, draft: 'temoignage' });
  const texts = Object.keys(blankForm).map((name) => form.values[name as keyof TemoignageForm]);
  const picture = usePicture(pictureMessages);

  function close() {
    form.forget();
    onClose();
  }

  const send = (statut?: TemoignageStatut) =>
    form.submit(async ({ requestId, ...typed }) => {
      const request = { ...createRequestOf(typed), requestId, ...(statut && { statut }) };
      try {
        // Offline, the upload of the portrait is not even started.
        if (!navigator.onLine) throw new CallError('unreachable', outboxTexts.kept);
        const photo = await picture.send();
        await saveTemoignage({ ...request, ...(photo && { photo }) });
        toast.success(staffTemoignageMessages.added);
      } catch (failure) {
        if (!(failure instanceof CallError) || failure.kind !== 'unreachable') throw failure;
        await keepInOutbox(request);
      }
      close();
    }, staffTemoignageMessages.addFailed);

  async function keepInOutbox(
    request: ReturnType<typeof createRequestOf> & { requestId: string },
  ) {
    const portrait = await picture.prepared();
    try {
      await storeWaitingCopy(uid, {
        request,
        ...(portrait && { portrait }),
        writtenAt: Date.now(),
      });
    } catch (error) {
      console.error('The testimonial could not be stored on this device.', error);
      throw new CallError('unreachable', outboxTexts.storageFailed);
    }
    toast.info(outboxTexts.kept);
  }

  return (
    <FormCard
      title={temoignageForm.addTitle}
      form={form}
      isChanged={texts.some((text) => text !== '') || picture.status !== 'empty'}
      problem={
        form.problem === staffTemoignageMessages.limit ? (
          <>
            {form.problem}
            <Flex marginTop="3">
              <Button
                variant="outline"
                disabled={form.isBusy}
                onClick={() => void send('brouillon')}
              >
                {temoignageForm.saveAsDraft}
              </Button>
            </Flex>
          </>
        ) : (
          form.problem
        )
      }
      save={temoignageForm.submit}
      onSubmit={() => send()}
      onClose={close}
    >
      {form.isRestored && <Notice>{temoignageForm.restored}</Notice>}
      <TemoignageFields {...form} />
      <PictureField picture={picture} label={fields.photo} name="photo" />
    </FormCard>
  );
}

interface EditTemoignageProps {
  readonly temoignage: Temoignage;
  readonly onClose: () => void;
}

/** Dialog that edits a testimonial. Its draft survives a reload. */
export function EditTemoignage({ temoignage, onClose }: EditTemoignageProps) {
  const { id, photo: currentUrl } = temoignage;
  const form = useRecordForm({
    initial: formValuesOf(temoignage),
    ...temoignageRules,
    draft: `temoignage-${id}`,
  });
  const picture = usePicture(pictureMessages);

  function close() {
    form.forget();
    onClose();
  }

  async function save(typed: TemoignageForm) {
    const photo = await picture.send();
    await saveTemoignage({ ...updateRequestOf(id, typed), ...(photo && { photo }) });
    toast.success(staffTemoignageMessages.modified);
    close();
  }

  return (
    <FormDialog
      title={temoignageForm.editTitle}
      form={form}
      isChanged={form.isChanged || picture.status !== 'empty'}
      onSubmit={() => form.submit(save, staffTemoignageMessages.modifyFailed)}
      onClose={close}
    >
      {form.isRestored && <Notice>{temoignageForm.restored}</Notice>}
      <TemoignageFields {...form} />
      <PictureField
        picture={picture}
        label={fields.photo}
        name="photo"
        currentUrl={currentUrl}
      />
    </FormDialog>
  );
}

const maxLengths = {
  nom: limits.length.name.max,
  prenom: limits.length.name.max,
  promotion: limits.length.shortText,
  entreprise: limits.length.shortText,
  poste: limits.length.shortText,
} as const;

const notes = Array.from(
  { length: limits.note.max - limits.note.min + 1 },
  (_, index) => limits.note.min + index,
);

function TemoignageFields({
  bind,
  values,
}: Pick<RecordForm<TemoignageForm>, 'bind' | 'values'>) {
  const line = (field: keyof typeof maxLengths, isRequired = false, help?: string) => (
    <TextField
      label={fields[field]}
      required={isRequired}
      help={help}
      maxLength={maxLengths[field]}
      autoComplete="off"
      {...bind(field)}
    />
  );
  const remaining = limits.length.contenuTemoignage.max - values.contenu.length;
  // The stored value may no longer be in the list.
  const formations: readonly string[] = temoignageFormations;
  const isOlder = values.formation !== '' && !formations.includes(values.formation);

  return (
    <>
      <FieldGrid columns={{ base: 1, sm: 2 }}>
        {line('prenom', true)}
        {line('nom', true)}
        <SelectField label={fields.formation} required {...bind('formation')}>
          <option value="">{temoignageForm.chooseFormation}</option>
          {isOlder && <option>{values.formation}</option>}
          {temoignageFormations.map((formation) => (
            <option key={formation}>{formation}</option>
          ))}
        </SelectField>
        {line('promotion', false, temoignageForm.promotionHelp)}
        {line('poste')}
        {line('entreprise')}
      </FieldGrid>
      <TextAreaField
        label={fields.contenu}
        required
        help={temoignageForm.contenuHelp(remaining)}
        rows={5}
        maxLength={limits.length.contenuTemoignage.max}
        {...bind('contenu')}
      />
      <SelectField label={fields.note} {...bind('note')}>
        <option value="">{temoignageForm.noNote}</option>
        {notes.map((note) => (
          <option key={note} value={note}>
            {temoignagesPage.note(note)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
