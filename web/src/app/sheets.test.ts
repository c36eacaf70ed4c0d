import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sheetsOf, stylesOf } from './sheets.ts';

const layout = { href: '/layout.css', css: 'p{top:0}', classes: [] };
const news = { href: '/news.css', css: '.card_a1b2{top:1px}', classes: ['card_a1b2'] };
const form = { href: '/form.css', css: '.card_c3d4{top:2px}', classes: ['card_c3d4'] };

describe('Stylesheets of a page', () => {
  beforeEach(() => void vi.stubGlobal('__SHEETS__', [layout, news, form]));
  afterEach(() => void vi.unstubAllGlobals());

  it('are those of the layout and of the components in its HTML', () => {
    const screen = '<p class="card stack">a</p><p class="bold card_c3d4">card_a1b2</p>';
    expect(sheetsOf(screen)).toEqual({
      css: layout.css + form.css,
      hrefs: [layout.href, form.href],
    });
  });

  it('are inlined in the head, allowed by hash, with their links disabled', () => {
    const hash = createHash('sha256').update(layout.css).digest('base64');
    expect(stylesOf('<p></p>')).toBe(
      `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hash}'; style-src-attr 'unsafe-inline'"><style>p{top:0}</style><link rel="stylesheet" href="/layout.css" disabled>`,
    );
  });
});
