import { keyWords } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { expect, test, wide } from './browser.ts';
import {
  anApplicant,
  details,
  newTag,
  openDesk,
  rows,
  search,
  searchField,
} from './desk-page.ts';

test.describe('The keys', { tag: '@night' }, () => {
  test('search, move, open and close, and are listed', async ({ visit }) => {
    const tag = newTag();
    const second = await anApplicant({ nom: `${tag}a` });
    await anApplicant({ nom: `${tag}b` });
    const { page } = await openDesk(visit, 'scolarite', wide);
    await rows(page).first().waitFor();
    await page.keyboard.press('/');
    // A search that would find the same two would leave their rows to be taken away under the keys.
    await page.keyboard.type('?');
    expect(await searchField(page).inputValue()).toBe('?');
    await search(page, tag, 2);
    await page.keyboard.press('Escape');

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await details(page, second).getByText(second.reference).waitFor();
    await page.keyboard.press('Escape');
    await details(page, second).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');

    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: keyWords.title }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: keyWords.title }).click();
    await page.getByRole('dialog', { name: keyWords.title }).waitFor();
  });
});
