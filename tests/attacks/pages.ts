import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { article } from '../factories/article.ts';
import { suite } from '../suite.ts';
import { attemptsOn } from './attempts.ts';
import { expectSilent } from './leak-assertions.ts';
import { world } from './world.ts';

const attempt = attemptsOn('Pages that the server fills');

/** The page of an article as whoever has no scripts gets it, from the function itself. */
async function page(id: string, headers: Readonly<Record<string, string>> = {}) {
  const url = `${suite.origin('functions')}/${suite.project}/${suite.region}/pages/actualites/${id}`;
  const response = await fetch(url, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const texts: Readonly<Record<string, string>> = {
  'a script': '<script>alert(1)</script>',
  'a picture with a handler': '<img src=x onerror=alert(1)>',
  'an end of the title': '</title><script>alert(1)</script>',
  'an end of the data': '</script><script>alert(1)</script>',
  'an end of an attribute': '"><svg onload=alert(1)>',
  'an end of an attribute in single quotes': "'><svg onload=alert(1)>",
  'a comment that does not end': '<!-- ',
  'a mark of the layout': '__donnees__ __contenu__ __apercu__',
  'a pattern of replacement': '$& $1 $` $\u0027 $$',
};

const fields = ['titre', 'contenu', 'auteur', 'categorie', 'imageUrl'] as const;

/** The page of a published article that has `value` in one field. */
async function pageWith(field: (typeof fields)[number], value: string) {
  const id = randomUUID();
  const document = firestore().doc(`articles/${id}`);
  await document.set({ ...article({ statut: 'publié', [field]: value }), id });
  const answer = await page(id);
  await document.delete();
  return answer;
}

describe('The page of an article is filled with', () => {
  const tags = (text: string) => text.match(/<(?:script|img|svg|title|meta|link)\b/g)?.length;

  describe.each(fields)('in %s:', (field) => {
    let usual = '';
    beforeAll(async () => {
      ({ text: usual } = await pageWith(field, 'Un texte'));
    });

    for (const [title, text] of Object.entries(texts)) {
      attempt(`${title} for its ${field}`, async () => {
        const { status, text: filled } = await pageWith(field, text);
        expect(status).toBe(200);
        expect(filled).not.toMatch(/<script>alert|<img src=x|<svg onload/);
        // As many elements as ever: the text is one text among others.
        expect(tags(filled)).toBe(tags(usual));
        const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(filled)?.[1];
        expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'NewsArticle' });
      });
    }
  });
});

describe('The page of an article that is none', () => {
  const ids: Readonly<Record<string, () => string>> = {
    'a draft': () => world().draft.article,
    'an application': () => world().application.id,
    'a path': () => '..%2Finscriptions%2Fx',
    'two dots, behind two codes': () => '%252e%252e',
    'a name that Firestore keeps to itself': () => '__x__',
    'very long': () => 'x'.repeat(2000),
    'a null byte': () => 'x%00',
  };
  for (const [title, id] of Object.entries(ids)) {
    attempt(`because it is ${title}`, async () => {
      expect((await page(world().published)).status).toBe(200);
      const { status, text } = await page(id());
      expect(status).toBe(404);
      expectSilent(text, world().secrets);
    });
  }
  for (const header of ['X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded', 'Origin']) {
    attempt(`by way of ${header}, leads readers elsewhere`, async () => {
      const { text } = await page(world().published, { [header]: 'ailleurs.example' });
      expect(text).not.toContain('ailleurs.example');
    });
  }
});
