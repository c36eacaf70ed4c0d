import { chakra, Flex, Heading } from '@chakra-ui/react';
import { temoignageMessages } from '@centre/domain/public-messages';
import { staffTemoignageMessages } from '@centre/domain/staff/temoignage-messages';
import type { TemoignageStatut } from '@centre/domain/temoignage';
import { useState, type SyntheticEvent } from 'react';
import { common } from '../../content/dashboard/common.ts';
import { temoignageForm, waitingCopy } from '../../content/dashboard/temoignages.ts';
import { CommandFailure } from '../../data/callables.ts';
import { saveTemoignage } from '../../data/staff-temoignages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../ui/toaster.ts';
import { PictureField } from '../shared/picture-field.tsx';
import { usePictureUpload } from '../shared/picture-upload.ts';
import { useDraft } from '../shared/use-draft.ts';
import { useLeaving } from '../shared/use-leaving.tsx';
import { useSubmission } from '../shared/use-submission.ts';
import { TemoignageFields } from './temoignage-fields.tsx';
import { blankForm, errorsOf, isIncomplete, requestOf } from './temoignage-form.ts';
import type { Waiting } from './use-waiting.ts';

interface AddFormProps {
  readonly waiting: Waiting;
  readonly onClose: () => void;
}

const pictureSays = { type: temoignageMessages.imageType, size: temoignageMessages.imageSize };

/** A new testimonial. What is typed outlives a reload; without a server it is kept as a copy. */
export function AddForm({ waiting, onClose }: AddFormProps) {
  // Made once per testimonial, so that sending it again makes no second one.
  const [blank] = useState(() => ({ ...blankForm, requestId: crypto.randomUUID() }));
  const { form: draft, isRestored, change, reset } = useDraft('temoignage', blank);
  const { requestId, ...form } = draft;
  const isFilled = Object.values(form).some((text) => text !== '');
  const upload = usePictureUpload(pictureSays);
  const { form: frame, errors, problem, isBusy, complain, submit } = useSubmission();
  const { leave, question } = useLeaving(isFilled || upload.status !== 'empty', close);

  function close() {
    upload.reset();
    reset();
    onClose();
  }

  function send(statut?: TemoignageStatut) {
    const found = errorsOf(form);
    if (Object.keys(found).length > 0) {
      complain(found, isIncomplete(form) ? temoignageMessages.required : undefined);
      return;
    }
    const request = { ...requestOf(form), requestId, ...(statut && { statut }) };
    void submit(async () => {
      try {
        // Without a network there is no point in beginning to send the portrait.
        if (!navigator.onLine) throw new CommandFailure('unreachable', waitingCopy.kept);
        const photo = await upload.send();
        await saveTemoignage({ ...request, ...(photo && { photo }) });
        toast.success(staffTemoignageMessages.added);
      } catch (failure) {
        if (!(failure instanceof CommandFailure) || failure.kind !== 'unreachable')
          throw failure;
        await keep(request);
      }
      close();
    }, staffTemoignageMessages.addFailed);
  }

  async function keep(request: ReturnType<typeof requestOf> & { requestId: string }) {
    try {
      const portrait = await upload.prepared();
      await waiting.keep({ request, ...(portrait && { portrait }), writtenAt: Date.now() });
    } catch (error) {
      console.error('The copy could not be kept.', error);
      throw new CommandFailure('unreachable', waitingCopy.storageFailed);
    }
    toast.info(waitingCopy.kept);
  }

  return (
    <Card as="section" padding="4" aria-label={temoignageForm.addTitle}>
      <Heading as="h2" fontSize="lg" marginBottom="4">
        {temoignageForm.addTitle}
      </Heading>
      <chakra.form
        ref={frame}
        display="grid"
        gap="4"
        maxWidth="720px"
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          send();
        }}
      >
        {isRestored && <Notice>{temoignageForm.restored}</Notice>}
        <TemoignageFields
          form={form}
          errors={errors}
          onChange={(next) => change({ ...next, requestId })}
        />
        <PictureField upload={upload} label={temoignageForm.fields.photo} name="photo" />
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
            {problem === temoignageMessages.limit && (
              <Flex marginTop="3">
                <Button look="quiet" disabled={isBusy} onClick={() => send('brouillon')}>
                  {temoignageForm.saveAsDraft}
                </Button>
              </Flex>
            )}
          </Notice>
        )}
        <Flex gap="3" wrap="wrap">
          <Button type="submit" disabled={isBusy}>
            {isBusy ? common.saving : temoignageForm.submit}
          </Button>
          <Button look="quiet" disabled={isBusy} onClick={leave}>
            {common.cancel}
          </Button>
        </Flex>
      </chakra.form>
      {question}
    </Card>
  );
}
