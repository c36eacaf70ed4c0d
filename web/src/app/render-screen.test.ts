import { describe, expect, it } from 'vitest';
import { pruneCss } from './render-screen.ts';

describe('The styles of a page', () => {
  it('lose the list of their names, and other elements keep theirs', () => {
    const global = '<style data-emotion="c-global 12tfmjl">body{margin:0;}</style>';
    const page = '<style data-emotion="c 61 5jbun7">.c-61{color:red;}</style>';
    expect(pruneCss(global + page)).toBe(
      '<style data-s data-emotion="c-global 12tfmjl">body{margin:0;}</style>' +
        '<style data-s data-emotion="c ">.c-61{color:red;}</style>',
    );
  });

  it('lose the variable that nobody reads, wherever it stands', () => {
    const rule = '.c-61{background:var(--t-a\\.b);--bg-currentcolor:var(--t-a\\.b);color:red;}';
    expect(pruneCss(rule)).toBe('.c-61{background:var(--t-a\\.b);color:red;}');
  });

  it('lose the widths of screens, which rules have in them, and keep other sizes', () => {
    const tokens =
      ':root{--t-sizes-touch:44px;--t-sizes-breakpoint-sm:576px;--t-breakpoints-sm:576px;}';
    expect(pruneCss(tokens)).toBe(':root{--t-sizes-touch:44px;}');
  });

  it('lose what code would look like', () => {
    const base = 'code,kbd,pre,samp{font-size:1em;}a{color:red;}code,kbd,samp,pre{--f:x;}';
    expect(pruneCss(base)).toBe('a{color:red;}');
  });

  it.each(['--bg-currentcolor', '--t-breakpoints-sm', '--t-sizes-breakpoint-sm'])(
    'are refused once a rule reads %s',
    (variable) => {
      expect(() => pruneCss(`.c-61{color:var(${variable});}`)).toThrow('render-screen');
    },
  );
});
