import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stylesOf } from './shown-styles.ts';

describe('The styles that a page is sent with', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('are those of every page and of what it shows, in their order', () => {
    const wide = '@media (min-width:36rem)';
    vi.stubGlobal('__STYLE_RULES__', [
      { css: 'html{color:red}', names: [] },
      { css: 'p{color:blue}', names: ['p'] },
      { css: 'table{color:blue}', names: ['table'] },
      { css: '.a{top:0}', names: ['a'] },
      { css: '.b{top:1px}', names: ['b'] },
      { css: '.c,.d{top:2px}', names: ['c', 'd'] },
      { css: '.e{top:3px}', names: ['e'], under: wide },
      { css: '.a{top:4px}', names: ['a'], under: wide },
      { css: '.d{top:5px}', names: ['d'], under: wide },
      { css: '.a:hover{top:6px}', names: ['a'], under: '@media (hover:hover)' },
    ]);
    const screen = '<p class="a x">b</p><p id="c" class="d"></p>';
    expect(stylesOf(screen)).toContain(
      `<style>html{color:red}p{color:blue}.a{top:0}.c,.d{top:2px}${wide}{.a{top:4px}.d{top:5px}}@media (hover:hover){.a:hover{top:6px}}</style>`,
    );
  });

  it('are the only ones that the browser takes, after what becomes of them', () => {
    vi.stubGlobal('__STYLE_RULES__', [{ css: 'p{top:0}', names: ['p'] }]);
    const hash = createHash('sha256').update('p{top:1px}').digest('base64');
    expect(stylesOf('<p></p>', (rules) => rules.replace('0', '1px'))).toBe(
      `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hash}'; style-src-attr 'unsafe-inline'"><style>p{top:1px}</style>`,
    );
  });
});
