import { ts } from '@ts-morph/common';
import { what } from '../messages.ts';
import type { Edit } from '../mutant.ts';
import { everyNode, hardened, isDisjunction, replace } from './syntax.ts';

/** Every condition for a refusal, put so that less is refused. */
export function weakenCommandErrors(source: ts.SourceFile): Edit[] {
  return everyNode(source).flatMap((node) =>
    ts.isIfStatement(node) && refuses(node.thenStatement) ? weaken(node.expression) : [],
  );
}

/** Whether a branch ends in an answer to the caller; a failure passed on is none. */
function refuses(branch: ts.Statement): boolean {
  const last = ts.isBlock(branch) ? branch.statements.at(-1) : branch;
  if (!last || !ts.isThrowStatement(last)) return false;
  const { expression } = last;
  if (ts.isNewExpression(expression)) return expression.expression.getText() !== 'Error';
  return ts.isCallExpression(expression);
}

function weaken(condition: ts.Expression): Edit[] {
  return [
    replace(condition, 'false', what.neverRefused),
    ...everyNode(condition).flatMap((node) => {
      const harder = hardened(node);
      return [
        ...(harder === undefined ? [] : [replace(node, harder, what.relaxed)]),
        ...(isDisjunction(node) ? reasons(node) : []),
      ];
    }),
  ];
}

/** A disjunction that has one reason less. */
function reasons({ left, right }: ts.BinaryExpression): Edit[] {
  const node = left.parent;
  return [
    replace(node, right.getText(), what.dropped(left.getText())),
    replace(node, left.getText(), what.dropped(right.getText())),
  ];
}
