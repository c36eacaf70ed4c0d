import { messages } from '@centre/domain/messages/messages';
import { staffSessionMessages } from '@centre/domain/messages/staff/session';
import { expect, test, wide } from './browser.ts';
import { callsFrom, sessionRefused, refuseCalls } from './callable-answers.ts';
import { logIn, logOut, section, sections } from './staff.ts';

test.describe('Session', () => {
  test('survives a reload, and leaves no data to the next member after logout', async ({
    visit,
  }) => {
    const { page } = await visit('/dashboard/inscriptions', wide);
    await logIn(page, 'superadmin');
    await page.getByText(messages.session.loggedIn).waitFor();
    const applicant = await page.getByText(/\+228/).first().innerText();
    await section(page, 'Utilisateurs').click();
    await page.getByText('superadmin@cfpi.example').waitFor();
    await page.reload();
    await sections(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/users');
    await logOut(page);
    await page.getByText(messages.session.loggedOut).waitFor();
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

  test('ends after two refusals, and restores typed text after the next login', async ({
    visit,
  }) => {
    const { page, expectComplaint } = await visit('/dashboard/users', wide, {
      as: 'superadmin',
    });
    const name = page.getByLabel("Nom d'utilisateur");
    const email = page.getByLabel('Email');
    const passwords = ['password', 'confirmation'].map((each) =>
      page.locator(`[name=${each}]`),
    );
    await page.getByRole('button', { name: 'Nouvel utilisateur' }).click();
    await name.fill('essai-conserve');
    await email.fill('essai@cfpi.example');
    for (const field of passwords) await field.fill('court et secret');
    await page.getByRole('radio', { name: /^Lecteur/ }).press('Space');
    expectComplaint(/status of 401 .*\/createUser$/);
    await refuseCalls(page, 'createUser', sessionRefused);
    const calls = callsFrom(page, 'createUser');
    await page.getByRole('button', { name: "Créer l'utilisateur" }).click();
    await page.getByText(staffSessionMessages.expired).waitFor();
    await expect.poll(() => calls.length).toBe(2);

    await logIn(page, 'superadmin');
    await page.getByRole('button', { name: "Créer l'utilisateur" }).waitFor();
    await expect.poll(() => name.inputValue()).toBe('essai-conserve');
    await expect.poll(() => email.inputValue()).toBe('essai@cfpi.example');
    expect(await passwords[0]?.inputValue()).toBe('');
  });
});
