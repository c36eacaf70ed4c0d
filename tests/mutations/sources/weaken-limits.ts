import { ts } from '@ts-morph/common';
import { what } from '../messages.ts';
import type { Edit } from '../mutant.ts';
import { calledName, everyNode, replace } from './syntax.ts';

/** By their names, calls that exist to refuse: they count against a limit, or examine. */
const examines = /^(count[A-Z]|check[A-Z]|check$|against$|refuse[A-Z]|keepOne|pass$)/;

// Some callers use the answer of a count.
const passed = 'Promise.resolve({ giveBack: () => Promise.resolve() })';

/** Every such call left out, and every ceiling lifted. */
export function weakenLimits(source: ts.SourceFile): Edit[] {
  return everyNode(source).flatMap((node) => {
    if (ts.isCallExpression(node)) {
      const name = calledName(node);
      return examines.test(name) ? [replace(node, passed, what.noCall(name))] : [];
    }
    return isCeiling(node) ? [replace(node, '() => Infinity', what.noCeiling)] : [];
  });
}

/** Ceilings are settings, which are read at each use. */
function isCeiling(node: ts.Node): boolean {
  return (
    ts.isArrowFunction(node) &&
    ts.isCallExpression(node.body) &&
    calledName(node.body) === 'value'
  );
}
