import { messages } from '@centre/domain/messages/messages';
import { staffPhotoMessages } from '@centre/domain/messages/staff/content';
import {
  can,
  roleLabels,
  type Action,
  type Resource,
  type Role,
} from '@centre/domain/permissions';
import type { Page } from '@playwright/test';
import { dashboard } from '../../web/src/dashboard/shell.texts.ts';
import { demoAccounts } from '../../emulators/demo-accounts.ts';
import { expect, type OpenVisit, test, wide } from './browser.ts';
import { section, sections } from './staff.ts';

const tabs = [
  { resource: 'articles', label: 'Articles', title: 'Gestion des Articles' },
  { resource: 'inscriptions', label: 'Inscriptions', title: 'Inscriptions' },
  { resource: 'galerie', label: 'Galerie', title: 'Galerie' },
  { resource: 'temoignages', label: 'Témoignages', title: 'Gestion des Témoignages' },
  { resource: 'users', label: 'Utilisateurs', title: 'Utilisateurs' },
] as const satisfies readonly { resource: Resource; label: string; title: string }[];

/** Button of a section for each permission. */
const permissionButtons: readonly (readonly [Resource, Action, RegExp])[] = [
  ['articles', 'create', /^Nouvel Article$/],
  ['galerie', 'create', /^Ajouter l/],
  ['temoignages', 'create', /^Nouveau témoignage$/],
  ['temoignages', 'edit', /^(Publier|Dépublier)$/],
  ['users', 'create', /^Nouvel utilisateur$/],
  ...(['articles', 'galerie', 'temoignages', 'users'] as const).map(
    (resource) => [resource, 'edit', /^Modifier/] as const,
  ),
  ...tabs.map(({ resource }) => [resource, 'delete', /^Supprimer/] as const),
];

/** Background colors of the role's name in the header. */
const colours: Readonly<Record<Role, string>> = {
  SUPER_ADMIN: 'rgb(155, 44, 31)',
  ADMIN_FULL: 'rgb(31, 78, 155)',
  CONTENT_MANAGER: 'rgb(143, 214, 224)',
  INSCRIPTIONS_MANAGER: 'rgb(245, 213, 101)',
  VIEWER: 'rgb(90, 102, 96)',
};

const staff = demoAccounts.filter(({ isActive }) => isActive);
const granted = (role: Role) => tabs.filter(({ resource }) => can(role, resource, 'read'));

/** Opens a section and waits for records, before which an absent button proves nothing. */
async function openSection(page: Page, label: string, title: string): Promise<void> {
  await section(page, label).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const record = page.getByRole('main').getByRole('listitem').or(page.locator('main tbody tr'));
  await record.first().waitFor();
}

/** Expects the dashboard of an account to match the permissions of its role. */
async function expectPermissions(
  visit: OpenVisit,
  { username, role }: (typeof staff)[number],
): Promise<void> {
  const { page } = await visit('/dashboard', wide, { as: username });
  const head = page.getByRole('banner');
  await head.getByText(username, { exact: true }).waitFor();
  const badge = head.getByText(roleLabels[role].name);
  await expect
    .poll(() => badge.evaluate((one) => getComputedStyle(one).backgroundColor))
    .toBe(colours[role]);
  await sections(page).waitFor();
  const links = sections(page).getByRole('link');
  const otherSections: readonly (readonly [label: string, isSeen: boolean])[] = [
    [dashboard.labels.campagne, can(role, 'dashboard', 'write')],
    [dashboard.labels.vitrine, can(role, 'galerie', 'write')],
    // Every role that reads the inscriptions sees the figures of the bilan.
    [dashboard.labels.bilan, can(role, 'inscriptions', 'read')],
  ];
  for (const [label, isSeen] of otherSections) {
    const link = links.filter({ hasText: label });
    await expect.poll(() => link.count(), { message: label }).toBe(isSeen ? 1 : 0);
  }
  const names = async () =>
    (await links.allInnerTexts())
      .map((name) => name.replace(/[\s\d]+$/, ''))
      .filter((name) => !otherSections.some(([label]) => label === name));
  await expect.poll(names).toEqual(granted(role).map(({ label }) => label));
  // The dashboard opens the permitted section with the highest priority.
  await page.waitForURL('**/dashboard/articles');

  for (const { resource, label, title } of granted(role)) {
    await openSection(page, label, title);
    for (const [, action, name] of permissionButtons.filter(([one]) => one === resource)) {
      const buttons = page.getByRole('main').getByRole('button', { name });
      const isThere = expect.poll(async () => (await buttons.count()) > 0, { message: action });
      await isThere.toBe(can(role, resource, action));
    }
    if (resource !== 'galerie') continue;
    const warning = page.getByText(staffPhotoMessages.notAllowedToAdd);
    await expect.poll(() => warning.count()).toBe(can(role, 'galerie', 'create') ? 0 : 1);
  }

  for (const { resource } of tabs.filter((tab) => !can(role, tab.resource, 'read'))) {
    await page.goto(`/dashboard/${resource}`);
    await page.getByText(messages.guard.section).waitFor();
  }
}

test.describe('Dashboard', () => {
  const isMain = ({ role }: { role: Role }) => role === 'SUPER_ADMIN' || role === 'VIEWER';

  for (const member of staff) {
    test(
      `shows ${member.role} their role and only the permitted sections and buttons`,
      isMain(member) ? {} : { tag: '@night' },
      ({ visit }) => expectPermissions(visit, member),
    );
  }
});
