import { centre } from '@centre/domain/centre';
import { articlePath, documentTitle, siteAddress } from '@centre/domain/site-address';
import { formatDate } from '@centre/domain/dates';
import { messages } from '@centre/domain/messages/messages';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { article } from '../factories/article.ts';
import { picture } from '../factories/picture.ts';
import { omit } from '../factories/omit.ts';
import '../functions/admin.ts';
import { articles } from '../journeys/news-page.ts';
import { typeset } from '../../web/src/texts/typeset.ts';
import { get, headOf, inSuite } from './get.ts';

const { published, technical, draft } = articles;

const createdIds: string[] = [];
afterAll(async () => {
  for (const id of createdIds) await firestore().doc(`articles/${id}`).delete();
});

/** Stores an article. Returns its id. */
async function storedArticle(overrides: Parameters<typeof article>[0]): Promise<string> {
  const id = `partage-${Date.now()}-${createdIds.length}`;
  const document = firestore().doc(`articles/${id}`);
  await document.set(omit(article(overrides), 'id'));
  createdIds.push(id);
  return id;
}

describe('Article page without scripts', () => {
  it('contains metadata, text and picture, and is cacheable', async () => {
    const path = articlePath(technical.id);
    const { status, title, canonical, meta, html, structuredData } = await headOf(path);
    expect(status).toBe(200);
    expect(title).toBe(documentTitle(technical.titre));
    expect(canonical).toBe(siteAddress(path));
    expect(meta).toMatchObject({
      'og:type': 'article',
      'og:title': documentTitle(technical.titre),
      'og:url': siteAddress(path),
      'og:description': meta['description'],
    });
    const paragraphs = typeset(technical.paragraphs);
    expect(paragraphs[0]).toContain(meta['description']?.slice(0, 60));
    expect(meta['description']?.length).toBeLessThanOrEqual(160);
    expect(meta).not.toHaveProperty('robots');
    for (const paragraph of paragraphs) {
      expect(html.replaceAll('&#39;', "'")).toContain(paragraph);
    }
    expect(html).toContain(formatDate(new Date(technical.date)));
    expect(structuredData).toMatchObject([
      { '@type': 'NewsArticle', headline: technical.titre, mainEntityOfPage: canonical },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Accueil' }, { name: 'Actualités' }, { item: canonical }],
      },
    ]);
    const image = meta['og:image'] ?? '';
    const picture = await fetch(image.startsWith(centre.website) ? inSuite(image) : image);
    expect(picture.headers.get('content-type')).toMatch(/^image\/(jpeg|png)/);
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
    const stated = [meta['og:image:width'], meta['og:image:height']].map(Number);
    expect(stated).toEqual([width, height]);

    const { headers } = await get(path);
    expect(headers.get('cache-control')).toMatch(/public.*s-maxage=\d+/);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('answers an uncached HTTP 404 for a draft and an unknown id', async () => {
    for (const id of ['inconnu', draft.id, 'a%2Fb', '__name__']) {
      const path = `/actualites/${id}`;
      const answer = await get(path);
      expect(answer.status, id).toBe(404);
      expect(answer.headers.get('cache-control'), id).toMatch(/no-store|no-cache/);
      const { meta, html } = await headOf(path);
      expect(meta['robots'], id).toBe('noindex');
      expect(meta, id).not.toHaveProperty('og:title');
      expect(html, id).toContain(messages.article.notFound);
      expect(html).not.toContain(typeset(draft.titre));
    }
  });

  it('appears when a draft is published and disappears when it is withdrawn', async () => {
    const id = await storedArticle({ statut: 'brouillon' });
    expect((await get(articlePath(id))).status).toBe(404);
    await firestore().doc(`articles/${id}`).update({ statut: 'publié' });
    expect((await get(articlePath(id))).status).toBe(200);
    await firestore().doc(`articles/${id}`).update({ statut: 'brouillon' });
    expect((await get(articlePath(id))).status).toBe(404);
  });

  // `tests/security/pages.ts` tests that markup creates no elements, in any field.
  it('keeps markup in title and metadata as plain text', async () => {
    const titre = '</title><script>alert(1)</script><img src=x onerror=alert(2)> __contenu__';
    const contenu = `"><script>alert(3)</script>\n$& $1 __titre__ '&amp;'`;
    const id = await storedArticle({ titre, contenu });
    const { title, meta, structuredData } = await headOf(articlePath(id));
    expect([title, meta['og:title']]).toEqual([documentTitle(titre), documentTitle(titre)]);
    expect(meta['description']).toBe(contenu.replace('\n', ' '));
    expect(structuredData).toMatchObject([{ headline: titre.slice(0, 110) }, {}]);
  });

  it('truncates its headline at whole words, and has French non-breaking spaces', async () => {
    const titre = `Ouvert de 8 h à 16 h ? ${'👩🏾‍🔧 soude '.repeat(20)}`;
    const id = await storedArticle({ titre, contenu: 'Deux ans ; trois ans.' });
    const { html, structuredData } = await headOf(articlePath(id));
    expect(structuredData[0]?.['headline']).toMatch(/^Ouvert de 8.* (soude|👩🏾‍🔧)…$/);
    expect(html).toContain('Ouvert de 8\u00A0h à 16\u00A0h\u00A0?');
    expect(html).toContain('Deux ans\u00A0; trois ans.');
  });

  it('shares its picture, or that of the news when its own is below 200 pixels', async () => {
    const large = picture();
    const shared = async (height: number) => {
      const id = await storedArticle({ picture: { ...large, height } });
      return (await headOf(articlePath(id))).meta;
    };
    expect((await shared(200))['og:image']).toBe(large.jpeg);
    const { 'og:image': image, 'og:image:width': width } = await shared(199);
    expect(image).toMatch(/\/share\/actualites\.jpg$/);
    expect(width).toBe('1200');
  });

  it('answers HTTP 405 to POST, and 200 to HEAD', async () => {
    const path = articlePath(technical.id);
    expect((await get(path, { method: 'POST' })).status).toBe(405);
    expect((await get(path, { method: 'HEAD' })).status).toBe(200);
  });

  it('is listed in sitemap-articles.xml, unlike a draft', async () => {
    const answer = await get('/sitemap-articles.xml');
    expect(answer.headers.get('content-type')).toContain('xml');
    const text = await answer.text();
    for (const { id } of published) {
      expect(text).toContain(`<loc>${siteAddress(articlePath(id))}</loc>`);
    }
    expect(text).not.toContain(draft.id);
  });
});
