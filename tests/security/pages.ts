import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { article } from '../factories/article.ts';
import { formAnswers, uniqueWord, postForm, storedByEmail } from '../functions/applications.ts';
import { bearer } from '../functions/calls.ts';
import { suite } from '../suite.ts';
import { attempt, attempts, manyFields, manyMarks } from './attempts.ts';
import { world } from './world.ts';

const getFrom =
  (origin: string) =>
  (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, { redirect: 'manual', ...init });
const get = getFrom(suite.origin('hosting'));
/** Sends a request to the function of the pages at its own URL. */
const direct = getFrom(`${suite.origin('functions')}/${suite.project}/${suite.region}/pages`);
const answer = async (response: Promise<Response>) => {
  const { status, headers } = await response;
  return { status, headers, text: await (await response).text() };
};
const articlePage = (id: string, headers: Record<string, string> = {}) =>
  answer(direct(`/actualites/${id}`, { headers }));

describe.each(['titre', 'contenu', 'auteur', 'categorie', 'imageUrl'])(
  'Article page with markup in %s',
  (field) => {
    const pageWith = async (value: string) => {
      const id = randomUUID();
      const document = firestore().doc(`articles/${id}`);
      await document.set({ ...article({ statut: 'publié', [field]: value }), id });
      const page = await articlePage(id);
      await document.delete();
      return page;
    };
    const tags = (html: string) => html.match(/<(?:script|img|svg|title|meta|link)\b/g)?.length;
    let usual = '';
    beforeAll(async () => {
      ({ text: usual } = await pageWith('Un texte'));
    });

    it.each([
      ['a script element', '<script>alert(1)</script>'],
      ['an image with an event handler', '<img src=x onerror=alert(1)>'],
      ['a closing title tag', '</title><script>alert(1)</script>'],
      ['a closing script tag', '</script><script>alert(1)</script>'],
      ['a closing double quote', '"><svg onload=alert(1)>'],
      ['a closing single quote', "'><svg onload=alert(1)>"],
      ['an unclosed comment', '<!-- '],
      ['template placeholders', '__donnees__ __contenu__ __apercu__'],
      ['replacement patterns', '$& $1 $` $\u0027 $$'],
    ])('contains no additional elements for %s', async (_, value) => {
      const { status, text } = await pageWith(value);
      expect(status).toBe(200);
      expect(text).not.toMatch(/<script>alert|<img src=x|<svg onload/);
      expect(tags(text)).toBe(tags(usual));
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1];
      expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'NewsArticle' });
    });
  },
);

describe('Article page', () => {
  const ids: Readonly<Record<string, () => string>> = {
    'a draft': () => world().draft.article,
    'an application': () => world().application.id,
    'a relative path': () => '..%2Finscriptions%2Fx',
    'double-encoded dots': () => '%252e%252e',
    'a reserved Firestore name': () => '__x__',
    'an id of 2,000 characters': () => 'x'.repeat(2000),
    'a null byte': () => 'x%00',
  };
  attempts(ids, 'answers HTTP 404 for %s', [404], (id) => [
    () => articlePage(world().published),
    () => articlePage(id()),
  ]);
  it.each(['X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded', 'Origin'])(
    'does not contain the host of the header %s',
    async (header) => {
      const headers = { [header]: 'ailleurs.example' };
      const { status, text } = await articlePage(world().published, headers);
      expect(status).toBe(200);
      expect(text).not.toContain('ailleurs.example');
    },
  );
});

