import { createHash } from 'node:crypto';
import { centre } from '@centre/domain/centre';
import { articlePath } from '@centre/domain/site-address';
import { describe, expect, it } from 'vitest';
import { mapFrame } from '../../web/src/texts/contact.texts.ts';
import { typeset } from '../../web/src/texts/typeset.ts';
import { photoContents, temoignageContents } from '../../emulators/seed/content.ts';
import { firstPhotoCategorie } from '../../web/src/site/gallery/gallery.texts.ts';
import { change } from '../functions/admin.ts';
import { articles } from '../journeys/news-page.ts';
import { keepCollections } from '../kept-collections.ts';
import { get, htmlOf } from './get.ts';

keepCollections('articles');

const { published, principal, technical, draft } = articles;
const temoignages = temoignageContents
  .filter(({ statut }) => statut === 'publie')
  .toSorted((a, b) => b.date.localeCompare(a.date));
const titresOf = (records: readonly { titre: string; categorie: string }[], wanted = '') =>
  records.filter(({ categorie }) => !wanted || categorie === wanted).map(({ titre }) => titre);

/** Path of each page and the texts that the page contains. */
const shown = typeset<readonly (readonly [path: string, texts: readonly string[]])[]>([
  ['/', [principal.titre, ...temoignages.map(({ prenom }) => prenom)]],
  ['/actualites', titresOf(published)],
  ['/blog', titresOf(published)],
  ['/blog?categorie=technologie', titresOf(published, 'Technologie')],
  ['/blog/category/nouveaute', titresOf(published, 'Nouveauté')],
  [articlePath(technical.id), [technical.titre, ...technical.paragraphs]],
  ['/galerie', titresOf(photoContents, firstPhotoCategorie)],
  ['/galerie?categorie=informatique', titresOf(photoContents, 'Informatique')],
  ['/temoignages', temoignages.map(({ contenu }) => contenu)],
]);

/** Pages of the build, whose dates of the campagne a script updates. */
const builtPages = ['/apropos', '/bts', '/cfpi', '/contact', '/formation', '/nulle-part'];

it.each(builtPages)('Page %s hides campagne dates without scripts', async (path) => {
  const html = await htmlOf(path);
  expect(html).toContain(centre.campaign.period);
  expect(html).toContain('<noscript><style>[data-campagne]{display:none}');
  const others = html.replaceAll(/<(\w+)[^>]* data-campagne>[^<]*<\/\1>/g, '');
  expect(others).not.toContain(centre.campaign.period);
});

/** HTML inside the `main` element of a page. */
const mainOf = async (path: string) =>
  /<main[^>]*>(.*)<\/main>/s.exec(await htmlOf(path))?.[1] ?? '';

