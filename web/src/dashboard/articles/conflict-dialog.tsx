import { Box, Button, chakra, Heading } from '@chakra-ui/react';
import type { Article } from '@centre/domain/article/article';
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { useMemo, type ReactNode } from 'react';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { articleConflict as words, articleEditor, articlesTab } from './articles.texts.ts';
import { articleFields, type ArticleForm } from './article-form.ts';
import { difference, type Stretch } from './difference.ts';

interface ConflictDialogProps {
  readonly mine: ArticleForm;
  readonly theirs: Article;
  readonly onOverwrite: () => void;
  readonly onTakeTheirs: () => void;
  /** Back to the form, with nothing decided. */
  readonly onClose: () => void;
}

/** The member's version beside the one that was saved meanwhile, to choose one. */
export function ConflictDialog({
  mine,
  theirs,
  onOverwrite,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  const compared = useMemo(
    () =>
      articleFields.map((field) => {
        const texts = [mine, theirs].map((article) => sayField(article[field]));
        const [one = '', other = ''] = texts;
        return { field, isSame: one === other, ...difference(one, other) };
      }),
    [mine, theirs],
  );
  const differing = compared.filter(({ isSame }) => !isSame);
  const same = compared.filter(({ isSame }) => isSame);
  return (
    <ModalDialog
      title={words.title}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.goOn}
          </Button>
          <Button variant="outline" onClick={onTakeTheirs}>
            {words.takeTheirs}
          </Button>
          <Button onClick={onOverwrite}>{words.overwrite}</Button>
        </>
      }
    >
      <Box marginBottom="4">{staffArticleMessages.stale}</Box>
      <Box display="grid" gap="4" gridTemplateColumns={{ md: '1fr 1fr' }}>
        {(['one', 'other'] as const).map((side) => (
          <Version
            key={side}
            title={side === 'one' ? words.mine : words.theirs(theirs.dateModification)}
          >
            {differing.map(({ field, [side]: stretches }) => (
              <Value key={field} label={articleEditor.fields[field]} stretches={stretches} />
            ))}
          </Version>
        ))}
      </Box>
      <Box marginTop="4" fontSize="xs" color="ink.muted">
        {differing.length === 0
          ? words.sameText
          : same.length > 0 &&
            words.same(same.map(({ field }) => articleEditor.fields[field]).join(', '))}
      </Box>
    </ModalDialog>
  );
}

function sayField(value: string | boolean): string {
  if (typeof value === 'string') return value;
  return value ? articlesTab.principal : articlesTab.secondaire;
}

const Frame = chakra('section', {
  base: {
    minWidth: '0',
    padding: '4',
    borderWidth: '1px',
    borderRadius: 'card',
  },
});

interface VersionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Version({ title, children }: VersionProps) {
  return (
    // A stop of the Tab key, from which the arrows scroll a text that is longer than the window.
    <Frame aria-label={title} tabIndex={0}>
      <Heading as="h3" fontSize="md" marginBottom="3">
        {title}
      </Heading>
      {children}
    </Frame>
  );
}

const Changed = chakra('mark', {
  base: { background: 'call.soft', color: 'ink', boxShadow: 'inset 0 -2px 0 {colors.call}' },
});

interface ValueProps {
  readonly label: string;
  readonly stretches: readonly Stretch[];
}

function Value({ label, stretches }: ValueProps) {
  return (
    <Box marginBottom="3">
      <Box fontSize="xs" color="ink.muted">
        {label}
      </Box>
      <Box whiteSpace="pre-line">
        {stretches.map(({ text, isChanged }, index) =>
          isChanged ? <Changed key={index}>{text}</Changed> : text,
        )}
      </Box>
    </Box>
  );
}
