import { publishedArticle } from '@centre/domain/article/article';
import { formatDate } from '@centre/domain/dates';
import { firestore } from '../../functions/src/data/admin.ts';
import { expect, test, wide } from './browser.ts';
import { control, rowOf, writeArticle } from './articles-tab-page.ts';
import { expectOneRecord, recordsOf } from './enrolment-records.ts';
import {
  answersIn,
  applicant,
  fillEnrolment,
  referenceOn,
  submitEnrolment,
  whenInteractive,
} from './enrolment.ts';
import { logIn, sections } from './staff.ts';
import { watchData } from '../consistent-data.ts';

test.afterAll(watchData((work) => test.beforeAll(work)));

const twoDaysMs = 2 * 24 * 60 * 60 * 1000;

/** How a browser's storage refuses: whoever only looks at it, or whoever writes to it. */
const refusals = [
  {
    how: 'forbidden',
    install: () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
    },
  },
  {
    how: 'full',
    install: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      indexedDB.open = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  },
] as const;

for (const { how, install } of refusals) {
  test.describe(`With storage that is ${how}`, { tag: '@night' }, () => {
    test('an application is filled in and sent, and a member logs in and writes', async ({
      visit,
    }) => {
      const answers = applicant();
      const { page } = await visit('about:blank', wide);
      await page.addInitScript(install);
      await page.goto('/inscription');
      await whenInteractive(page);
      await fillEnrolment(page, answers);
      await submitEnrolment(page);
      await expectOneRecord(answers, await referenceOn(page));

      await page.goto('/dashboard/articles');
      await logIn(page, 'redaction');
      await sections(page).waitFor();
      await writeArticle(page, 'Sans mémoire', 'Un texte.');
      expect(await control(page, 'contenu').inputValue()).toBe('Un texte.');
    });
  });
}

for (const { when, ms } of [
  { when: 'two days fast', ms: twoDaysMs },
  { when: 'two days slow', ms: -twoDaysMs },
]) {
  test.describe(`With a clock that is ${when}`, { tag: '@night' }, () => {
    test('an application carries the time of the server, and a member stays logged in and sees it', async ({
      visit,
    }) => {
      const answers = applicant();
      const { page } = await visit('about:blank', wide);
      await page.clock.install({ time: Date.now() + ms });
      await page.goto('/inscription');
      await whenInteractive(page);
      await fillEnrolment(page, answers);
      const before = await answersIn(page);
      await page.reload();
      await whenInteractive(page);
      expect(await answersIn(page)).toEqual(before);
      await submitEnrolment(page);
      await expectOneRecord(answers, await referenceOn(page));
      const [record] = await recordsOf(answers.email);
      const sent = record?.['dateInscription'] as { seconds: number } | undefined;
      expect(Math.abs((sent?.seconds ?? 0) * 1000 - Date.now())).toBeLessThan(60_000);

      await page.goto('/dashboard/articles');
      await logIn(page, 'redaction');
      await sections(page).waitFor();
      await page.reload();
      await sections(page).waitFor();
      const { docs } = await firestore()
        .collection('articles')
        .where('statut', '==', publishedArticle)
        .limit(1)
        .get();
      const [{ titre, date }] = docs.map((doc) => doc.data()) as [
        { titre: string; date: { toDate(): Date } },
      ];
      await rowOf(page, titre).getByText(formatDate(date.toDate())).waitFor();
    });
  });
}