describe('Private files', () => {
  const hidden = [
    ...['/.env', '/.git/config', '/.git/HEAD', '/.firebaserc', '/.npmrc', '/.DS_Store'],
    ...['/firebase.json', '/firestore.rules', '/storage.rules', '/firestore.indexes.json'],
    ...['/package.json', '/package-lock.json', '/tsconfig.json', '/README.md'],
    ...['/functions/.env', '/functions/lib/index.js', '/functions/lib/index.js.map'],
    ...['/functions/src/index.ts', '/emulators/demo-accounts.ts', '/web/src/app/routes.tsx'],
    ...['/src/app/boot.ts', '/node_modules/firebase/package.json'],
    ...['/web/dist/client/index.html', '/serviceAccount.json', '/.runtimeconfig.json'],
    ...['/backup.zip', '/debug.log', '/wp-admin', '/server-status', '/graphql'],
    ...['/phpinfo.php', '/.well-known/nothing', '/assets/', '/%2e%2e/firebase.json'],
    ...['/assets/%2e%2e%2f%2e%2e%2ffirebase.json', '/..%5cfirebase.json'],
    ...['/api/../firebase.json', '/assets/..;/firebase.json', '/index.html%00.js'],
  ];
  const source = /rules_version|"hosting"|"dependencies"|import \{|BEGIN PRIVATE/;
  for (const path of hidden) {
    attempt(`are not served at ${path}`, [301, 400, 404], () => [
      () => answer(get('/emblem.svg')),
      () => answer(get(path)),
      (text) => expect(text).not.toMatch(source),
    ]);
  }
});

const assets = new URL('../../web/dist/client/assets/', import.meta.url);

/** File names of the scripts in the current build. */
function scripts(): string[] {
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(names.length).toBeGreaterThan(5);
  return names;
}

const scriptsWith = (text: string) =>
  scripts().filter((name) => readFileSync(new URL(name, assets), 'utf8').includes(text));

describe('Scripts of the site', () => {
  it('have no source maps', async () => {
    for (const name of scripts()) expect((await get(`/assets/${name}.map`)).status).toBe(404);
  });
  const secrets = ['Formation2025!', 'staff.invalid', 'BEGIN PRIVATE KEY', 'firebase-admin'];
  it.each([...secrets, 'sourceMappingURL'])('do not contain %s', (secret) => {
    expect(scriptsWith(secret)).toEqual([]);
  });
});

describe('Redirect', () => {
  it.each([
    ...['/admin?next=https://ailleurs.example', '/admin#//ailleurs.example'],
    ...['/admin/..//ailleurs.example', '/Bts?to=//ailleurs.example'],
    ...['/dashboard//ailleurs.example', '/%5cailleurs.example', '/%2f%2failleurs.example'],
    ...['/https://ailleurs.example', '/index.html?x=//ailleurs.example'],
  ])('stays on the origin of the site for %s', async (path) => {
    const location = (await get(path)).headers.get('location');
    const target = new URL(location ?? '/', suite.origin('hosting'));
    expect(target.origin).toBe(suite.origin('hosting'));
  });
});

describe('Function of the pages at its own URL', () => {
  it('redirects an upper-case path to the lower-case one and keeps the query', async () => {
    expect((await direct('/Contact?a=B')).headers.get('location')).toBe('/contact?a=B');
  });
  it.each(['//ailleurs.example/Abc', '/\\ailleurs.example/Abc', '/%2f/Abc'])(
    'answers HTTP 404 without a redirect for %s',
    async (path) => {
      const { status, headers } = await direct(path);
      expect(headers.get('location')).toBeNull();
      expect(status).toBe(404);
    },
  );
  const unknown = [
    ...['/wp-login.php', '/xmlrpc.php', '/a/b/c', '/actualites/a/b', '/blog/a'],
    ...['/galerie/1', '/index.html', '/dashboard'],
  ];
  for (const path of unknown) {
    attempt(`answers HTTP 404 for ${path}`, [404], () => [
      () => answer(direct('/galerie')),
      () => answer(direct(path)),
    ]);
  }
});

describe('Cross-site form submission', () => {
  const own = { 'Sec-Fetch-Site': 'same-origin', Origin: suite.origin('hosting') };
  const elsewhere: Readonly<Record<string, Record<string, string>>> = {
    'with Sec-Fetch-Site cross-site': { 'Sec-Fetch-Site': 'cross-site' },
    'with Sec-Fetch-Site same-site': { 'Sec-Fetch-Site': 'same-site' },
    'with a foreign Origin': { Origin: 'https://ailleurs.example' },
    'with an http: Origin': { Origin: 'http://cfpi.example' },
  };
  attempts(elsewhere, 'is rejected by /inscription %s', [403], (headers) => {
    const send = async (some: Record<string, string>, fields: Record<string, string>) => {
      const { status, html } = await postForm(fields, some);
      return { status, text: html };
    };
    const email = `${uniqueWord()}@exemple.tg`;
    return [
      () => send(own, formAnswers()),
      () => send(headers, formAnswers({ email })),
      async () => expect(await storedByEmail(email)).toEqual([]),
    ];
  });
  attempt('is rejected by /suivi', [403], () => {
    const { reference, dateNaissance } = world().application;
    const body = new URLSearchParams({ reference, dateNaissance });
    const send = (headers: Record<string, string>) => () =>
      answer(get('/suivi', { method: 'POST', body, headers }));
    return [send({ Origin: own.Origin }), send({ 'Sec-Fetch-Site': 'cross-site' })];
  });
});

describe('Form without scripts', () => {
  const added: Readonly<Record<string, Record<string, string | number>>> = {
    'a thousand unknown fields': manyFields(1000),
    'eight thousand unknown fields': manyFields(8000),
    'an unknown field with a name of 40 kB': { ['f'.repeat(40_000)]: 1 },
    '5,000 combining marks': { nom: manyMarks(5000) },
  };
  attempts(added, 'rejects %s without echoing the input', [400, 413], (more) => {
    const send = async (fields: object) => {
      const { status, html } = await postForm(fields as Record<string, string>);
      return { status, text: html };
    };
    return [
      () => send(formAnswers()),
      () => send({ ...formAnswers(), ...more }),
      (text) => expect(text).not.toMatch(/champ99|f{50}/),
    ];
  });
});

describe('Security headers', () => {
  const protection = {
    'content-security-policy': /script-src 'self';/,
    'x-content-type-options': /^nosniff/,
    'referrer-policy': /^strict-origin-when-cross-origin/,
    'permissions-policy': /camera=\(\)/,
    'x-frame-options': /^DENY$/,
    'cross-origin-opener-policy': /^same-origin/,
  };
  const users = '/api/auth-sqlite/users';
  const answers: readonly [title: string, ask: () => Promise<Response>][] = [
    ['a page', () => get('/contact')],
    ['a page with its content', () => get('/')],
    ['a page that is not there', () => get('/nulle-part')],
    ['the dashboard', () => get('/dashboard/inscriptions')],
    ['a page with a category', () => get('/blog/category/autres')],
    ['a script', () => get(`/assets/${scripts()[0] ?? ''}`)],
    ['a script that is not there', () => get('/assets/absent.js')],
    ['an icon', () => get('/emblem.svg')],
    ['the API', () => get('/api/health')],
    ['the API where it has nothing', () => get('/api/nulle-part')],
    ['the API, refusing', () => get(users)],
    ['the API, answering a member', () => get(users, { headers: bearer(world().chief.token) })],
  ];
  it.each(answers)('protect %s', async (_, ask) => {
    const { headers } = await ask();
    for (const [name, pattern] of Object.entries(protection)) {
      expect(headers.get(name) ?? '', name).toMatch(pattern);
    }
  });

  // The emulator of the functions adds these headers to the responses that it forwards.
  const ofHosting = answers.filter(([title]) => !/^(the API|a page with)/.test(title));
  it.each(ofHosting)('do not name the server software with %s', async (_, ask) => {
    const { headers } = await ask();
    expect(headers.has('x-powered-by') || headers.has('server')).toBe(false);
  });

  // A redirection has no content to frame or run, so it needs no other security header.
  it('of a redirection do not name the server software', async () => {
    const { status, headers } = await get('/admin');
    expect(status).toBe(302);
    expect(headers.has('x-powered-by') || headers.has('server')).toBe(false);
  });
});
