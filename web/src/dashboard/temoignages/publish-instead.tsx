import { temoignageMessages } from '@centre/domain/messages/public';
import { staffTemoignageMessages as says } from '@centre/domain/messages/staff/content';
import type { Temoignage } from '@centre/domain/temoignage/temoignage';
import { setTemoignageStatut } from '../../data/staff/temoignage-commands.ts';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-frames.tsx';
import { toast } from '../ui/toaster.ts';
import { useRecordForm } from '../ui/use-record-form.ts';
import { insteadWords, temoignagesTab } from './temoignages.texts.ts';

interface PublishInsteadProps {
  readonly id: string;
  /** The published ones. */
  readonly choices: readonly Temoignage[];
  readonly onClose: () => void;
}

/** Publishes a draft in the place of a published one, which becomes a draft. */
export function PublishInstead({ id, choices, onClose }: PublishInsteadProps) {
  const form = useRecordForm({ initial: { instead: '' }, problemsOf });

  async function publish({ instead }: typeof form.values) {
    await setTemoignageStatut(id, 'publie', instead);
    toast.success(says.published);
    onClose();
  }

  return (
    <FormDialog
      title={insteadWords.title}
      isBusy={form.isBusy}
      isChanged={false}
      problem={form.problem}
      save={insteadWords.submit}
      saving={insteadWords.saving}
      onSubmit={() => form.submit(publish, says.statutFailed)}
      onClose={onClose}
    >
      <Notice tone="warning">{says.limit}</Notice>
      <SelectField
        label={insteadWords.label}
        help={insteadWords.help}
        required
        {...form.bind('instead')}
      >
        <option value="">{insteadWords.none}</option>
        {choices.map(({ id: choice, prenom, nom }) => (
          <option key={choice} value={choice}>
            {temoignagesTab.nameOf(prenom, nom) || temoignageMessages.anonymous}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}

const problemsOf = ({ instead }: { readonly instead: string }) => ({
  ...(instead === '' && { instead: insteadWords.missing }),
});
