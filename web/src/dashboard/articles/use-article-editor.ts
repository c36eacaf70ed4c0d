import { messages } from '@centre/domain/messages';
import { staffArticleMessages } from '@centre/domain/staff/content-messages';
import { useRef, useState } from 'react';
import { CommandFailure } from '../../data/callables.ts';
import { saveArticle, type StaffArticle, staffArticle } from '../../data/staff-articles.ts';
import { toast } from '../ui/toaster.ts';
import { sentenceOf } from '../shared/failure-sentence.ts';
import { focusFirstError } from '../shared/focus-first-error.ts';
import { usePictureUpload } from '../shared/picture-upload.ts';
import { useDraft } from '../shared/use-draft.ts';
import { articleDraftName } from './article-drafts.ts';
import {
  articleErrors,
  articleRequest,
  blankArticle,
  formOfArticle,
  isArticleChanged,
  type ArticleForm,
} from './article-form.ts';

const pictureRules = { type: messages.photo.type, size: messages.photo.sizeInPicker };

/** Why the article was not saved. */
interface Problem {
  /** Undefined once it was dismissed: what is wrong with the fields is still said there. */
  readonly text: string | undefined;
  /** What is wrong with each field, by its name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whether the article is no longer there, so that only a new one can be made of the text. */
  readonly isGone: boolean;
}

/**
 * The form of an article and its saving.
 *
 * @param article undefined for a new one.
 */
export function useArticleEditor(article: StaffArticle | undefined, onSaved: () => void) {
  const [beginning] = useState(() => (article ? formOfArticle(article) : blankArticle()));
  const draft = useDraft(articleDraftName(article?.id), beginning);
  const upload = usePictureUpload(pictureRules);
  const frame = useRef<HTMLFormElement>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<StaffArticle>();
  const { form } = draft;

  function fail(text: string, fields: Problem['fields'] = {}, isGone = false) {
    setProblem({ text, fields, isGone });
    focusFirstError(frame.current);
  }

  async function send(sent: ArticleForm, id: string | undefined) {
    setProblem(undefined);
    setIsSaving(true);
    try {
      const image = await upload.send();
      await saveArticle({ ...articleRequest(sent, id), ...(image && { image }) });
      draft.reset();
      toast.success(staffArticleMessages.saved);
      onSaved();
    } catch (error) {
      await explain(error, id);
    } finally {
      setIsSaving(false);
    }
  }

  async function explain(error: unknown, id: string | undefined) {
    const { code, fields } = error instanceof CommandFailure ? error : { code: '', fields: {} };
    if (code === 'not-found' && id !== undefined) {
      fail(staffArticleMessages.gone, {}, true);
    } else if (code === 'aborted' && id !== undefined) {
      await compare(id);
    } else {
      fail(sentenceOf(error, messages.article.saveFailed), fields);
    }
  }

  async function compare(id: string) {
    try {
      const current = await staffArticle(id);
      if (current) setTheirs(current);
      else fail(staffArticleMessages.gone, {}, true);
    } catch (error) {
      console.warn('The other version could not be read.', error);
      fail(staffArticleMessages.stale);
    }
  }

  return {
    form,
    frame,
    upload,
    isSaving,
    problem,
    theirs,
    wasPrincipal: beginning.isPrincipal,
    isRestored: draft.isRestored && isArticleChanged(form, beginning),
    isChanged: isArticleChanged(form, beginning) || upload.status !== 'empty',
    change: (change: Partial<ArticleForm>) => {
      draft.change({ ...form, ...change });
      if (problem) setProblem({ ...problem, fields: without(problem.fields, change) });
    },
    save: () => {
      const errors = articleErrors(form);
      if (Object.keys(errors).length > 0) fail(messages.article.required, errors);
      else void send(form, article?.id);
    },
    /** Saves the member's text in place of what somebody else saved. */
    overwrite: () => {
      if (!theirs) return;
      const renewed = { ...form, version: theirs.version };
      draft.change(renewed);
      setTheirs(undefined);
      void send(renewed, theirs.id);
    },
    saveAsNew: () => {
      const renewed = { ...form, requestId: form.requestId || crypto.randomUUID() };
      draft.change(renewed);
      void send(renewed, undefined);
    },
    dismissProblem: () => {
      if (problem) setProblem({ ...problem, text: undefined });
    },
    closeComparison: () => setTheirs(undefined),
    forget: draft.reset,
  };
}

export type ArticleEditorState = ReturnType<typeof useArticleEditor>;

function without(fields: Problem['fields'], change: object): Problem['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in change)));
}