describe('Server-rendered page', () => {
  it.each([...shown.map(([path]) => path), ...builtPages])(
    'has no blocking script and a CSP hash of its inline style at %s',
    async (path) => {
      const html = await htmlOf(path);
      const scripts = html.match(/<script\b[^>]*>/g) ?? [];
      expect(scripts).not.toEqual([]);
      const nonBlocking = / (type="(module|application)|async|defer)/;
      for (const tag of scripts) expect(tag).toMatch(nonBlocking);
      const [, policy = ''] = html.split('http-equiv="Content-Security-Policy"');
      const found = policy.matchAll(/<style>([^<]*)<\/style>/g);
      const styles = Array.from(found, ([, rules = '']) => rules);
      const hashes = styles.map((rules) => createHash('sha256').update(rules).digest('base64'));
      expect(hashes).toHaveLength(1);
      // Chrome supports `not` before a condition since version 104, Safari since 16.4.
      expect(styles[0]).not.toMatch(/@media not \(/);
      expect(policy).toContain(`style-src 'self' 'sha256-${hashes[0]}';`);
    },
  );

  it('declares the color scheme “only light”', async () => {
    const light = await get('/suivi', { method: 'POST', body: new URLSearchParams() });
    const dashboard = await htmlOf('/dashboard');
    const [sheet = ''] = /\/assets\/global-[^"]*\.css/.exec(dashboard) ?? [];
    const paths = [...shown.map(([path]) => path), ...builtPages, '/modeles/hors-ligne.html'];
    const pages = await Promise.all(paths.map(htmlOf));
    for (const html of [await light.text(), ...pages, dashboard + (await htmlOf(sheet))]) {
      expect(html).toContain('<meta name="color-scheme" content="only light"');
      expect(html).toMatch(/color-scheme:(only light|light only)/);
    }
  });

  it.each(shown)(
    'contains its content and the size of every picture at %s',
    async (path, texts) => {
      const main = await mainOf(path);
      const read = main
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
      for (const text of texts) expect(read).toContain(text);
      expect(read).not.toMatch(/Chargement/);
      // An image without a size moves the content below when loaded.
      for (const [image] of main.matchAll(/<img [^>]*>/g)) {
        expect(image).toMatch(/ width="\d+"/);
        expect(image).toMatch(/ height="\d+"/);
      }
    },
  );

  it('contains the contacts of the centre and a map on the home page', async () => {
    const main = await mainOf('/');
    const phones = centre.phones.map((phone) => `tel:${phone}`);
    for (const href of [`mailto:${centre.email}`, ...phones, centre.website]) {
      expect(main.split(`href="${href}"`), href).toHaveLength(2);
    }
    expect(main).toContain(centre.address);
    const [map = '', ...others] = main.match(/<iframe[^>]*>/g) ?? [];
    expect(others).toEqual([]);
    expect(map.replaceAll('&amp;', '&')).toContain(`src="${mapFrame}"`);
    expect(map).toContain('loading="lazy"');
    expect(map).toMatch(new RegExp(`title="[^"]*${centre.city}`));
  });

  it('links on /contact to prefilled WhatsApp, SMS and e-mail messages', async () => {
    const links = [...(await htmlOf('/contact')).matchAll(/<a [^>]*href="([^"]*)".*?<\/a>/gs)];
    for (const [label, scheme] of [
      ['WhatsApp', 'https://wa.me/'],
      ['SMS', 'sms:+'],
      ['Écrire', 'mailto:'],
    ] as const) {
      const [, href = ''] = links.find(([link]) => link.includes(label)) ?? [];
      expect(href.startsWith(scheme), label).toBe(true);
      expect(decodeURIComponent(href)).toContain('Bonjour, j’ai une question');
    }
  });

  it('links to another category of the news and the galerie', async () => {
    for (const [path, link] of [
      ['/actualites', '/actualites?categorie=technologie'],
      ['/galerie', '/galerie?categorie=informatique'],
    ] as const) {
      expect(await htmlOf(path)).toContain(`href="${link}"`);
    }
  });

  it('contains the published temoignages, sorted by date, latest first', async () => {
    const found = (await mainOf('/temoignages')).matchAll(
      /<article[^>]* id="temoignage-([^"]*)"/g,
    );
    expect([...found].map(([, id]) => id)).toEqual(temoignages.map(({ id }) => id));
  });

  it('contains no draft of an article', async () => {
    const titre = typeset(draft.titre);
    for (const [path] of shown) expect(await htmlOf(path), path).not.toContain(titre);
  });

  it('reflects publication and withdrawal, and is cached for at most a minute', async () => {
    const path = `articles/${technical.id}`;
    expect(await htmlOf('/actualites')).toContain(technical.titre);
    await change(path, { statut: 'brouillon' });
    expect(await htmlOf('/actualites')).not.toContain(technical.titre);
    await change(path, { statut: 'publié' });
    const answer = await get('/actualites');
    expect(await answer.text()).toContain(technical.titre);
    // The function keeps its own data for ten more seconds.
    const [, shared, stale] = /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(
      answer.headers.get('cache-control') ?? '',
    ) ?? [undefined, 'none', 'none'];
    expect(answer.headers.get('cache-control')).toContain('max-age=0');
    expect(Number(shared) + 10).toBeLessThanOrEqual(60);
    // The cache answers with a stale page meanwhile, so no visitor waits for a cold start.
    expect(Number(stale)).toBe(3600);
  });
});
