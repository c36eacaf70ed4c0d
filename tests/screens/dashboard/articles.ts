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
import { imageBytes } from '../../factories/image-bytes.ts';
import { answerCalls, errorBody, refuseCalls } from '../../journeys/callable-answers.ts';
import { articles as known } from '../../journeys/news-page.ts';
import { all, answered } from '../calls.ts';
import { emptied, held, refused } from '../queries.ts';
import type { Screen } from '../screen.ts';
import { account, button, dialog, dialogButton, saying } from './section.ts';

const address = '/dashboard/articles';
const usual = { address, account } as const;

const listed = saying(known.principal.titre);
const typed = (page: Page, name: string) => page.locator(`form [name=${name}]`);

const searching = (text: string) => async (page: Page) => {
  await listed(page);
  await page.getByLabel(articleSearchWords.label).fill(text);
};

async function beginning(page: Page): Promise<void> {
  await listed(page);
  await button(page, articlesTab.create).first().click();
  await typed(page, 'titre').waitFor();
}

const writing = all(beginning, async (page) => {
  await typed(page, 'titre').fill('Journée portes ouvertes');
  await typed(page, 'contenu').fill('Les ateliers se visitent samedi, de 8 h à midi.');
});

async function editing(page: Page): Promise<void> {
  await listed(page);
  const line = page.locator('tr, li').filter({ hasText: known.technical.titre });
  await line.getByRole('button', { name: common.edit }).click();
  await typed(page, 'titre').waitFor();
}

const saving = async (page: Page) => button(page, common.save).click();

const rewriting = all(editing, async (page) => {
  await typed(page, 'contenu').fill('Le tour a été mis en service ce lundi.');
});

async function deleting(page: Page): Promise<void> {
  await listed(page);
  await button(page, common.delete).last().click();
  await dialog(page).getByText(staffArticleMessages.confirmDelete).waitFor();
}

const refusal = (status: number, code: string) => (page: Page) =>
  refuseCalls(page, 'saveArticle', { status, code, message: staffArticleMessages.saveFailed });

const breakdown = errorBody('INTERNAL', staffArticleMessages.saveFailed, {
  incident: '0a1b2c3d',
});

/** The articles of the dashboard. */
export const articles: readonly Screen[] = [
  { ...usual, name: 'tableau-articles', reach: all(listed, saying(/^Principal$/)) },
  { ...usual, name: 'tableau-articles-lecture', account: 'lecture', reach: listed },
  { ...usual, name: 'tableau-articles-redaction', account: 'redaction', reach: listed },
  {
    ...usual,
    name: 'tableau-articles-en-chargement',
    arrange: held('articles'),
    reach: async (page) => {
      await page.getByText(articleMessages.loading).waitFor({ state: 'attached' });
    },
  },
  {
    ...usual,
    name: 'tableau-articles-vides',
    arrange: emptied('articles'),
    reach: saying(articleMessages.empty),
  },
  {
    ...usual,
    name: 'tableau-articles-erreur',
    isApart: true,
    arrange: refused('articles'),
    reach: saying(articleMessages.loadFailed),
  },
  {
    ...usual,
    name: 'tableau-articles-recherche',
    reach: all(searching('atelier'), saying(/articles? trouvés?/)),
  },
  {
    ...usual,
    name: 'tableau-articles-introuvables',
    reach: all(searching('aucun-texte-ne-dit-cela'), saying(articleSearchWords.nothing)),
  },
  { ...usual, name: 'tableau-article-nouveau', reach: beginning },
  {
    ...usual,
    name: 'tableau-article-incomplet',
    reach: all(beginning, saving, saying(staffArticleMessages.required)),
  },
  {
    ...usual,
    name: 'tableau-article-image',
    reach: all(writing, async (page) => {
      const buffer = await imageBytes({ width: 640, height: 400 });
      const file = { name: 'atelier.jpg', mimeType: 'image/jpeg', buffer };
      await typed(page, 'image').setInputFiles(file);
      await page.getByAltText(pictureWords.preview).waitFor();
    }),
  },
  {
    ...usual,
    name: 'tableau-article-principal',
    reach: all(writing, async (page) => {
      await page.getByLabel(articleEditor.fields.isPrincipal).check();
      await page.getByText(articleEditor.principal.replaces(known.principal.titre)).waitFor();
    }),
  },
  { ...usual, name: 'tableau-article-modifie', reach: editing },
  {
    ...usual,
    name: 'tableau-article-non-enregistre',
    arrange: (page) => answerCalls(page, 'saveArticle', 500, breakdown),
    reach: all(writing, saving, async (page) => {
      await page.locator('form [role=alert]').waitFor();
    }),
  },
  {
    ...usual,
    name: 'tableau-article-enregistre',
    isFleeting: true,
    arrange: answered('saveArticle'),
    reach: all(writing, saving, saying(staffArticleMessages.saved)),
  },
  {
    ...usual,
    name: 'tableau-article-abandon',
    reach: all(writing, async (page) => {
      await button(page, common.cancel).click();
      await dialog(page).getByText(leaving.question).waitFor();
    }),
  },
  {
    ...usual,
    name: 'tableau-article-retrouve',
    reach: all(writing, async (page) => {
      await page.reload();
      await page.getByText(articleDrafts.title).waitFor();
    }),
  },
  {
    ...usual,
    name: 'tableau-article-deux-versions',
    arrange: refusal(409, 'ABORTED'),
    reach: all(rewriting, saving, async (page) => {
      await page.getByRole('dialog', { name: articleConflict.title }).waitFor();
    }),
  },
  {
    ...usual,
    name: 'tableau-article-disparu',
    arrange: refusal(404, 'NOT_FOUND'),
    reach: all(rewriting, saving, saying(staffArticleMessages.gone)),
  },
  { ...usual, name: 'tableau-article-a-supprimer', reach: deleting },
  {
    ...usual,
    name: 'tableau-article-supprime',
    isFleeting: true,
    arrange: answered('deleteArticle'),
    reach: all(deleting, async (page) => {
      await dialogButton(page, common.delete).click();
      await page.getByText(staffArticleMessages.deleted).waitFor();
    }),
  },
];
