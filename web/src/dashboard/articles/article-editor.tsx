import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { useEffect } from 'react';
import { articleDrafts, articleEditor as words } from '../../content/dashboard/articles.ts';
import { common } from '../../content/dashboard/common.ts';
import type { StaffArticle } from '../../data/staff-articles.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DismissibleAlert } from '../shared/dismissible-alert.tsx';
import { useLeaving } from '../shared/use-leaving.tsx';
import { ArticleFields } from './article-fields.tsx';
import type { ArticleForm } from './article-form.ts';
import { ConflictWindow } from './conflict-window.tsx';
import { InfoBox } from './info-box.tsx';
import { useArticleEditor } from './use-article-editor.ts';

interface ArticleEditorProps {
  /** Undefined for a new one. */
  readonly article: StaffArticle | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
  /** The member prefers what somebody else saved to `mine`. */
  readonly onTakeTheirs: (theirs: StaffArticle, mine: ArticleForm) => void;
}

const Form = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
});

/** The form of an article, in the section itself. */
export function ArticleEditor({ article, onSaved, onClose, onTakeTheirs }: ArticleEditorProps) {
  const editor = useArticleEditor(article, onSaved);
  const { form, frame, problem, theirs, isSaving } = editor;
  const { leave, question } = useLeaving(editor.isChanged, close);

  useEffect(() => {
    const card = frame.current?.closest('section');
    card?.scrollIntoView({ block: 'start' });
    frame.current?.querySelector<HTMLElement>('[name=titre]')?.focus({ preventScroll: true });
  }, [frame]);

  function close() {
    editor.forget();
    onClose();
  }

  return (
    <Card
      as="section"
      aria-labelledby="saisie-article"
      padding={{ base: '4', md: '5' }}
      marginBottom="4"
    >
      <Heading as="h2" id="saisie-article" fontSize="lg" marginBottom="4">
        {article ? words.edit : words.create}
      </Heading>
      <Box
        display="grid"
        gap={{ base: '4', lg: '8' }}
        gridTemplateColumns={{ lg: 'minmax(0, 860px) minmax(240px, 1fr)' }}
        alignItems="start"
      >
        <Box order={{ lg: '2' }}>
          <InfoBox />
        </Box>
        <Form
          ref={frame}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            editor.save();
          }}
        >
          {editor.isRestored && !problem && (
            <Notice role="status">
              {articleDrafts.restored}{' '}
              <Button look="quiet" fontSize="sm" onClick={editor.forget}>
                {articleDrafts.startOver}
              </Button>
            </Notice>
          )}
          <ArticleFields editor={editor} article={article} />
          {problem?.text && (
            <DismissibleAlert onDismiss={editor.dismissProblem}>
              {problem.text}
              {problem.isGone && (
                <Box marginTop="2">
                  <Button look="quiet" fontSize="sm" onClick={editor.saveAsNew}>
                    {words.saveAsNew}
                  </Button>
                </Box>
              )}
            </DismissibleAlert>
          )}
          <Flex gap="3" wrap="wrap">
            <Button type="submit" disabled={isSaving}>
              {isSaving ? common.saving : common.save}
            </Button>
            <Button look="quiet" disabled={isSaving} onClick={leave}>
              {common.cancel}
            </Button>
          </Flex>
        </Form>
      </Box>
      {question}
      {theirs && (
        <ConflictWindow
          mine={form}
          theirs={theirs}
          onOverwrite={editor.overwrite}
          onTakeTheirs={() => {
            editor.forget();
            onTakeTheirs(theirs, form);
          }}
          onClose={editor.closeComparison}
        />
      )}
    </Card>
  );
}
