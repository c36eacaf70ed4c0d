import { limits } from '@centre/domain/limits';
import { staffSessionMessages } from '@centre/domain/messages/staff/session';
import type { Page } from '@playwright/test';
import { tokenSaying } from '../functions/tokens.ts';
import { expect, type OpenVisit, test, wide } from './browser.ts';
import { logIn, loginScreen, section, sections } from './staff.ts';
import { newStaffMember, type StrangeMember } from './staff-members.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const typed = 'essai-conserve';

/**
 * Makes the session of a page so old, as its next tokens tell everybody.
 *
 * @returns what ends that; an answer that is on its way is still old.
 */
async function age(page: Page, ms: number): Promise<() => void> {
  let isEnded = false;
  await page.route('**/v1/token?*', async (route) => {
    if (isEnded) {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly id_token: string };
    const session_start = Math.floor((Date.now() - ms) / 1000);
    const token = tokenSaying({ token: answer.id_token }, { session_start });
    await route.fulfill({
      response,
      json: { ...answer, id_token: token, access_token: token },
    });
  });
  return () => {
    isEnded = true;
  };
}

/** Somebody comes back to a page that lay in the background while the machine slept. */
async function wakeUp(page: Page, afterMs: number): Promise<void> {
  await page.clock.setSystemTime(Date.now() + afterMs);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function workAs(visit: OpenVisit, member: StrangeMember, clockMs?: number) {
  const { page, expectComplaint } = await visit('about:blank', wide);
  if (clockMs !== undefined) await page.clock.setSystemTime(Date.now() + clockMs);
  await page.goto('/dashboard/users');
  // A machine that is off asks the server at once, and knows from then on by how much.
  const asked = clockMs === undefined ? undefined : page.waitForResponse('**/v1/token?*');
  await logIn(page, member.username, member.password);
  await page.getByRole('button', { name: 'Nouvel utilisateur' }).click();
  await page.getByLabel("Nom d'utilisateur").fill(typed);
  await (await asked)?.finished();
  return { page, expectComplaint };
}

test.describe('A session of twelve hours', { tag: '@night' }, () => {
  test('ends by itself, says why and keeps what was typed', async ({ visit }) => {
    const member = await newStaffMember('SUPER_ADMIN');
    const { page } = await workAs(visit, member);
    const rejuvenate = await age(page, limits.sessionMs + 1000);
    await wakeUp(page, limits.sessionMs);
    await page.getByText(staffSessionMessages.tooOld).waitFor();
    rejuvenate();
    await logIn(page, member.username, member.password);
    await page.getByRole('button', { name: "Créer l'utilisateur" }).waitFor();
    expect(await page.getByLabel("Nom d'utilisateur").inputValue()).toBe(typed);
  });

  test('does not end an hour earlier', async ({ visit }) => {
    const member = await newStaffMember('SUPER_ADMIN');
    const { page } = await workAs(visit, member);
    await age(page, limits.sessionMs - hourMs);
    await wakeUp(page, limits.sessionMs - hourMs);
    await section(page, 'Articles').click();
    await page.getByRole('heading', { level: 1, name: 'Gestion des Articles' }).waitFor();
    expect(await loginScreen(page).count()).toBe(0);
  });

  test('ends when the server says so first', async ({ visit }) => {
    const member = await newStaffMember('SUPER_ADMIN');
    const { page, expectComplaint } = await workAs(visit, member);
    expectComplaint(/status of 401 .*\/listJournal$/);
    await age(page, limits.sessionMs + 1000);
    await page.route('**/listJournal', async (route) => {
      await route.fulfill({
        status: 401,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } },
      });
    });
    await page.getByRole('link', { name: 'Journal', exact: true }).click();
    await page.getByText(staffSessionMessages.tooOld).waitFor();
  });
});

for (const [_, clockMs] of [
  ['two days ahead', 2 * dayMs],
  ['two days behind', -2 * dayMs],
] as const) {
  test.describe(`On a machine whose clock is ${_}`, { tag: '@night' }, () => {
    test('somebody who logs in is not shut out', async ({ visit }) => {
      const member = await newStaffMember('SUPER_ADMIN');
      const { page } = await workAs(visit, member, clockMs);
      await wakeUp(page, clockMs + hourMs);
      await section(page, 'Articles').click();
      await page.getByRole('heading', { level: 1, name: 'Gestion des Articles' }).waitFor();
      await page.reload();
      await sections(page).waitFor();
      expect(await loginScreen(page).count()).toBe(0);
    });

    test('a session ends after twelve hours all the same', async ({ visit }) => {
      const member = await newStaffMember('SUPER_ADMIN');
      const { page } = await workAs(visit, member, clockMs);
      await age(page, limits.sessionMs + 1000);
      await wakeUp(page, clockMs + limits.sessionMs + 2 * hourMs);
      await page.getByText(staffSessionMessages.tooOld).waitFor();
    });
  });
}
