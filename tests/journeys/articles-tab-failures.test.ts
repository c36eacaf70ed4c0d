/** @module-tag night */
import { staffArticleMessages } from '@centre/domain/messages/staff/content';
import { messages } from '@centre/domain/messages/messages';
import { expect, it } from 'vitest';
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

const refusal = errorBody('PERMISSION_DENIED', messages.guard.permission);

const failures: readonly Answer[] = [
  {
    what: 'its breakdown',
    status: 500,
    body: breakdown,
    said: staffArticleMessages.saveFailed,
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

it('keeps an article whatever its saving is answered, under a red alert', async () => {
  const { page, allowComplaint, expectComplaint } = await openArticles(visit, 'redaction');
  await writeArticle(page, 'Essai en échec', 'Gardé.');
  const alert = page.locator('form [role=alert]');
  for (const { what, status, body, said } of failures) {
    expectComplaint(new RegExp(`status of ${status} .*/saveArticle`));
    allowComplaint(/^Erreur lors de la sauvegarde CallError/);
    await answerCalls(page, 'saveArticle', status, body);
    await saveButton(page).click();
    await alert.waitFor();
    expect(await alert.innerText(), what).toBe(said);

    await alert.getByRole('button', { name: 'Fermer le message' }).click();
    expect(await alert.count(), what).toBe(0);
    expect(await control(page, 'titre').inputValue(), what).toBe('Essai en échec');
  }
});

it('tells of a deletion that fails once, or with the sentence of a refusal, and the line stays', async () => {
  const { page, allowComplaint, expectComplaint } = await openArticles(visit, 'redaction');
  const row = rowOf(page, technical.titre);
  for (const [status, body, sentence] of [
    [500, breakdown, staffArticleMessages.deleteFailed],
    [403, refusal, messages.guard.permission],
  ] as const) {
    expectComplaint(new RegExp(`status of ${status} .*/deleteArticle`));
    allowComplaint(/^Erreur lors de la suppression CallError/);
    await answerCalls(page, 'deleteArticle', status, body);
    await row.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText(sentence, { exact: true }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await row.count()).toBe(1);
  }
});
