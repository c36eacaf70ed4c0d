import { describe, expect, it } from 'vitest';
import { classesWithoutRule, styleRulesOf } from './styles.ts';

const css = `html{color:red}table{top:0}a,:where(b){top:0}.abcde{top:0}.fghij,.klmno>li{left:0}@media (min-width:36rem){.pqrst\\!{left:1px!important}}@keyframes turn{to{rotate:1turn}}.uvwxy{animation:1s turn}`;

describe('The styles of the site', () => {
  it('are split into rules that say what they are for, and under which query', () => {
    expect(styleRulesOf(css)).toEqual([
      { css: 'html{color:red}', names: [] },
      { css: 'table{top:0}', names: ['table'] },
      { css: 'a,:where(b){top:0}', names: [] },
      { css: '.abcde{top:0}', names: ['abcde'] },
      { css: '.fghij,.klmno>li{left:0}', names: ['fghij', 'klmno'] },
      {
        css: '.pqrst\\!{left:1px!important}',
        names: ['pqrst!'],
        under: '@media (min-width:36rem)',
      },
      { css: '@keyframes turn{to{rotate:1turn}}', names: ['uvwxy'] },
      { css: '.uvwxy{animation:1s turn}', names: ['uvwxy'] },
    ]);
  });

  it.each([
    ['a script', 'const a="abcde fghij"', []],
    ['a script with a class of no rule', 'const a=`abcde zzzzz`', ['zzzzz']],
    ['a page with the class of an open link', '<a class="abcde pqrst! active">', []],
    ['a page with a class of no rule', '<a class="zzzzz abcde">', ['zzzzz']],
    ['words', "const a='mille merci'", []],
  ])('know of %s which classes they lack', (_text, text, lacking) => {
    expect(classesWithoutRule(text, styleRulesOf(css))).toEqual(lacking);
  });
});
