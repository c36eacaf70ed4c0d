import { messages } from '@centre/domain/messages/messages';
import { staffMemberMessages } from '@centre/domain/messages/staff/member';
import { staffSessionMessages } from '@centre/domain/messages/staff/session';
import type { Page } from '@playwright/test';
import { dashboard } from '../../web/src/dashboard/shell.texts.ts';
import { expect, openTab, test, wide } from './browser.ts';
import { callsFrom, notAccepted, refuseCalls } from './callable-answers.ts';
import { logIn, loginScreen, logOut, section, sections } from './staff.ts';

test.describe('A session', () => {
  test('begins and ends with a word, and is there again after a reload', async ({ visit }) => {
    const { page } = await visit('/dashboard', wide);
    await logIn(page, 'lecture');
    await page.getByText(messages.session.loggedIn).waitFor();
    await section(page, 'Galerie').click();
    await page.waitForURL('**/dashboard/galerie');

    await page.reload();
    await sections(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/galerie');

    await logOut(page);
    await page.getByText(messages.session.loggedOut).waitFor();
  });

  test(
    'is shared by the tabs of a browser, and ends in all of them',
    { tag: '@night' },
    async ({ visit }) => {
      const first = await visit('/dashboard', wide);
      await logIn(first.page, 'lecture');
      await sections(first.page).waitFor();
      const second = await openTab(first, '/dashboard/galerie');
      await sections(second).waitFor();

      // What is clicked behind another tab is drawn once a second.
      await first.page.bringToFront();
      await logOut(first.page);
      await loginScreen(second).waitFor();
      await second.bringToFront();
      await logIn(second, 'redaction');
      await sections(second).waitFor();
    },
  );

  test('leaves nothing of the former member to the next, without a reload', async ({
    visit,
  }) => {
    const { page } = await visit('/dashboard/inscriptions', wide);
    await logIn(page, 'superadmin');
    const applicant = await page.getByText(/\+228/).first().innerText();
    await section(page, 'Utilisateurs').click();
    await page.getByText('superadmin@cfpi.example').waitFor();
    await logOut(page);
    expect(await page.getByText(applicant).count()).toBe(0);
    expect(await page.getByText('@cfpi.example').count()).toBe(0);

    await logIn(page, 'redaction');
    await page.getByRole('heading', { level: 1, name: 'Gestion des Articles' }).waitFor();
    await page.waitForURL('**/dashboard/articles');
    expect(await page.getByText(messages.guard.section).count()).toBe(0);
    expect(await page.getByText(applicant).count()).toBe(0);
    await logOut(page);

    await logIn(page, 'direction');
    await section(page, 'Inscriptions').click();
    await page.getByText(applicant).first().waitFor();
  });
});

const asSuperadmin = { as: 'superadmin' } as const;
const typed = { name: 'essai-conserve', email: 'essai@cfpi.example' };

async function fillIn(page: Page) {
  await page.getByRole('button', { name: 'Nouvel utilisateur' }).click();
  await page.getByLabel("Nom d'utilisateur").fill(typed.name);
  await page.getByLabel('Email').fill(typed.email);
  await page.locator('[name=password]').fill('court et secret');
  await page.locator('[name=confirmation]').fill('court et secret');
  await page.getByRole('radio', { name: /^Lecteur/ }).press('Space');
}

const send = (page: Page) => page.getByRole('button', { name: "Créer l'utilisateur" }).click();

test.describe('A session that the server does not accept', () => {
  test('ends when it is refused again, and what was typed is found after logging in', async ({
    visit,
  }) => {
    const { page, expectComplaint } = await visit('/dashboard/users', wide, asSuperadmin);
    await fillIn(page);
    expectComplaint(/status of 401 .*\/createUser$/);
    await refuseCalls(page, 'createUser', notAccepted);
    const calls = callsFrom(page, 'createUser');
    await send(page);
    await page.getByText(staffSessionMessages.expired).waitFor();
    await expect.poll(() => calls.length).toBe(2);

    await logIn(page, 'superadmin');
    await page.getByRole('button', { name: "Créer l'utilisateur" }).waitFor();
    const found = (label: string) => page.getByLabel(label).inputValue();
    await expect.poll(() => found("Nom d'utilisateur")).toBe(typed.name);
    await expect.poll(() => found('Email')).toBe(typed.email);
    expect(await page.locator('[name=password]').inputValue()).toBe('');
  });
});

test.describe('A session that the server does not accept', { tag: '@night' }, () => {
  test('is renewed once, and nobody notices', async ({ visit }) => {
    const { page, expectComplaint } = await visit('/dashboard/users', wide, asSuperadmin);
    await fillIn(page);
    await page.getByLabel("Nom d'utilisateur").fill(`essai-${Date.now()}`);
    expectComplaint(/status of 401 .*\/createUser$/);
    await refuseCalls(page, 'createUser', notAccepted, 1);
    const calls = callsFrom(page, 'createUser');
    await send(page);
    await page.getByText(staffMemberMessages.created).waitFor();
    expect(calls).toHaveLength(2);
  });

  test('is not renewed for a permission that is missing', async ({ visit }) => {
    const { page, expectComplaint } = await visit('/dashboard/users', wide, asSuperadmin);
    await fillIn(page);
    expectComplaint(/status of 403 .*\/createUser$/);
    const message = messages.guard.permission;
    await refuseCalls(page, 'createUser', {
      status: 403,
      code: 'PERMISSION_DENIED',
      message,
    });
    const calls = callsFrom(page, 'createUser');
    await send(page);
    await page.getByText(`✗ ${message}`).waitFor();
    expect(calls).toHaveLength(1);
    expect(await page.getByLabel('Email').inputValue()).toBe(typed.email);
  });

  test('keeps what was typed to the member who typed it, through a log-out too', async ({
    visit,
  }) => {
    const { page } = await visit('/dashboard/users', wide);
    const isFound = () => page.getByText('Votre saisie précédente a été retrouvée').waitFor();
    await logIn(page, 'superadmin');
    await fillIn(page);
    await page.reload();
    await isFound();
    await page.getByRole('button', { name: dashboard.logOut }).click();
    await page.getByRole('button', { name: dashboard.unsaved.confirm }).click();
    await loginScreen(page).waitFor();
    await logIn(page, 'superadmin');
    await isFound();
  });
});
