import { Box, Button, chakra, Heading } from '@chakra-ui/react';
import type { Article } from '@centre/domain/article/article';
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { ModalDialog } from '../ui/dialog.tsx';
import { articleConflict as words, articleEditor, articlesTab } from './articles.texts.ts';
import { articleFields, type ArticleForm } from './article-form.ts';

type Field = (typeof articleFields)[number];

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
  const isSame = (field: Field) => mine[field] === theirs[field];
  const differing = articleFields.filter((field) => !isSame(field));
  const same = articleFields.filter(isSame);
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
        <Version title={words.mine} article={mine} fields={differing} />
        <Version
          title={words.theirs(theirs.dateModification)}
          article={theirs}
          fields={differing}
        />
      </Box>
      <Box marginTop="4" fontSize="xs" color="ink.muted">
        {differing.length === 0
          ? words.sameText
          : same.length > 0 &&
            words.same(same.map((field) => articleEditor.fields[field]).join(', '))}
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
  readonly article: Pick<ArticleForm, Field>;
  readonly fields: readonly Field[];
}

function Version({ title, article, fields }: VersionProps) {
  return (
    // A stop of the Tab key, from which the arrows scroll a text that is longer than the window.
    <Frame aria-label={title} tabIndex={0}>
      <Heading as="h3" fontSize="md" marginBottom="3">
        {title}
      </Heading>
      {fields.map((field) => (
        <Box key={field} marginBottom="3">
          <Box fontSize="xs" color="ink.muted">
            {articleEditor.fields[field]}
          </Box>
          <Box whiteSpace="pre-line">{sayField(article[field])}</Box>
        </Box>
      ))}
    </Frame>
  );
}
