import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/data/admin.ts';
import { article } from '../factories/article.ts';
import { newWord } from '../functions/applications.ts';
import { answersOfOne, post, recordsOf } from '../functions/enrolment-form.ts';
import { bearer } from '../functions/staff.ts';
import { suite } from '../suite.ts';
import { attempt } from './attempts.ts';
import { world } from './world.ts';

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
      it(`${title} for its ${field}`, async () => {
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
    attempt(`because it is ${title}`, [404], () => [
      () => page(world().published),
      () => page(id()),
    ]);
  }
  for (const header of ['X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded', 'Origin']) {
    it(`by way of ${header}, leads readers elsewhere`, async () => {
      const { text } = await page(world().published, { [header]: 'ailleurs.example' });
      expect(text).not.toContain('ailleurs.example');
    });
  }
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${suite.origin('hosting')}${path}`, { redirect: 'manual', ...init });

const got = async (path: string) => {
  const response = await get(path);
  return { status: response.status, text: await response.text() };
};

const assets = new URL('../../web/dist/client/assets/', import.meta.url);

describe('Files that no visitor has any business with', () => {
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
  for (const path of hidden) {
    attempt(`asking for ${path}`, [301, 400, 404], () => [
      () => got('/emblem.svg'),
      () => got(path),
      (said) => {
        expect(said).not.toMatch(
          /rules_version|"hosting"|"dependencies"|import \{|BEGIN PRIVATE/,
        );
      },
    ]);
  }
});

/** The names of the scripts that are served now: a build gives them new ones. */
function scripts(): string[] {
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(names.length).toBeGreaterThan(5);
  return names;
}

const contentOf = (name: string) => readFileSync(new URL(name, assets), 'utf8');

describe('Reading the source', () => {
  it('through the maps of the scripts', async () => {
    for (const name of scripts()) {
      expect(contentOf(name)).not.toContain('sourceMappingURL');
      expect((await get(`/assets/${name}.map`)).status).toBe(404);
    }
  });
  const secrets = ['Formation2025!', 'staff.invalid', 'BEGIN PRIVATE KEY', 'firebase-admin'];
  for (const secret of secrets) {
    it(`for ${secret} in the scripts`, () => {
      for (const name of scripts()) expect(contentOf(name)).not.toContain(secret);
    });
  }
});

describe('Leading a visitor elsewhere', () => {
  const paths = [
    ...['/admin?next=https://ailleurs.example', '/admin#//ailleurs.example'],
    ...['/admin/..//ailleurs.example', '/Bts?to=//ailleurs.example'],
    ...['/dashboard//ailleurs.example', '/%5cailleurs.example', '/%2f%2failleurs.example'],
    ...['/https://ailleurs.example', '/index.html?x=//ailleurs.example'],
  ];
  for (const path of paths) {
    it(`by ${path}`, async () => {
      const location = (await get(path)).headers.get('location');
      const target = new URL(location ?? '/', suite.origin('hosting'));
      expect(target.origin).toBe(suite.origin('hosting'));
    });
  }
});

describe('The function of the pages, at its own address,', () => {
  const own = (path: string) =>
    fetch(`${suite.origin('functions')}/${suite.project}/${suite.region}/pages${path}`, {
      redirect: 'manual',
    });

  it('leads from a page with capitals to the same page of the site', async () => {
    expect((await own('/Contact?a=B')).headers.get('location')).toBe('/contact?a=B');
  });

  for (const path of ['//ailleurs.example/Abc', '/\\ailleurs.example/Abc', '/%2f/Abc']) {
    it(`leads nowhere from ${path}`, async () => {
      const answer = await own(path);
      expect(answer.headers.get('location')).toBeNull();
      expect(answer.status).toBe(404);
    });
  }

  const unknown = [
    ...['/wp-login.php', '/xmlrpc.php', '/a/b/c', '/actualites/a/b', '/blog/a'],
    ...['/galerie/1', '/index.html', '/dashboard'],
  ];
  for (const path of unknown) {
    attempt(`has no page at ${path}`, [404], () => [
      async () => ({ status: (await own('/galerie')).status, body: '' }),
      async () => {
        const answer = await own(path);
        return { status: answer.status, body: await answer.text() };
      },
    ]);
  }
});

describe('A form that a page of another site sends', () => {
  const elsewhere: Readonly<Record<string, Record<string, string>>> = {
    'and says so': { 'Sec-Fetch-Site': 'cross-site' },
    'from a neighbouring domain': { 'Sec-Fetch-Site': 'same-site' },
    'in an older browser': { Origin: 'https://ailleurs.example' },
    'over an insecure connection': { Origin: 'http://cfpi.example' },
  };
  const own = { 'Sec-Fetch-Site': 'same-origin', Origin: suite.origin('hosting') };
  for (const [title, headers] of Object.entries(elsewhere)) {
    attempt(`to /inscription, ${title}`, [403], () => {
      const answers = answersOfOne();
      const sent = async (some: Record<string, string>, email: string) => {
        const { status, html } = await post({ ...answers, email }, some);
        return { status, body: html };
      };
      const refused = `${newWord()}@exemple.tg`;
      return [
        () => sent(own, answers['email'] ?? ''),
        () => sent(headers, refused),
        async () => expect(await recordsOf(refused)).toEqual([]),
      ];
    });
  }
  attempt('to /suivi', [403], () => {
    const { reference, dateNaissance } = world().application;
    const body = new URLSearchParams({ reference, dateNaissance });
    const sent = async (headers: Record<string, string>) => {
      const answer = await get('/suivi', { method: 'POST', body, headers });
      return { status: answer.status, body: await answer.text() };
    };
    return [() => sent({ Origin: own.Origin }), () => sent({ 'Sec-Fetch-Site': 'cross-site' })];
  });
});

describe('An answer without its protection', () => {
  const protection: Readonly<Record<string, RegExp>> = {
    'Content-Security-Policy': /script-src 'self';/,
    'X-Content-Type-Options': /^nosniff/,
    'Referrer-Policy': /^strict-origin-when-cross-origin/,
    'Permissions-Policy': /camera=\(\)/,
    'X-Frame-Options': /^DENY$/,
    'Cross-Origin-Opener-Policy': /^same-origin/,
  };
  const answers: Readonly<Record<string, () => Promise<Response>>> = {
    'a page': () => get('/contact'),
    'a page with its content': () => get('/'),
    'a page that is not there': () => get('/nulle-part'),
    'the dashboard': () => get('/dashboard/inscriptions'),
    'a page with a category': () => get('/blog/category/autres'),
    'a script': () => get(`/assets/${scripts()[0] ?? ''}`),
    'a script that is not there': () => get('/assets/absent.js'),
    'an icon': () => get('/emblem.svg'),
    'the API': () => get('/api/health'),
    'the API where it has nothing': () => get('/api/nulle-part'),
    'the API, refusing': () => get('/api/auth-sqlite/users'),
    'the API, answering a member': () =>
      get('/api/auth-sqlite/users', { headers: bearer(world().chief.token) }),
    'a redirection': () => get('/admin'),
  };
  for (const [title, answer] of Object.entries(answers)) {
    // The emulator of the functions names its own framework in whatever it hands on.
    if (!/^(the API|a page with)/.test(title)) {
      it(`${title}, saying what it runs on`, async () => {
        const { headers } = await answer();
        expect(headers.get('X-Powered-By')).toBeNull();
        expect(headers.get('Server')).toBeNull();
      });
    }
    // A redirection shows nothing that could be framed or run.
    if (title === 'a redirection') continue;
    for (const [name, pattern] of Object.entries(protection)) {
      it(`${title}, without ${name}`, async () => {
        expect((await answer()).headers.get(name) ?? '').toMatch(pattern);
      });
    }
  }
});
