import { randomUUID } from 'node:crypto';
import { firstCampagne } from '@centre/domain/campagne/campagne';
import type { Page } from '@playwright/test';
import { firestore } from '../../functions/src/data/admin.ts';
import { storeInscription } from '../../functions/src/data/inscription/inscriptions.ts';
import { bilanTab } from '../../web/src/dashboard/bilan/bilan.texts.ts';
import { exportFormats, exportWords } from '../../web/src/texts/exports.texts.ts';
import { filterWords } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { enrolmentForm } from '../factories/enrolment-request.ts';
import { expect, keepCollections, narrow, test, wide } from './browser.ts';
import { newTag, openDesk, rows, search, searchField } from './desk-page.ts';
import { downloaded } from './downloads.ts';

keepCollections('reglages', 'inscriptions', 'registres', 'references');

// Far from those of other tests.
const [campagne, precedente] = ['2071-2072', '2070-2071'];
const [nom, earlier] = [newTag(), newTag()];

const send = (year: string, sexe: string, lieuResidence: string, name = nom) =>
  storeInscription(
    randomUUID(),
    enrolmentForm({ nom: name, sexe, lieuResidence, email: '', telephone: '' }),
    { campagne: year },
  );

test.beforeAll(async () => {
  for (let count = 0; count < 7; count++) await send(campagne, 'masculin', 'Lomé');
  for (let count = 0; count < 2; count++) await send(campagne, 'feminin', 'Kara');
  await send(precedente, 'feminin', 'Lomé', earlier);
  const annees = [firstCampagne.anneeScolaire, precedente, campagne];
  await firestore()
    .doc('reglages/campagne')
    .set({ ...firstCampagne, anneeScolaire: campagne, annees });
});

/** The cells of the row of that table. */
async function row(page: Page, table: string, label: string): Promise<string[]> {
  const region = page.getByRole('region', { name: table, exact: true });
  const found = region.getByRole('row', { name: new RegExp(`^${label}`) });
  return found.getByRole('cell').allInnerTexts();
}

const { dimensions } = bilanTab;

for (const width of [wide, narrow]) {
  test.describe(`At a width of ${width}`, { tag: '@night' }, () => {
    test('the direction compares two campaigns, with whole numbers', async ({ visit }) => {
      const { page } = await visit('/dashboard/bilan', width, { as: 'direction' });
      await page.getByText(bilanTab.chart.title).waitFor();
      expect(await row(page, dimensions.sexe, 'Féminin')).toEqual([
        '2',
        '1',
        '+1',
        '2',
        '0',
        '0',
      ]);
      expect(await row(page, dimensions.ville, 'Lomé')).toEqual([
        '7',
        '1',
        '+6',
        '7',
        '0',
        '0',
      ]);
      expect(await row(page, dimensions.sexe, 'Total')).toEqual([
        '9',
        '1',
        '+8',
        '9',
        '0',
        '0',
      ]);
      await page.getByLabel(bilanTab.campagne).selectOption(bilanTab.of(precedente));
      await page.getByText(bilanTab.lead(precedente).slice(0, 40)).waitFor();
      expect((await row(page, dimensions.sexe, 'Total'))[0]).toBe('1');
    });
  });
}

test.describe('The list of applications', { tag: '@night' }, () => {
  test('finds and exports nobody of another campaign', async ({ visit }) => {
    const { page } = await openDesk(visit, 'direction', wide);
    await search(page, nom, 9);
    await searchField(page).fill(earlier);
    await expect.poll(() => rows(page).count()).toBe(0);
    await page.goto('/dashboard/inscriptions');
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: exportWords.menu, exact: true }).click();
    const { file } = await downloaded(page, exportFormats.csv);
    const [, ...lines] = file.toString('utf8').trimEnd().split('\r\n');
    expect(lines.filter((line) => line.includes(nom))).toHaveLength(9);
    expect(lines).toHaveLength(9);
  });

  for (const width of [wide, narrow]) {
    test(`at ${width} shows the current campaign, another or all`, async ({ visit }) => {
      const { page } = await openDesk(visit, 'direction', width);
      const choice = page.getByLabel(filterWords.campagne, { exact: true });
      const status = page.getByRole('search').getByRole('status');
      const says = (text: string) => status.filter({ hasText: text }).waitFor();
      await says('9 inscriptions');
      expect(await page.getByText(earlier).count()).toBe(0);
      if (width === narrow) {
        await page.getByRole('button', { name: filterWords.unfold(0), exact: true }).click();
      }
      await choice.selectOption(filterWords.ofCampagne(precedente));
      await says('1 inscription trouvée');
      await page.getByText(earlier).first().waitFor();
      expect(page.url()).toContain('campagne=2070-2071');
      await page.reload();
      await says('1 inscription trouvée');
      await choice.selectOption(filterWords.everyCampagne);
      await status.filter({ hasText: /\d{2,} inscriptions trouvées/ }).waitFor();
    });
  }
});
