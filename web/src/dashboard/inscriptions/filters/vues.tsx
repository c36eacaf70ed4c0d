import { vueMessages } from '@centre/domain/messages/staff/inscription';
import { Box, Button, Flex } from '@chakra-ui/react';
import { BookmarkPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteVue, useVues, type Vue } from '../../../data/staff/saved-vues.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { common } from '../../common.texts.ts';
import { useMember } from '../../session/use-member.ts';
import { sentenceOf } from '../../ui/failure-sentence.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Select } from '../../ui/field.tsx';
import { IconAction } from '../../ui/icon-action.tsx';
import { toast } from '../../ui/toaster.ts';
import { usePreload } from '../../ui/use-preload.ts';
import { vueWords } from '../desk.texts.ts';
import { writeAddress, type ListChoice } from './address.ts';

const VueDialog = lazyComponent(async () => (await import('./vue-dialog.tsx')).VueDialog, null);

const paramsOf = ({ criteres }: Vue) => new URLSearchParams(criteres);

/** The same whatever the order of the parameters. */
function sorted(params: URLSearchParams): string {
  const copy = new URLSearchParams(params);
  copy.sort();
  return String(copy);
}

/** The saved views: to choose one, to save the filters as they are, to delete one's own. */
export function Vues({ choice }: { readonly choice: ListChoice }) {
  const { own, others, isFailed, isLoading, reload } = useVues(useMember().id);
  const [chosen, setChosen] = useState('');
  const [shown, setShown] = useState<'save' | 'delete'>();
  usePreload(VueDialog);
  const all = [...own, ...others];
  const criteria = writeAddress({ ...choice, open: '' });
  const fitting = all.filter((vue) => sorted(paramsOf(vue)) === sorted(criteria));
  const current = fitting.find(({ id }) => id === chosen) ?? fitting[0];
  const close = () => setShown(undefined);

  async function remove({ id }: Vue) {
    close();
    try {
      await deleteVue(id);
      toast.success(vueMessages.deleted);
    } catch (failure) {
      toast.error(sentenceOf(failure, vueMessages.deleteFailed));
    }
  }

  if (isFailed) {
    return (
      <Flex align="center" gap="3" wrap="wrap" color="ink.muted">
        {vueWords.failed}
        <Button variant="outline" size="sm" onClick={reload}>
          {common.retry}
        </Button>
      </Flex>
    );
  }
  const group = (label: string, vues: readonly Vue[], nameOf: (vue: Vue) => string) =>
    vues.length > 0 && (
      <optgroup label={label}>
        {vues.map((vue) => (
          <option key={vue.id} value={vue.id}>
            {nameOf(vue)}
          </option>
        ))}
      </optgroup>
    );
  return (
    <Flex
      align="center"
      gap="2"
      wrap="wrap"
      flex={{ base: '1 1 100%', md: '0 0 auto' }}
      marginInlineStart={{ md: 'auto' }}
    >
      {/* A width: WebKit and Firefox leave the basis out when they say how wide the row is. */}
      <Box flex={{ base: '1 1 220px', md: 'none' }} width={{ md: '240px' }}>
        <Select
          aria-label={vueWords.label}
          value={current?.id ?? ''}
          onChange={({ target }) => {
            const vue = all.find(({ id }) => id === target.value);
            if (!vue) return;
            setChosen(vue.id);
            choice.apply(paramsOf(vue));
          }}
        >
          <option value="">
            {isLoading ? common.loading : all.length === 0 ? vueWords.none : vueWords.choose}
          </option>
          {group(vueWords.own, own, ({ nom, partagee }) =>
            partagee ? vueWords.shared(nom) : nom,
          )}
          {group(vueWords.others, others, ({ nom, par }) => vueWords.by(nom, par))}
        </Select>
      </Box>
      {current && own.includes(current) && (
        <IconAction
          icon={Trash2}
          label={vueWords.remove}
          _hover={{ color: 'danger' }}
          onClick={() => setShown('delete')}
        />
      )}
      <Button variant="outline" size="sm" onClick={() => setShown('save')}>
        <BookmarkPlus size={16} aria-hidden />
        {vueWords.save}
      </Button>
      {shown === 'save' && <VueDialog own={own} criteria={criteria} onClose={close} />}
      {shown === 'delete' && current && (
        <ConfirmDialog
          question={vueWords.confirmRemove(current.nom)}
          onConfirm={() => void remove(current)}
          onCancel={close}
        />
      )}
    </Flex>
  );
}
