import { randomUUID } from 'node:crypto';
import { messages } from '@centre/domain/messages/messages';
import { staffMemberMessages } from '@centre/domain/messages/staff/member';
import { staffSessionMessages } from '@centre/domain/messages/staff/session';
import type { Page } from '@playwright/test';
import { usersTab } from '../../web/src/dashboard/users/users.texts.ts';
import { createMember } from '../functions/admin.ts';
import { expect, type OpenVisit, test, wide } from './browser.ts';
import { logIn, loginScreen, logOut, sections } from './staff.ts';

async function openUsers(visit: OpenVisit) {
  const opened = await visit('/dashboard/users', wide, { as: 'superadmin' });
  await opened.page.getByText('superadmin@cfpi.example').waitFor();
  return opened;
}

const row = (page: Page, username: string) =>
  page.getByRole('row').filter({ hasText: username });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('New user', () => {
  test('is rejected with a taken username, then created, and logs in', async ({ visit }) => {
    const { page, expectComplaint } = await openUsers(visit);
    expectComplaint(/status of 409 .*\/createUser$/);
    const username = `essai-${Date.now()}`;
    const address = `${username}@cfpi.example`;
    const name = page.getByRole('textbox', { name: "Nom d'utilisateur" });
    const email = page.getByRole('textbox', { name: 'Email' });
    const create = button(page, "Créer l'utilisateur");
    await button(page, 'Nouvel utilisateur').click();
    await name.fill('SuperAdmin');
    await email.fill(address);
    for (const each of ['password', 'confirmation']) {
      await page.locator(`[name=${each}]`).fill('une lampe verte');
    }
    await create.click();
    await page.getByText(messages.user.role, { exact: true }).waitFor();
    await page.locator('label', { hasText: 'Lecteur' }).click();
    await create.click();
    await page.getByText(`✗ ${messages.user.usernameTaken}`).waitFor();
    await expect.poll(() => email.inputValue()).toBe(address);
    await name.fill(username);
    await create.click();
    await page.getByText(staffMemberMessages.created, { exact: true }).waitFor();
    await row(page, username).getByRole('cell').getByText('Actif', { exact: true }).waitFor();

    const { page: elsewhere } = await visit('/dashboard');
    await logIn(elsewhere, username, 'une lampe verte');
    await sections(elsewhere).waitFor();
  });
});

test.describe('Member with an open dashboard', () => {
  test('is logged out on deactivation, and logs in again after activation', async ({
    visit,
  }) => {
    const username = `essai-${randomUUID().slice(0, 8)}`;
    const password = `Mot de passe ${randomUUID()}`;
    const email = `${username}@cfpi.example`;
    const role = 'INSCRIPTIONS_MANAGER';
    await createMember({ username, password, email, role });
    const { page } = await visit('/dashboard/inscriptions', wide);
    await logIn(page, username, password);
    const applicant = await page.getByText(/\+228/).first().innerText();

    const { page: office } = await openUsers(visit);
    await button(office, `Désactiver ${username}`).click();
    // The first call may have to start the function, so the test waits for the answer.
    const answered = office.waitForResponse('**/updateUser');
    const dialog = office
      .getByRole('dialog')
      .filter({ hasText: staffMemberMessages.confirmDeactivate(username) });
    await dialog.getByRole('button', { name: usersTab.deactivation.confirm }).click();
    await answered;
    await loginScreen(page).waitFor();
    await page.getByText(staffSessionMessages.withdrawn).waitFor();
    expect(await page.getByText(applicant).count()).toBe(0);
    await office.getByText(staffMemberMessages.deactivated, { exact: true }).waitFor();
    await row(office, username).getByText('Inactif').waitFor();

    await button(office, `Activer ${username}`).click();
    await office.getByText(staffMemberMessages.activated, { exact: true }).waitFor();
    await logIn(page, username, password);
    await sections(page).waitFor();
    await logOut(page);
  });
});
