import { Box, Button, chakra, Heading } from '@chakra-ui/react';
import type { Article } from '@centre/domain/article/article';
import { messages } from '@centre/domain/messages/messages';
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../data/callables.ts';
import { saveArticle, staffArticle } from '../../data/staff/staff-articles.ts';
import { DismissibleAlert, Notice } from '../ui/notice.tsx';
import { usePicture } from '../ui/use-picture.ts';
import { FormCard } from '../ui/form-frames.tsx';
import { toast } from '../ui/toaster.ts';
import { useRecordForm } from '../ui/use-record-form.ts';
import {
  articleConflict as conflict,
  articleDrafts,
  articleEditor as texts,
  articlesTab,
} from './articles.texts.ts';
import { ArticleFields, InfoBox } from './article-fields.tsx';
import {
  articleDraftPrefix,
  articleFields,
  type ArticleForm,
  articleRequest,
  articleRules,
  blankArticle,
  formOfArticle,
  isArticleChanged,
} from './article-form.ts';
import { ModalDialog } from '../ui/dialog.tsx';

interface ArticleEditorProps {
  readonly article: Article | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
  /** Called when the member chooses the saved version over `mine`. */
  readonly onTakeTheirs: (theirs: Article, mine: ArticleForm) => void;
}

/** Article form, displayed inline above the list. */
export function ArticleEditor({ article, onSaved, onClose, onTakeTheirs }: ArticleEditorProps) {
  const { form, initial, picture, isGone, theirs, setTheirs, send } = useArticleEditor(
    article,
    onSaved,
  );
  const { values, problem, setValue } = form;
  const isChanged = isArticleChanged(values, initial);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    root.current?.scrollIntoView({ block: 'start' });
    root.current?.querySelector<HTMLElement>('[name=titre]')?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={root}>
      <FormCard
        title={article ? texts.edit : texts.create}
        form={form}
        isChanged={isChanged || picture.status !== 'empty'}
        // Shown below, where it can be dismissed.
        problem={null}
        aside={<InfoBox />}
        onSubmit={() => send(article?.id)}
        onClose={() => {
          form.forget();
          onClose();
        }}
      >
        {form.isRestored && isChanged && !problem && (
          <Notice role="status">
            {articleDrafts.restored}{' '}
            <Button variant="outline" fontSize="sm" onClick={form.startOver}>
              {articleDrafts.startOver}
            </Button>
          </Notice>
        )}
        <ArticleFields
          form={form}
          picture={picture}
          article={article}
          wasPrincipal={initial.isPrincipal}
        />
        {problem && (
          <DismissibleAlert onDismiss={() => form.clearErrors('root')}>
            {problem}
            {isGone && (
              <Box marginTop="2">
                <Button
                  variant="outline"
                  fontSize="sm"
                  onClick={() => {
                    setValue('requestId', values.requestId || crypto.randomUUID());
                    void send(undefined);
                  }}
                >
                  {texts.saveAsNew}
                </Button>
              </Box>
            )}
          </DismissibleAlert>
        )}
      </FormCard>
      {theirs && (
        <ConflictDialog
          mine={values}
          theirs={theirs}
          onOverwrite={() => {
            setValue('version', theirs.version ?? 0);
            setTheirs(undefined);
            void send(theirs.id);
          }}
          onTakeTheirs={() => {
            form.forget();
            onTakeTheirs(theirs, values);
          }}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </div>
  );
}

/** State and submission of the article form; creates an article when `article` is undefined. */
function useArticleEditor(article: Article | undefined, onSaved: () => void) {
  const [initial] = useState(() => (article ? formOfArticle(article) : blankArticle()));
  const form = useRecordForm({
    initial,
    ...articleRules(article?.id),
    draft: articleDraftPrefix + (article?.id ?? ''),
  });
  const picture = usePicture({
    type: messages.photo.type,
    size: messages.photo.sizeInPicker,
  });
  const [isGone, setGone] = useState(false);
  const [theirs, setTheirs] = useState<Article>();

  function send(id: string | undefined) {
    setGone(false);
    return form.submit(async (typed) => {
      try {
        const image = await picture.send();
        await saveArticle({ ...articleRequest(typed, id), ...(image && { image }) });
      } catch (failure) {
        if (id === undefined || !(failure instanceof CallError)) throw failure;
        if (failure.code === 'not-found') failAsGone();
        if (failure.code !== 'aborted') throw failure;
        await loadTheirs(id);
        return;
      }
      form.forget();
      toast.success(staffArticleMessages.saved);
      onSaved();
    }, staffArticleMessages.saveFailed);
  }

  function failAsGone(): never {
    setGone(true);
    throw new CallError('refused', staffArticleMessages.gone);
  }

  async function loadTheirs(id: string) {
    const current = await staffArticle(id).catch((error: unknown) => {
      console.warn('The other version could not be read.', error);
      throw new CallError('refused', staffArticleMessages.stale);
    });
    if (current) setTheirs(current);
    else failAsGone();
  }

  return { form, initial, picture, isGone, theirs, setTheirs, send };
}

type Field = (typeof articleFields)[number];

interface ConflictDialogProps {
  readonly mine: ArticleForm;
  readonly theirs: Article;
  readonly onOverwrite: () => void;
  readonly onTakeTheirs: () => void;
  /** Returns to the form without a choice. */
  readonly onClose: () => void;
}

/** Edit conflict: the member's version beside the one saved meanwhile, to choose from. */
function ConflictDialog({
  mine,
  theirs,
  onOverwrite,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  const isEqual = (field: Field) => mine[field] === theirs[field];
  const differing = articleFields.filter((field) => !isEqual(field));
  const equal = articleFields.filter(isEqual);
  return (
    <ModalDialog
      title={conflict.title}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {conflict.goOn}
          </Button>
          <Button variant="outline" onClick={onTakeTheirs}>
            {conflict.takeTheirs}
          </Button>
          <Button onClick={onOverwrite}>{conflict.overwrite}</Button>
        </>
      }
    >
      <Box marginBottom="4">{staffArticleMessages.stale}</Box>
      <Box display="grid" gap="4" gridTemplateColumns={{ md: '1fr 1fr' }}>
        <Version title={conflict.mine} article={mine} fields={differing} />
        <Version
          title={conflict.theirs(theirs.dateModification)}
          article={theirs}
          fields={differing}
        />
      </Box>
      <Box marginTop="4" fontSize="xs" color="ink.muted">
        {differing.length === 0
          ? conflict.sameText
          : equal.length > 0 &&
            conflict.same(equal.map((field) => texts.fields[field]).join(', '))}
      </Box>
    </ModalDialog>
  );
}

function formatField(value: string | boolean): string {
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
    // Focusable, so that the arrow keys scroll a text longer than the window.
    <Frame aria-label={title} tabIndex={0}>
      <Heading as="h3" fontSize="md" marginBottom="3">
        {title}
      </Heading>
      {fields.map((field) => (
        <Box key={field} marginBottom="3">
          <Box fontSize="xs" color="ink.muted">
            {texts.fields[field]}
          </Box>
          <Box whiteSpace="pre-line">{formatField(article[field])}</Box>
        </Box>
      ))}
    </Frame>
  );
}
