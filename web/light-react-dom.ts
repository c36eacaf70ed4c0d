import type { Plugin } from 'vite';
import { emptied } from './emptied.ts';

/**
 * What React DOM has for components and hooks that no page of ours uses: transitions between
 * views, the state of form actions, style sheets with a precedence. It calls them for those
 * alone; yet all of this comes with the rest.
 */
const unused = [
  'ViewTransitionPseudoElement',
  'adoptPreloadPropsForScript',
  'adoptPreloadPropsForStylesheet',
  'applyViewTransitionName',
  'applyViewTransitionToHostInstancesRecursive',
  'createViewTransitionInstance',
  'dispatchActionState',
  'insertStylesheetIntoRoot',
  'measureViewTransitionHostInstancesRecursive',
  'mountActionState',
  'preloadStylesheet',
  'rerenderActionState',
  'restoreViewTransitionName',
  'runActionStateAction',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'updateActionStateImpl',
] as const;

/** Leaves out of React DOM what our pages never call. */
export function lightReactDom(): Plugin {
  return {
    name: 'light-react-dom',
    enforce: 'pre',
    transform: {
      filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: lighter,
    },
  };
}

/**
 * `source` with the unused functions emptied.
 *
 * @throws when one of them is not there: React DOM was changed, and this file must follow.
 */
export function lighter(source: string): string {
  return emptied(source, unused, 'web/light-react-dom.ts');
}
