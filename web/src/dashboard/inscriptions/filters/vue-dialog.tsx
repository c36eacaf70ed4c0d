import { vueMessages } from '@centre/domain/messages/staff/inscription';
import { foldText } from '@centre/domain/text';
import { saveVueRequest } from '@centre/domain/inscription/vue-schema';
import { Box } from '@chakra-ui/react';
import { saveVue, type Vue } from '../../../data/staff/saved-vues.ts';
import { useCan } from '../../session/use-member.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-frames.tsx';
import { toast } from '../../ui/toaster.ts';
import { useRecordForm } from '../../ui/use-record-form.ts';
import { vueWords } from '../desk.texts.ts';

interface VueDialogProps {
  readonly own: readonly Vue[];
  readonly criteria: URLSearchParams;
  readonly onClose: () => void;
}

/** Asks for the name under which the filters and the order are saved. */
export function VueDialog({ own, criteria, onClose }: VueDialogProps) {
  const mayShare = useCan('inscriptions', 'write');
  const form = useRecordForm({
    initial: { nom: '', partagee: false },
    schema: saveVueRequest,
    requestOf: (typed) => ({ ...typed, criteres: Object.fromEntries(criteria) }),
  });
  const { nom, partagee } = form.values;
  const isTaken = own.some((vue) => foldText(vue.nom) === foldText(nom));

  async function save() {
    await saveVue({ nom, partagee, criteres: Object.fromEntries(criteria) });
    toast.success(vueMessages.saved(nom.trim()));
    onClose();
  }

  return (
    <FormDialog
      title={vueWords.save}
      isBusy={form.isBusy}
      isChanged={nom !== ''}
      problem={form.problem}
      onSubmit={() => form.submit(save, vueMessages.saveFailed)}
      onClose={onClose}
    >
      <div>{vueWords.lead}</div>
      <TextField
        required
        label={vueMessages.fields.nom}
        help={isTaken ? vueWords.replaces : vueWords.nomHelp}
        autoComplete="off"
        {...form.bind('nom')}
      />
      {mayShare && (
        <Box>
          <CheckBox
            checked={partagee}
            onChange={(isShared) => form.setValue('partagee', isShared)}
          >
            {vueWords.share}
          </CheckBox>
        </Box>
      )}
    </FormDialog>
  );
}
