import { execFileSync } from 'node:child_process';
import { messages } from '@centre/domain/messages/messages';
import type { Page } from '@playwright/test';
import { firestore } from '../../functions/src/data/admin.ts';
import { expect, keepCollections, test, wide } from '../journeys/browser.ts';
import { whenAlive } from '../journeys/public-page.ts';
import { applicationsFrom, createInscription } from '../journeys/enrolment-calls.ts';
import { expectOneRecord, recordsOf } from '../journeys/enrolment-records.ts';
import {
  alertOn,
  applicant,
  couldNotBeSent,
  filledForm,
  referenceOn,
  submitEnrolment,
} from '../journeys/enrolment.ts';
import {
  control,
  openArticles,
  saveForm,
  writeArticle,
} from '../journeys/articles-tab-page.ts';
import { logIn, sections } from '../journeys/staff.ts';
import { watchData } from '../consistent-data.ts';
import { suite } from '../suite.ts';

// Before the records are brought back, whose files are left alone.
test.afterAll(watchData((work) => test.beforeAll(work)));
keepCollections('articles', 'marques');

/** Cuts every request of `page` to one of the emulators; returns what lets them through. */
async function cut(page: Page, name: 'functions' | 'auth' | 'firestore' | 'storage') {
  const all = `${suite.origin(name)}/**`;
  await page.route(all, (route) => route.abort('connectionrefused'));
  return () => page.unroute(all);
}

/** The program of the Firestore emulator that the tests speak to. */
function firestoreProgram(): number {
  const port = `--port ${suite.port('firestore')} `;
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split(
    '\n',
  );
  const line = lines.find((one) => one.includes('java') && one.includes(port));
  if (line === undefined) throw new Error('the Firestore emulator was not found');
  return Number.parseInt(line, 10);
}

let isFrozen = false;

/** Ending the program would end the whole suite: frozen, it does not answer either. */
function freeze(): void {
  process.kill(firestoreProgram(), 'SIGSTOP');
  isFrozen = true;
}

function thaw(): void {
  if (isFrozen) process.kill(firestoreProgram(), 'SIGCONT');
  isFrozen = false;
}

// Also after a failure: nothing else could be tested before.
test.afterEach(thaw);

test.describe('While the database does not answer', { tag: '@night' }, () => {
  test('an application waits for it, and public pages stay whole and have their lists later', async ({
    visit,
  }) => {
    const answers = applicant();
    const { page } = await filledForm(visit, answers);
    const sent = applicationsFrom(page);
    freeze();
    await submitEnrolment(page);
    await expect.poll(() => sent.length).toBe(1);

    const { page: news } = await visit('/actualites', wide);
    await news.getByRole('heading', { level: 1 }).waitFor();
    await news.getByRole('navigation').first().waitFor();
    await whenAlive(news);
    expect(await page.getByTestId('reference').count()).toBe(0);
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);

    thaw();
    await expectOneRecord(answers, await referenceOn(page));
    await news.reload();
    await news.locator('[id^="article-"]').first().waitFor();
  });
});

test.describe('While the functions cannot be reached', { tag: '@night' }, () => {
  test('an article that is being written stays, and is stored once afterwards', async ({
    visit,
  }) => {
    const { page, expectComplaint } = await openArticles(visit, 'redaction');
    expectComplaint(/net::ERR_CONNECTION_REFUSED .*\/saveArticle$/);
    const titre = `Panne ${Date.now()}`;
    await writeArticle(page, titre, 'Un texte qui ne se perd pas.');
    const restore = await cut(page, 'functions');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.locator('form [role=alert]').first().waitFor();
    expect(await control(page, 'contenu').inputValue()).toBe('Un texte qui ne se perd pas.');
    await restore();
    await saveForm(page);
    const found = await firestore().collection('articles').where('titre', '==', titre).get();
    expect(found.size).toBe(1);
  });
});

test.describe('While accounts cannot be reached', { tag: '@night' }, () => {
  test('the login says so, keeps the name, and succeeds afterwards', async ({ visit }) => {
    const { page, expectComplaint } = await visit('/dashboard', wide);
    expectComplaint(/net::ERR_CONNECTION_REFUSED .*\/accounts:signInWithCustomToken/);
    const restore = await cut(page, 'auth');
    await logIn(page, 'lecture');
    await page
      .getByRole('alert')
      .getByText(messages.session.offline, { exact: true })
      .waitFor();
    expect(await page.getByLabel("Nom d'utilisateur").inputValue()).toBe('lecture');
    await restore();
    await logIn(page, 'lecture');
    await sections(page).waitFor();
  });
});

test.describe('While files cannot be reached', { tag: '@night' }, () => {
  test('public pages keep their words and their layout', async ({ visit }) => {
    const { page, expectComplaint } = await visit('about:blank', wide);
    expectComplaint(/net::ERR_CONNECTION_REFUSED .*\/v0\/b\//);
    await cut(page, 'storage');
    const failed = page.waitForEvent('console', (message) =>
      message.location().url.startsWith(suite.origin('storage')),
    );
    await page.goto('/galerie');
    await failed;
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('navigation').first().waitFor();
  });
});

test.describe('An answer that comes after the browser has given up', { tag: '@night' }, () => {
  test('is given again to the next try: one record, one reference', async ({ visit }) => {
    const answers = applicant();
    const opened = await visit('about:blank');
    await opened.page.clock.install();
    const { page, expectComplaint } = await filledForm(() => Promise.resolve(opened), answers);
    expectComplaint(couldNotBeSent);
    const stored = Promise.withResolvers<undefined>();
    await page.route(
      createInscription,
      async (route) => {
        await route.fetch();
        stored.resolve(undefined);
        // The answer never arrives.
      },
      { times: 1 },
    );
    await submitEnrolment(page);
    await stored.promise;
    await page.clock.runFor(70_000);
    expect(await alertOn(page)).toBe(messages.inscription.offline);
    const [first] = await recordsOf(answers.email);
    await submitEnrolment(page);
    const reference = await referenceOn(page);
    expect(reference).toBe(first?.['reference']);
    await expectOneRecord(answers, reference);
  });
});
