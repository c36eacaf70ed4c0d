import { centre, centrePath } from '@centre/domain/centre';
import { documentTitle, siteAddress } from '@centre/domain/site-address';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { notFound, routes } from '../../web/src/app/routes.tsx';
import { get, headOf, inSuite } from './get.ts';

const fixed = routes.filter(({ isPattern }) => !isPattern);
const indexed = fixed.filter(({ isHidden, sameAs }) => !isHidden && !sameAs);

describe('Indexed page', () => {
  it.each(indexed)(
    'has metadata, a canonical URL and a share picture at $path',
    async ({ path, title, description }) => {
      const { status, title: found, canonical, meta } = await headOf(path);
      expect(status).toBe(200);
      expect(found).toBe(documentTitle(title));
      expect(meta).toMatchObject({
        description,
        'og:type': 'website',
        'og:title': documentTitle(title),
        'og:description': description,
        'og:url': siteAddress(path),
        'og:locale': 'fr_FR',
        'twitter:card': 'summary_large_image',
      });
      expect(description.length).toBeGreaterThan(20);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(canonical).toBe(siteAddress(path));
      expect(meta).not.toHaveProperty('robots');
      expect(meta['og:image']).toMatch(`${centre.website}/share/`);
      const answer = await fetch(inSuite(meta['og:image'] ?? ''));
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      const picture = Buffer.from(await answer.arrayBuffer());
      expect(picture.length).toBeLessThanOrEqual(80 * 1024);
      const { width, height } = await sharp(picture).metadata();
      expect({ width, height }).toEqual({ width: 1200, height: 630 });
      expect(meta).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' });
    },
  );

  it('has a unique title, description and canonical URL', async () => {
    const heads = await Promise.all(indexed.map(({ path }) => headOf(path)));
    const facts = heads.map((head) => [head.title, head.meta['description'], head.canonical]);
    for (const index of [0, 1, 2]) {
      expect(new Set(facts.map((fact) => fact[index])).size).toBe(indexed.length);
    }
  });
});

describe('Unindexed page', () => {
  it.each(fixed.filter(({ isHidden }) => isHidden))('is noindex at $path', async ({ path }) => {
    const { meta, canonical } = await headOf(path);
    expect(meta['robots']).toBe('noindex');
    expect(canonical).toBeUndefined();
    expect(meta).not.toHaveProperty('og:url');
  });

  it('has noindex at unknown paths and on the dashboard', async () => {
    for (const path of ['/nulle-part', '/blog/category/cuisine']) {
      const { status, meta } = await headOf(path);
      expect([status, meta['robots']], path).toEqual([404, 'noindex']);
    }
    expect((await headOf('/nulle-part')).title).toBe(documentTitle(notFound.title));
    expect((await headOf('/dashboard')).meta['robots']).toBe('noindex');
  });

  it('has the canonical URL of the news for /blog and its categories', async () => {
    for (const path of ['/blog', '/blog/category/Technologie']) {
      expect((await headOf(path)).canonical, path).toBe(siteAddress('/actualites'));
    }
  });
});

describe('Sitemap', () => {
  it('lists exactly the indexed pages', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toContain('xml');
    const listed = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)];
    expect(listed.map(([, address]) => address).sort()).toEqual(
      indexed.map(({ path }) => siteAddress(path)).sort(),
    );
  });

  it('is named in robots.txt, which disallows no indexed page', async () => {
    const answer = await get('/robots.txt');
    const lines = (await answer.text()).split('\n');
    expect(lines).toContain(`Sitemap: ${siteAddress('/sitemap.xml')}`);
    expect(lines).toContain(`Sitemap: ${siteAddress('/sitemap-articles.xml')}`);
    const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
    const isClosed = ({ path }: { path: string }) => closed.some((one) => path.startsWith(one));
    expect(indexed.filter(isClosed)).toEqual([]);
  });
});

describe('Structured data', () => {
  it('describes the centre', async () => {
    for (const path of ['/', centrePath, '/contact']) {
      const { structuredData } = await headOf(path);
      expect(structuredData, path).toMatchObject([
        { '@type': 'EducationalOrganization', name: centre.name, url: siteAddress('/') },
      ]);
    }
    const [contact] = (await headOf('/contact')).structuredData;
    expect(contact).toMatchObject({
      telephone: centre.phones,
      openingHoursSpecification: { opens: '07:00', closes: '17:30' },
    });
  });

  it.each(['/bts', '/bts-3-ans', '/bacpro', '/courteduree', '/electromecanique', '/qhse'])(
    'describes %s as a course of the centre',
    async (path) => {
      const { structuredData, meta } = await headOf(path);
      expect(structuredData).toMatchObject([
        {
          '@type': 'Course',
          description: meta['description'],
          provider: { '@type': 'EducationalOrganization', name: centre.name },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [{ name: 'Accueil' }, { name: 'Formations' }, { position: 3 }],
        },
      ]);
    },
  );
});

describe('Structured data of published content', () => {
  it('contains the photos of the galerie', async () => {
    const [gallery] = (await headOf('/galerie')).structuredData;
    expect(gallery).toMatchObject({ '@type': 'ImageGallery', url: siteAddress('/galerie') });
    const pictures = gallery?.['image'] as { name: string; contentUrl: string }[];
    expect(pictures.length).toBeGreaterThan(0);
    for (const { name, contentUrl } of pictures) {
      expect(name).not.toBe('');
      const { headers } = await fetch(contentUrl);
      expect(headers.get('content-type')).toMatch(/^image\//);
    }
  });

  it('contains the temoignages as reviews of the centre', async () => {
    const [data] = (await headOf('/temoignages')).structuredData;
    expect(data).toMatchObject({ '@type': 'EducationalOrganization', name: centre.name });
    const reviews = data?.['review'] as { author: { name: string }; reviewBody: string }[];
    expect(reviews.length).toBeGreaterThan(0);
    for (const { author, reviewBody } of reviews) {
      expect([author.name, reviewBody]).not.toContain('');
    }
  });
});
