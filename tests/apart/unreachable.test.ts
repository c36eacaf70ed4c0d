import { execFileSync } from 'node:child_process';
import { messages } from '@centre/domain/messages/messages';
import { expect, test, wide } from '../journeys/browser.ts';
import { whenAlive } from '../journeys/public-page.ts';
import { applicationsFrom, createInscription } from '../journeys/enrolment-calls.ts';
import { expectOneRecord, recordsOf } from '../journeys/enrolment-records.ts';
import {
  alertOn,
  applicant,
  sendingErrors,
  filledForm,
  referenceOn,
  submitEnrolment,
} from '../journeys/enrolment.ts';
import { logIn, sections } from '../journeys/staff.ts';
import { watchData } from '../consistent-data.ts';
import { suite } from '../suite.ts';

// This check runs before the records are restored, because their files are not restored.
test.afterAll(watchData((work) => test.beforeAll(work)));

/** Process id of the suite's Firestore emulator. */
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

/** Pauses the Firestore emulator, because ending it would end the whole suite. */
function freeze(): void {
  process.kill(firestoreProgram(), 'SIGSTOP');
  isFrozen = true;
}

function thaw(): void {
  if (isFrozen) process.kill(firestoreProgram(), 'SIGCONT');
  isFrozen = false;
}

// Later tests need the emulator, also after a failure.
test.afterEach(thaw);

test.describe('Unresponsive database', { tag: '@night' }, () => {
  test('keeps an application pending and public pages usable until it answers', async ({
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

test.describe('Unreachable Firebase Auth', { tag: '@night' }, () => {
  test('shows an error, keeps the username, and allows a later login', async ({ visit }) => {
    const { page, expectComplaint } = await visit('/dashboard', wide);
    expectComplaint(/net::ERR_CONNECTION_REFUSED .*\/accounts:signInWithCustomToken/);
    const accounts = `${suite.origin('auth')}/**`;
    await page.route(accounts, (route) => route.abort('connectionrefused'));
    await logIn(page, 'lecture');
    await page
      .getByRole('alert')
      .getByText(messages.session.offline, { exact: true })
      .waitFor();
    expect(await page.getByLabel("Nom d'utilisateur").inputValue()).toBe('lecture');
    await page.unroute(accounts);
    await logIn(page, 'lecture');
    await sections(page).waitFor();
  });
});

test.describe('Timed-out application request', { tag: '@night' }, () => {
  test('returns the same reference on retry and leaves one record', async ({ visit }) => {
    const answers = applicant();
    const opened = await visit('about:blank');
    await opened.page.clock.install();
    const { page, expectComplaint } = await filledForm(() => Promise.resolve(opened), answers);
    expectComplaint(sendingErrors);
    const stored = Promise.withResolvers<undefined>();
    await page.route(
      createInscription,
      async (route) => {
        await route.fetch();
        stored.resolve(undefined);
        // The route never answers the page.
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
