import { articleMessages } from '@centre/domain/messages/public';
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import type { Page } from '@playwright/test';
import {
  articleConflict,
  articleDrafts,
  articleEditor,
  articleSearchTexts,
  articlesTab,
} from '../../../web/src/dashboard/articles/articles.texts.ts';
import { common, unsavedForm } from '../../../web/src/dashboard/common.texts.ts';
import { pictureTexts } from '../../../web/src/dashboard/ui/pictures.texts.ts';
import { answerCalls, errorBody, refuseCalls } from '../../journeys/callable-answers.ts';
import { articles as known } from '../../journeys/news-page.ts';
import { answerFunction, emptyCollections, held, refuseCollections } from '../answers.ts';
import { inSequence, type Screen } from '../screen.ts';
import {
  waitForAnnouncement,
  asking,
  chooseFiles,
  press,
  waitForText,
  screensOf,
  fillField,
} from './section.ts';

const screen = screensOf('/articles');

const listed = waitForText(known.principal.titre);
const searching = (text: string) =>
  inSequence(listed, (page) => page.getByLabel(articleSearchTexts.label).fill(text));

const form = (page: Page) => page.locator('form [name=titre]').waitFor();
const saving = press(common.save);
const beginning = inSequence(listed, press(articlesTab.create), form);
const writing = inSequence(
  beginning,
  fillField('titre', 'Journée portes ouvertes'),
  fillField('contenu', 'Les ateliers se visitent samedi, de 8 h à midi.'),
);
const editing = inSequence(
  listed,
  async (page) => {
    const line = page.locator('tr, li').filter({ hasText: known.technical.titre });
    await line.getByRole('button', { name: common.edit }).click();
  },
  form,
);
const rewriting = inSequence(
  editing,
  fillField('contenu', 'Le tour a été mis en service ce lundi.'),
);

const refusal = (status: number, code: string) => ({
  arrange: (page: Page) =>
    refuseCalls(page, 'saveArticle', { status, code, message: saveFailed }),
});

const { saveFailed } = staffArticleMessages;
const breakdown = errorBody('INTERNAL', saveFailed, { incident: '0a1b2c3d' });

/** Screens of the articles; loading, empty and refused lists look alike in all sections. */
export const articles: readonly Screen[] = [
  screen('tableau-articles', inSequence(listed, waitForText(/^Principal$/))),
  screen('tableau-articles-lecture', listed, { account: 'lecture' }),
  screen('tableau-articles-en-chargement', waitForAnnouncement(articleMessages.loading), {
    arrange: held('articles'),
  }),
  screen('tableau-articles-vides', waitForText(articleMessages.empty), {
    arrange: emptyCollections('articles'),
  }),
  screen('tableau-articles-erreur', waitForText(articleMessages.loadFailed), {
    ...{ isApart: true, arrange: refuseCollections('articles') },
  }),
  screen(
    'tableau-articles-recherche',
    inSequence(searching('atelier'), waitForText(/articles? trouvés?/)),
  ),
  screen(
    'tableau-articles-introuvables',
    inSequence(searching('aucun-texte-ne-dit-cela'), waitForText(articleSearchTexts.nothing)),
  ),
  screen('tableau-article-nouveau', beginning),
  screen(
    'tableau-article-incomplet',
    inSequence(beginning, saving, waitForText(staffArticleMessages.required)),
  ),
  screen(
    'tableau-article-image',
    inSequence(writing, chooseFiles('atelier.jpg'), (page) =>
      page.getByAltText(pictureTexts.preview).waitFor(),
    ),
  ),
  screen(
    'tableau-article-principal',
    inSequence(
      writing,
      (page) => page.getByLabel(articleEditor.fields.isPrincipal).check(),
      (page) =>
        page.getByText(articleEditor.principal.replaces(known.principal.titre)).waitFor(),
    ),
  ),
  screen('tableau-article-modifie', editing),
  screen(
    'tableau-article-non-enregistre',
    inSequence(writing, saving, (page) => page.locator('form [role=alert]').waitFor()),
    { arrange: (page) => answerCalls(page, 'saveArticle', 500, breakdown) },
  ),
  screen(
    'tableau-article-enregistre',
    inSequence(writing, saving, waitForText(staffArticleMessages.saved)),
    { isFleeting: true, arrange: answerFunction('saveArticle') },
  ),
  screen(
    'tableau-article-abandon',
    inSequence(writing, press(common.cancel), asking(unsavedForm.question)),
  ),
  screen(
    'tableau-article-retrouve',
    inSequence(
      writing,
      (page) => page.reload(),
      (page) => page.getByText(articleDrafts.title).waitFor(),
    ),
  ),
  screen(
    'tableau-article-deux-versions',
    inSequence(rewriting, saving, (page) =>
      page.getByRole('dialog', { name: articleConflict.title }).waitFor(),
    ),
    refusal(409, 'ABORTED'),
  ),
  screen(
    'tableau-article-disparu',
    inSequence(rewriting, saving, waitForText(staffArticleMessages.gone)),
    refusal(404, 'NOT_FOUND'),
  ),
  screen(
    'tableau-article-a-supprimer',
    inSequence(listed, press(common.delete), asking(staffArticleMessages.confirmDelete)),
  ),
];
