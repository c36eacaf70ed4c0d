import { messages } from '@centre/domain/messages/messages';
import { staffMemberMessages as says } from '@centre/domain/messages/staff/member';
import { staffSessionMessages } from '@centre/domain/messages/staff/session';
import type { Page } from '@playwright/test';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { usersTab } from '../../web/src/dashboard/users/users.texts.ts';
import { stored } from '../functions/admin.ts';
import { expect, type OpenVisit, test, wide } from './browser.ts';
import { readsAs } from './session-reads.ts';
import { newStaffMember } from './staff-members.ts';
import { logIn, loginScreen, logOut, sections } from './staff.ts';

async function openUsers(visit: OpenVisit) {
  const opened = await visit('/dashboard/users', wide, { as: 'superadmin' });
  await opened.page.getByText('superadmin@cfpi.example').waitFor();
  return opened;
}

const row = (page: Page, username: string) =>
  page.getByRole('row').filter({ hasText: username });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Typed {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation?: string;
  readonly role?: string;
}

async function create(page: Page, typed: Typed) {
  const { username, email, password, confirmation = password, role } = typed;
  if (await button(page, 'Nouvel utilisateur').count()) {
    await button(page, 'Nouvel utilisateur').click();
  }
  await page.getByRole('textbox', { name: "Nom d'utilisateur" }).fill(username);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=confirmation]').fill(confirmation);
  if (role) await page.locator('label', { hasText: role }).click();
  await button(page, "Créer l'utilisateur").click();
}

const isFocused = (element: Element) => element === document.activeElement;

const newName = () => `essai-${Date.now()}`;

async function confirmDeactivation(page: Page, username: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: says.confirmDeactivate(username) });
  await dialog.getByRole('button', { name: usersTab.deactivation.confirm }).click();
}

test.describe('The users', () => {
  test('are created, with every mistake said where it is', async ({ visit }) => {
    const { page, expectComplaint } = await openUsers(visit);
    expectComplaint(/status of 409 .*\/createUser$/);
    const username = newName();
    const right = {
      username,
      email: `${username}@cfpi.example`,
      password: 'une lampe verte',
      role: 'Lecteur',
    };
    await create(page, { ...right, role: '', confirmation: 'une lampe' });
    await page.getByText(messages.user.passwordMismatch, { exact: true }).waitFor();
    await page.getByText(messages.user.role, { exact: true }).waitFor();
    await create(page, { ...right, password: 'court' });
    await page.getByText(messages.user.passwordShort, { exact: true }).waitFor();
    await create(page, { ...right, email: 'nulle part' });
    await page.getByText(messages.user.email, { exact: true }).waitFor();
    await create(page, { ...right, username: 'ab' });
    await page.getByText(messages.user.username, { exact: true }).waitFor();

    await page.locator('[name=password]').fill('azerty');
    await page.getByText(messages.user.passwordCommon, { exact: true }).waitFor();
    await page.locator('[name=password]').fill('azerty, une lampe');
    await page
      .getByText(messages.user.passwordCommon, { exact: true })
      .waitFor({ state: 'detached' });
    await create(page, { ...right, username: 'SuperAdmin' });
    await page.getByText(`✗ ${messages.user.usernameTaken}`).waitFor();
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect.poll(() => email.inputValue()).toBe(right.email);

    await create(page, right);
    await page.getByText(says.created, { exact: true }).waitFor();
    await row(page, username).waitFor();
    await row(page, username).getByRole('cell').getByText('Actif', { exact: true }).waitFor();

    const { page: elsewhere } = await visit('/dashboard');
    await logIn(elsewhere, username, right.password);
    await sections(elsewhere).waitFor();
  });

  test(
    'are active again when their deactivation is undone, and the focus is where it was',
    { tag: '@night' },
    async ({ visit }) => {
      const { id, username } = await newStaffMember('VIEWER');
      const { page } = await openUsers(visit);
      await button(page, `Désactiver ${username}`).focus();
      await page.keyboard.press('Enter');
      await confirmDeactivation(page, username);
      await row(page, username).getByText('Inactif').waitFor();
      await expect
        .poll(() => button(page, `Activer ${username}`).evaluate(isFocused))
        .toBe(true);
      const toast = page.getByRole('status').filter({ hasText: says.deactivated });
      await toast.getByRole('button', { name: common.undo }).focus();
      await page.keyboard.press('Enter');
      await page.getByText(says.activated, { exact: true }).waitFor();
      await row(page, username).getByText('Actif', { exact: true }).waitFor();
      expect(await stored(`users/${id}`)).toMatchObject({ isActive: true });
      await expect
        .poll(() => button(page, `Désactiver ${username}`).evaluate(isFocused))
        .toBe(true);
    },
  );
});

test.describe('A member with an open dashboard', () => {
  async function openAs(visit: OpenVisit, member: { username: string; password: string }) {
    const opened = await visit('/dashboard/inscriptions', wide);
    // Figures that are being counted when the session ends are refused.
    opened.allowComplaint(/^The applications could not be made findable\. FirebaseError/);
    const signedIn = opened.page.waitForResponse('**/accounts:signInWithCustomToken*');
    await logIn(opened.page, member.username, member.password);
    const { idToken } = (await (await signedIn).json()) as { idToken: string };
    await opened.page.getByText(/\+228/).first().waitFor();
    return { page: opened.page, idToken };
  }

  /** Presses what calls a function and waits for its answer: it may have to be started first. */
  async function answered(page: Page, name: string, press: () => Promise<void>) {
    const answer = page.waitForResponse(`**/${name}`);
    await press();
    await answer;
  }

  test('is logged out when deactivated, reads nothing from then on, and comes back when activated', async ({
    visit,
  }) => {
    const member = await newStaffMember('INSCRIPTIONS_MANAGER');
    const [{ page, idToken }, { page: office }] = await Promise.all([
      openAs(visit, member),
      openUsers(visit),
    ]);
    const reads = readsAs(idToken, member.id);
    expect(await reads()).toEqual({ own: 200, inscriptions: 200, count: 200, articles: 200 });
    const applicant = await page.getByText(/\+228/).first().innerText();

    await button(office, `Désactiver ${member.username}`).click();
    await answered(office, 'updateUser', () => confirmDeactivation(office, member.username));
    await loginScreen(page).waitFor();
    await page.getByText(staffSessionMessages.withdrawn).waitFor();
    expect(await page.getByText(applicant).count()).toBe(0);
    const refused = { own: 403, inscriptions: 403, count: 403, articles: 403 };
    await expect.poll(reads).toEqual(refused);
    await office.getByText(says.deactivated, { exact: true }).waitFor();
    await row(office, member.username).getByText('Inactif').waitFor();

    await button(office, `Activer ${member.username}`).click();
    await office.getByText(says.activated, { exact: true }).waitFor();
    await logIn(page, member.username, member.password);
    await sections(page).waitFor();
    await logOut(page);
  });
});
