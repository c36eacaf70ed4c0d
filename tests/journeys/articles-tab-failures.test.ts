import { messages } from '@centre/domain/messages';
import { describe, expect, it } from 'vitest';
import { control, openArticles, rowOf, saveButton, writeArticle } from './articles-tab-page.ts';
import { useBrowser } from './browser.ts';
import { answerCalls, errorBody } from './callable-answers.ts';
import { articles } from './news-page.ts';

const { visit } = useBrowser();
const { technical } = articles;

interface Answer {
  readonly what: string;
  readonly status: number;
  readonly body: string | object;
  /** What is said of it. */
  readonly said: string;
}

/** Of ours when it breaks down, whose words are not those of the place. */
const breakdown = errorBody('INTERNAL', 'Erreur', { incident: '0a1b2c3d' });

const failures: readonly Answer[] = [
  {
    what: 'its breakdown',
    status: 500,
    body: breakdown,
    said: messages.article.saveFailed,
  },
  {
    what: 'a broken gateway',
    status: 502,
    body: '<h1>Bad Gateway</h1>',
    said: 'Erreur HTTP: 502',
  },
  {
    what: 'an overload that is not its own',
    status: 503,
    body: errorBody('UNAVAILABLE', 'The service is currently unavailable.'),
    said: 'Erreur HTTP: 503',
  },
  {
    what: 'a page that is not there',
    status: 404,
    body: '<h1>Not Found</h1>',
    said: 'Erreur HTTP: 404',
  },
  {
    what: 'its refusal',
    status: 404,
    body: errorBody('NOT_FOUND', 'Élément introuvable'),
    said: 'Élément introuvable',
  },
];

describe('An article that is answered', () => {
  it.each(failures)('$what is kept, under a red alert', async ({ status, body, said }) => {
    const { page, complaints } = await openArticles(visit, 'redaction');
    await writeArticle(page, 'Essai en échec', 'Gardé.');
    await answerCalls(page, 'saveArticle', status, body);
    await saveButton(page).click();
    const alert = page.locator('form [role=alert]');
    await alert.getByText(said, { exact: true }).waitFor();

    await alert.getByRole('button', { name: 'Fermer le message' }).click();
    expect(await alert.count()).toBe(0);
    expect(await control(page, 'titre').inputValue()).toBe('Essai en échec');
    complaints.splice(0);
  });
});

describe('The deletion of an article', () => {
  it.each([
    ['once when the server breaks down', 500, breakdown, ''],
    [
      'with the sentence of a refusal',
      403,
      errorBody('PERMISSION_DENIED', messages.guard.permission),
      ` : ${messages.guard.permission}`,
    ],
  ])('that fails is told of %s, and the line is back', async (_, status, body, reason) => {
    const { page, complaints } = await openArticles(visit, 'redaction');
    const row = rowOf(page, technical.titre);
    await answerCalls(page, 'deleteArticle', status, body);
    await row.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await row.waitFor({ state: 'detached' });
    const sentence = `${messages.article.deleteFailed}${reason}`;
    await page.getByText(sentence, { exact: true }).waitFor();
    await row.waitFor();
    complaints.splice(0);
  });
});
