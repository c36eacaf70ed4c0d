/** @module-tag night */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { DemoUsername } from '../../emulators/demo-accounts.ts';
import { common, leaving } from '../../web/src/dashboard/common.texts.ts';
import { photoForm } from '../../web/src/dashboard/galerie/galerie.texts.ts';
import { usersTab } from '../../web/src/dashboard/users/users.texts.ts';
import { narrow, useBrowser, wide } from './browser.ts';

const { visit } = useBrowser();

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true }).first();

interface TypedForm {
  readonly what: string;
  readonly path: string;
  readonly username: DemoUsername;
  /** Opens it, where it is not there already. */
  readonly opener?: string | RegExp;
  /** The name of a field in which something is typed. */
  readonly field: string;
  readonly leave: string;
}

const dialogs: readonly TypedForm[] = [
  {
    what: 'a photo',
    path: 'galerie',
    username: 'redaction',
    opener: /^Modifier la photo/,
    field: 'description',
    leave: common.cancel,
  },
  {
    what: 'a testimonial',
    path: 'temoignages',
    username: 'redaction',
    opener: /^Modifier/,
    field: 'contenu',
    leave: common.cancel,
  },
  {
    what: 'a user',
    path: 'users',
    username: 'superadmin',
    opener: 'Modifier lecture',
    field: 'email',
    leave: common.cancel,
  },
];

const additions: readonly TypedForm[] = [
  {
    what: 'photos',
    path: 'galerie',
    username: 'redaction',
    field: 'titre',
    leave: photoForm.clear,
  },
  {
    what: 'a testimonial',
    path: 'temoignages',
    username: 'redaction',
    opener: 'Nouveau témoignage',
    field: 'contenu',
    leave: common.cancel,
  },
  {
    what: 'a user',
    path: 'users',
    username: 'superadmin',
    opener: usersTab.create,
    field: 'password',
    leave: common.cancel,
  },
];

async function openTab({ path, username }: TypedForm, width: number) {
  const opened = await visit(`/dashboard/${path}`, width, { as: username });
  await opened.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return opened;
}

const question = (page: Page) => page.getByRole('dialog', { name: leaving.title });

describe('A dialog in which something was typed', () => {
  it.each(dialogs)('asks before $what loses it', async (form) => {
    const { page } = await openTab(form, wide);
    const dialog = page.getByRole('dialog').first();
    const field = dialog.locator(`[name=${form.field}]`);
    if (form.opener) await button(page, form.opener).click();
    await field.fill('ce qui a été saisi');

    await page.keyboard.press('Escape');
    await button(question(page), leaving.cancel).click();
    expect(await field.inputValue()).toBe('ce qui a été saisi');
    await button(dialog, form.leave).click();
    await button(question(page), leaving.confirm).click();
    await field.waitFor({ state: 'detached' });

    if (form.opener) await button(page, form.opener).click();
    expect(await field.inputValue()).not.toBe('ce qui a été saisi');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    expect(await question(page).count()).toBe(0);
  });
});

describe('The button Back of the browser', () => {
  it.each([...dialogs, ...additions])('asks before $what loses it', async (form) => {
    const { page } = await visit('/dashboard/articles', wide, { as: form.username });
    await page.locator(`nav a[href$="/${form.path}"]`).click();
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    const field = page.locator(`form [name=${form.field}]`).last();
    if (form.opener) await button(page, form.opener).click();
    await field.fill('ce qui a été saisi');

    for (const answer of [leaving.cancel, leaving.confirm]) {
      await page.goBack();
      expect(await field.inputValue()).toBe('ce qui a été saisi');
      await button(question(page), answer).click();
      await question(page).waitFor({ state: 'detached' });
    }
    await page.waitForURL('**/dashboard/articles');
  });

  it('leads where it always led once the text was taken back', async () => {
    const { page } = await visit('/dashboard/articles', wide, { as: 'redaction' });
    await page.locator('nav a[href$="/galerie"]').click();
    const field = page.locator('form [name=titre]');
    await field.fill('ce qui a été saisi');
    await field.fill('');
    await page.waitForFunction(() => !('typed' in (history.state as object)));
    await page.goBack();
    await page.waitForURL('**/dashboard/articles');
  });
});

describe('A dialog that is saving', () => {
  it('stays until it is known what became of it', async () => {
    const [photo] = dialogs;
    if (!photo?.opener) throw new Error('the photo has an opener');
    const { page, expectComplaint } = await openTab(photo, wide);
    expectComplaint(/net::ERR_INTERNET_DISCONNECTED .*\/savePhoto$/);
    const answered = Promise.withResolvers<undefined>();
    await page.route('**/savePhoto', async (route) => {
      await answered.promise;
      await route.abort('internetdisconnected');
    });
    await button(page, photo.opener).click();
    const dialog = page.getByRole('dialog').first();
    const field = dialog.locator(`[name=${photo.field}]`);
    await field.fill('ce qui a été saisi');
    await button(dialog, common.save).click();
    await button(dialog, common.saving).waitFor();
    await page.keyboard.press('Escape');
    expect(await question(page).count()).toBe(0);
    answered.resolve(undefined);
    await dialog.getByRole('alert').waitFor();
    expect(await field.inputValue()).toBe('ce qui a été saisi');
  });
});

describe('A form in which something was typed', () => {
  it.each(additions)('asks before new $what are given up', async (form) => {
    const { page } = await openTab(form, narrow);
    const field = page.locator(`form [name=${form.field}]`).first();
    if (form.opener) await button(page, form.opener).click();
    await field.fill('ce qui a été saisi');
    const leave = page.getByRole('main').getByRole('button', { name: form.leave, exact: true });

    await leave.click();
    await button(question(page), leaving.cancel).click();
    expect(await field.inputValue()).toBe('ce qui a été saisi');
    await leave.click();
    await button(question(page), leaving.confirm).click();
    await question(page).waitFor({ state: 'detached' });
    if (form.opener) await field.waitFor({ state: 'detached' });
    else expect(await field.inputValue()).toBe('');
  });
});
