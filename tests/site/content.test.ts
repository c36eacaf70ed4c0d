import { createHash } from 'node:crypto';
import { centre } from '@centre/domain/centre';
import { articlePath } from '@centre/domain/site-address';
import { describe, expect, it } from 'vitest';
import { mapFrame } from '../../web/src/texts/contact.texts.ts';
import { typeset } from '../../web/src/texts/typeset.ts';
import { temoignageContents } from '../../emulators/seed/content.ts';
import { change } from '../functions/admin.ts';
import { articles } from '../journeys/news-page.ts';
import { keepCollections } from '../kept-collections.ts';
import { get, htmlOf } from './get.ts';
import { shown } from './shown-texts.ts';

keepCollections('articles');

const { technical, draft } = articles;

/** Pages as the build made them, which learn the dates of today from a script. */
const fromTheBuild = ['/apropos', '/bts', '/cfpi', '/contact', '/formation', '/nulle-part'];

it.each(fromTheBuild)(
  '%s shows no dates of an old campaign where no script runs',
  async (path) => {
    const html = await htmlOf(path);
    expect(html).toContain(centre.campaign.period);
    expect(html).toContain('<noscript><style>[data-campagne]{display:none}');
    const shown = html.replaceAll(/<(\w+)[^>]* data-campagne>[^<]*<\/\1>/g, '');
    expect(shown).not.toContain(centre.campaign.period);
  },
);

/** What stands in a page between its head and its end. */
const mainOf = async (path: string) =>
  /<main[^>]*>(.*)<\/main>/s.exec(await htmlOf(path))?.[1] ?? '';

describe('The HTML of a page', () => {
  it.each([...shown.map(([path]) => path), ...fromTheBuild])(
    'of %s waits for no script, and names the styles that stand in it',
    async (path) => {
      const html = await htmlOf(path);
      const scripts = html.match(/<script\b[^>]*>/g) ?? [];
      expect(scripts).not.toEqual([]);
      for (const tag of scripts)
        expect(tag).toMatch(/ (type="(module|application)|async|defer)/);
      const [, policy = ''] = html.split('http-equiv="Content-Security-Policy"');
      const styles = [...policy.matchAll(/<style>([^<]*)<\/style>/g)].map(
        ([, rules = '']) => rules,
      );
      const hashes = styles.map((rules) => createHash('sha256').update(rules).digest('base64'));
      expect(hashes).toHaveLength(1);
      // Chrome knows `not` before a condition from 104 on, Safari from 16.4.
      expect(styles[0]).not.toMatch(/@media not \(/);
      expect(policy).toContain(`style-src 'self' 'sha256-${hashes[0]}';`);
    },
  );

  it('forbids phones to darken it, on light pages too', async () => {
    const light = get('/suivi', { method: 'POST', body: new URLSearchParams() });
    const kept = htmlOf('/modeles/hors-ligne.html');
    const paths = [...shown.map(([path]) => path), ...fromTheBuild];
    const dashboard = await htmlOf('/dashboard');
    const [sheet = ''] = /\/assets\/global-[^"]*\.css/.exec(dashboard) ?? [];
    for (const html of [
      await (await light).text(),
      await kept,
      ...(await Promise.all(paths.map(htmlOf))),
      dashboard + (await htmlOf(sheet)),
    ]) {
      expect(html).toContain('<meta name="color-scheme" content="only light"');
      expect(html).toMatch(/color-scheme:(only light|light only)/);
    }
  });

  it.each(shown)(
    'at %s has all that it shows first, with a size for every picture',
    async (path, texts) => {
      const main = await mainOf(path);
      const read = main
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
      for (const text of texts) expect(read).toContain(text);
      expect(read).not.toMatch(/Chargement/);
      // An image with no size moves what is below it.
      for (const [image] of main.matchAll(/<img [^>]*>/g)) {
        expect(image).toMatch(/ width="\d+"/);
        expect(image).toMatch(/ height="\d+"/);
      }
    },
  );

  it('at the end of the home page gives the address, both telephones, the e-mail, the site and a map', async () => {
    const main = await mainOf('/');
    for (const href of [
      `mailto:${centre.email}`,
      ...centre.phones.map((phone) => `tel:${phone}`),
      centre.website,
    ]) {
      expect(main.split(`href="${href}"`), href).toHaveLength(2);
    }
    expect(main).toContain(centre.address);
    const [map = '', ...others] = main.match(/<iframe[^>]*>/g) ?? [];
    expect(others).toEqual([]);
    expect(map.replaceAll('&amp;', '&')).toContain(`src="${mapFrame}"`);
    expect(map).toContain('loading="lazy"');
    expect(map).toMatch(new RegExp(`title="[^"]*${centre.city}`));
  });

  it('behind “Écrivez Nous” leads to messages that are begun, each of them one tap away', async () => {
    const links = [...(await htmlOf('/contact')).matchAll(/<a [^>]*href="([^"]*)".*?<\/a>/gs)];
    for (const [way, scheme] of [
      ['WhatsApp', 'https://wa.me/'],
      ['SMS', 'sms:+'],
      ['Écrire', 'mailto:'],
    ] as const) {
      const [, href = ''] = links.find(([link]) => link.includes(way)) ?? [];
      expect(href.startsWith(scheme), way).toBe(true);
      expect(decodeURIComponent(href)).toContain('Bonjour, j’ai une question');
    }
  });

  it('has a link to each category that is not shown', async () => {
    for (const [path, link] of [
      ['/actualites', '/actualites?categorie=technologie'],
      ['/galerie', '/galerie?categorie=informatique'],
    ] as const) {
      expect(await htmlOf(path)).toContain(`href="${link}"`);
    }
  });

  it('of the testimonials has the published ones, the latest first', async () => {
    const published = temoignageContents
      .filter(({ statut }) => statut === 'publie')
      .toSorted((a, b) => b.date.localeCompare(a.date));
    const found = (await mainOf('/temoignages')).matchAll(
      /<article[^>]* id="temoignage-([^"]*)"/g,
    );
    expect([...found].map(([, id]) => id)).toEqual(published.map(({ id }) => id));
  });

  it('has no draft, wherever one looks', async () => {
    const titre = typeset(draft.titre);
    for (const [path] of shown) expect(await htmlOf(path), path).not.toContain(titre);
    const answer = await get(articlePath(draft.id));
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain(titre);
  });

  it('has what was published and not what was withdrawn, which caches ask for within a minute', async () => {
    const path = `articles/${technical.id}`;
    expect(await htmlOf('/actualites')).toContain(technical.titre);
    await change(path, { statut: 'brouillon' });
    expect(await htmlOf('/actualites')).not.toContain(technical.titre);
    await change(path, { statut: 'publié' });
    const answer = await get('/actualites');
    expect(await answer.text()).toContain(technical.titre);
    // With the ten seconds during which the function reads nothing again.
    const [, shared, stale] = /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(
      answer.headers.get('cache-control') ?? '',
    ) ?? [undefined, 'none', 'none'];
    expect(answer.headers.get('cache-control')).toContain('max-age=0');
    expect(Number(shared) + 10).toBeLessThanOrEqual(60);
    // Answered at once meanwhile: nobody waits for a function that was asleep.
    expect(Number(stale)).toBe(3600);
  });
});
