import { messages } from '@centre/domain/messages/messages';
import { staffMemberMessages as says } from '@centre/domain/messages/staff/member';
import { staffSessionMessages } from '@centre/domain/messages/staff/session';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { common } from '../../web/src/dashboard/common.texts.ts';
import { usersTab } from '../../web/src/dashboard/users/users.texts.ts';
import { firestore } from '../../functions/src/data/admin.ts';
import { stored } from '../functions/admin.ts';
import { narrow, useBrowser, wide } from './browser.ts';
import { readsAs, sessionToken } from './session-reads.ts';
import { newStaffMember } from './staff-members.ts';
import { logIn, loginScreen, logOut, sections } from './staff.ts';

const { visit } = useBrowser();

async function openUsers(width = wide) {
  const opened = await visit('/dashboard/users', width, { as: 'superadmin' });
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

describe('The users', () => {
  it(
    'are counted and listed to the super administrator, with what may be done',
    { tags: ['night'] },
    async () => {
      const { page } = await openUsers();
      const counts = (await page.getByRole('definition').allInnerTexts()).map(Number);
      const members = (await firestore().collection('users').get()).docs;
      const logins = await firestore().collection('connexions').get();
      const seen = new Set(logins.docs.map(({ id }) => id));
      expect(counts).toEqual([
        members.length,
        members.filter((member) => member.get('isActive') === true).length,
        members.filter((member) => member.get('role') === 'SUPER_ADMIN').length,
        members.filter(({ id }) => seen.has(id)).length,
      ]);
      expect(await row(page, 'ancien').getByRole('cell').allInnerTexts()).toEqual([
        'ancien',
        'ancien@cfpi.example',
        'Administrateur Complet',
        'Inactif',
        expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/),
        expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/),
        '',
      ]);
      // Nobody can shut themselves out, nor give the highest role.
      await button(page, 'Désactiver direction').waitFor();
      await button(page, 'Supprimer direction').waitFor();
      expect(await button(page, 'Désactiver superadmin').count()).toBe(0);
      expect(await button(page, 'Supprimer superadmin').count()).toBe(0);
      await button(page, 'Nouvel utilisateur').click();
      expect(await page.getByRole('radio').count()).toBe(4);
      expect(await page.getByRole('radio', { name: 'Super Administrateur' }).count()).toBe(0);
      await page
        .getByText('Consulte tout, sauf les utilisateurs, sans rien modifier.')
        .waitFor();
    },
  );

  it('are created, with every mistake said where it is', async () => {
    const { page, expectComplaint } = await openUsers();
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

  it('are edited, with another password or the one they had', { tags: ['night'] }, async () => {
    const { id, username, password } = await newStaffMember('VIEWER');
    const email = `autre-${username}@cfpi.example`;
    const { page } = await openUsers();
    await button(page, `Modifier ${username}`).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill('');
    await dialog.locator('[name=password]').fill('abc');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.getByText(messages.user.email).waitFor();
    await dialog.getByText(messages.user.passwordShort).waitFor();
    await dialog.getByText(messages.user.passwordMismatch).waitFor();

    await dialog.getByLabel('Email').fill(email);
    await dialog.locator('[name=password]').fill('');
    await dialog.getByRole('radio', { name: 'Gestionnaire de Contenu' }).press('Space');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText(says.updated, { exact: true }).waitFor();
    await row(page, email).getByText('Gestionnaire de Contenu').waitFor();
    expect(await stored(`users/${id}`)).toMatchObject({ email, role: 'CONTENT_MANAGER' });

    const { page: elsewhere } = await visit('/dashboard');
    await logIn(elsewhere, username, password);
    await sections(elsewhere).waitFor();

    await button(page, `Modifier ${username}`).click();
    await dialog.locator('[name=password]').fill('un autre secret');
    await dialog.locator('[name=confirmation]').fill('un autre secret');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.waitFor({ state: 'detached' });
    await loginScreen(elsewhere).waitFor();
    await logIn(elsewhere, username, 'un autre secret');
    await sections(elsewhere).waitFor();
  });

  it('are deleted after a question, where that is allowed', { tags: ['night'] }, async () => {
    const { id, username } = await newStaffMember('VIEWER');
    const { page } = await openUsers();
    await button(page, `Supprimer ${username}`).click();
    await page.getByRole('dialog').getByText(says.confirmDelete(username)).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
    expect(await stored(`users/${id}`)).toBeDefined();

    await button(page, `Supprimer ${username}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText(says.deleted, { exact: true }).waitFor();
    await row(page, username).waitFor({ state: 'detached' });
    expect(await stored(`users/${id}`)).toBeUndefined();
  });

  it(
    'are active again when their deactivation is undone, and the focus is where it was',
    { tags: ['night'] },
    async () => {
      const { id, username } = await newStaffMember('VIEWER');
      const { page } = await openUsers();
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

  it(
    'are told apart on a phone, without the page scrolling sideways',
    { tags: ['night'] },
    async () => {
      const { page } = await openUsers(narrow);
      await page.getByRole('listitem').filter({ hasText: 'direction@cfpi.example' }).waitFor();
      await button(page, 'Nouvel utilisateur').click();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    },
  );
});

describe('A member with an open dashboard', () => {
  async function openAs(member: { username: string; password: string }) {
    const opened = await visit('/dashboard/inscriptions', wide);
    // Figures that are being counted when the session ends are refused.
    opened.allowComplaint(/^The applications could not be made findable\. FirebaseError/);
    await logIn(opened.page, member.username, member.password);
    await opened.page.getByText(/\+228/).first().waitFor();
    return opened.page;
  }

  /** Presses what calls a function and waits for its answer: it may have to be started first. */
  async function answered(page: Page, name: string, press: () => Promise<void>) {
    const answer = page.waitForResponse(`**/${name}`);
    await press();
    await answer;
  }

  it('is logged out when deactivated, reads nothing from then on, and comes back when activated', async () => {
    const member = await newStaffMember('INSCRIPTIONS_MANAGER');
    const [page, { page: office }] = await Promise.all([openAs(member), openUsers()]);
    const reads = readsAs(await sessionToken(page), member.id);
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

  it(
    'is logged out when given another role, and comes back with it',
    { tags: ['night'] },
    async () => {
      const member = await newStaffMember('INSCRIPTIONS_MANAGER');
      const [page, { page: office }] = await Promise.all([openAs(member), openUsers()]);
      const reads = readsAs(await sessionToken(page), member.id);
      expect(await reads()).toMatchObject({ inscriptions: 200, articles: 200 });

      await button(office, `Modifier ${member.username}`).click();
      await office.getByRole('radio', { name: 'Gestionnaire de Contenu' }).press('Space');
      await answered(office, 'updateUser', () => button(office, 'Enregistrer').click());
      await loginScreen(page).waitFor();
      expect(await reads()).toMatchObject({ inscriptions: 403, count: 403, articles: 403 });
      await office.getByText(says.updated, { exact: true }).waitFor();

      await logIn(page, member.username, member.password);
      await page.getByRole('heading', { level: 1, name: 'Gestion des Articles' }).waitFor();
      await page.getByText('Gestionnaire de Contenu').waitFor();
    },
  );

  it('is logged out when deleted', { tags: ['night'] }, async () => {
    const member = await newStaffMember('VIEWER');
    const [page, { page: office }] = await Promise.all([openAs(member), openUsers()]);
    await button(office, `Supprimer ${member.username}`).click();
    await answered(office, 'deleteUser', () =>
      office.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click(),
    );
    await loginScreen(page).waitFor();
  });
});
