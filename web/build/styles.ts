import postcss, { type ChildNode, type Rule } from 'postcss';
import type { StyleRule } from '../src/app/shown-styles.ts';

/** The rules of `css` in their order, so that a page can be sent with those of what it shows. */
export function styleRulesOf(css: string): StyleRule[] {
  const { nodes } = postcss.parse(css);
  const rulesIn = (inside: readonly ChildNode[], under?: string): StyleRule[] =>
    inside.flatMap((node) => {
      if (node.type === 'rule') {
        return [{ css: String(node), names: namesOf(node), ...(under && { under }) }];
      }
      if (node.type !== 'atrule') return [];
      return node.name === 'keyframes'
        ? [{ css: String(node), names: movedBy(node.params) }]
        : rulesIn(node.nodes ?? [], `@${node.name} ${node.params}`.trim());
    });
  /** The classes that have the animation of that name. */
  const movedBy = (animation: string) =>
    nodes.flatMap((node) =>
      node.type === 'rule' && new RegExp(`animation:[^;]*\\b${animation}\\b`).test(String(node))
        ? namesOf(node)
        : [],
    );
  return rulesIn(nodes);
}

/** Those that every page has are none. */
const always = new Set(['html', 'body']);

function namesOf({ selectors }: Rule): string[] {
  const names = selectors.map((selector) => {
    const [, className] = /\.((?:[\w-]|\\.)+)/.exec(selector) ?? [];
    return className?.replaceAll('\\', '') ?? /^[a-z]\w*/.exec(selector)?.[0] ?? '';
  });
  return names.some((name) => name === '' || always.has(name)) ? [] : names;
}

/** What React Router calls the link to the page that is open. */
const ofRouter = 'active';

/**
 * Classes in `text`, a page or a script, that stand beside those of a rule and have none: Panda
 * CSS names some conditions in the styles otherwise than in the code that it rewrites, such as
 * `_before` inside of `& > li` (`& > li::before` is in order).
 */
export function classesWithoutRule(text: string, rules: readonly StyleRule[]): string[] {
  const classes = rules.filter(({ css }) => css.includes('.')).flatMap(({ names }) => names);
  const known = new Set([ofRouter, ...classes]);
  const lists = [...text.matchAll(/(["'`])([a-z]{3,7}!?(?: [a-z]{3,7}!?)+)\1/gi)].map(
    ([, , list = '']) => list.split(' '),
  );
  return lists
    .filter((names) => names.some((name) => name !== ofRouter && known.has(name)))
    .flatMap((names) => names.filter((name) => !known.has(name)));
}
