import { articleMessages } from '@centre/domain/messages/public';
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import type { Page } from '@playwright/test';
import {
  articleConflict,
  articleDrafts,
  articleEditor,
  articleSearchWords,
  articlesTab,
} from '../../../web/src/dashboard/articles/articles.texts.ts';
import { common, leaving } from '../../../web/src/dashboard/common.texts.ts';
import { pictureWords } from '../../../web/src/dashboard/ui/pictures.texts.ts';
import { answerCalls, errorBody, refuseCalls } from '../../journeys/callable-answers.ts';
import { articles as known } from '../../journeys/news-page.ts';
import { answered, emptied, held, refused } from '../answers.ts';
import { all, type Screen } from '../screen.ts';
import {
  announcing,
  asking,
  choosing,
  pressing,
  saying,
  screensOf,
  typing,
} from './section.ts';

const screen = screensOf('/articles');

const listed = saying(known.principal.titre);
const searching = (text: string) =>
  all(listed, (page) => page.getByLabel(articleSearchWords.label).fill(text));

const form = (page: Page) => page.locator('form [name=titre]').waitFor();
const saving = pressing(common.save);
const beginning = all(listed, pressing(articlesTab.create), form);
const writing = all(
  beginning,
  typing('titre', 'Journée portes ouvertes'),
  typing('contenu', 'Les ateliers se visitent samedi, de 8 h à midi.'),
);
const editing = all(
  listed,
  async (page) => {
    const line = page.locator('tr, li').filter({ hasText: known.technical.titre });
    await line.getByRole('button', { name: common.edit }).click();
  },
  form,
);
const rewriting = all(editing, typing('contenu', 'Le tour a été mis en service ce lundi.'));

const refusal = (status: number, code: string) => ({
  arrange: (page: Page) =>
    refuseCalls(page, 'saveArticle', { status, code, message: saveFailed }),
});

const { saveFailed } = staffArticleMessages;
const breakdown = errorBody('INTERNAL', saveFailed, { incident: '0a1b2c3d' });

/** The articles of the dashboard; their loading, emptiness and refusal are those of all lists. */
export const articles: readonly Screen[] = [
  screen('tableau-articles', all(listed, saying(/^Principal$/))),
  screen('tableau-articles-lecture', listed, { account: 'lecture' }),
  screen('tableau-articles-en-chargement', announcing(articleMessages.loading), {
    arrange: held('articles'),
  }),
  screen('tableau-articles-vides', saying(articleMessages.empty), {
    arrange: emptied('articles'),
  }),
  screen('tableau-articles-erreur', saying(articleMessages.loadFailed), {
    ...{ isApart: true, arrange: refused('articles') },
  }),
  screen('tableau-articles-recherche', all(searching('atelier'), saying(/articles? trouvés?/))),
  screen(
    'tableau-articles-introuvables',
    all(searching('aucun-texte-ne-dit-cela'), saying(articleSearchWords.nothing)),
  ),
  screen('tableau-article-nouveau', beginning),
  screen(
    'tableau-article-incomplet',
    all(beginning, saving, saying(staffArticleMessages.required)),
  ),
  screen(
    'tableau-article-image',
    all(writing, choosing('atelier.jpg'), (page) =>
      page.getByAltText(pictureWords.preview).waitFor(),
    ),
  ),
  screen(
    'tableau-article-principal',
    all(
      writing,
      (page) => page.getByLabel(articleEditor.fields.isPrincipal).check(),
      (page) =>
        page.getByText(articleEditor.principal.replaces(known.principal.titre)).waitFor(),
    ),
  ),
  screen('tableau-article-modifie', editing),
  screen(
    'tableau-article-non-enregistre',
    all(writing, saving, (page) => page.locator('form [role=alert]').waitFor()),
    { arrange: (page) => answerCalls(page, 'saveArticle', 500, breakdown) },
  ),
  screen(
    'tableau-article-enregistre',
    all(writing, saving, saying(staffArticleMessages.saved)),
    { isFleeting: true, arrange: answered('saveArticle') },
  ),
  screen(
    'tableau-article-abandon',
    all(writing, pressing(common.cancel), asking(leaving.question)),
  ),
  screen(
    'tableau-article-retrouve',
    all(
      writing,
      (page) => page.reload(),
      (page) => page.getByText(articleDrafts.title).waitFor(),
    ),
  ),
  screen(
    'tableau-article-deux-versions',
    all(rewriting, saving, (page) =>
      page.getByRole('dialog', { name: articleConflict.title }).waitFor(),
    ),
    refusal(409, 'ABORTED'),
  ),
  screen(
    'tableau-article-disparu',
    all(rewriting, saving, saying(staffArticleMessages.gone)),
    refusal(404, 'NOT_FOUND'),
  ),
  screen(
    'tableau-article-a-supprimer',
    all(listed, pressing(common.delete), asking(staffArticleMessages.confirmDelete)),
  ),
];
