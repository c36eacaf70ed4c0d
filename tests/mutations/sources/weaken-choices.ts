import { ts } from '@ts-morph/common';
import { what } from '../messages.ts';
import type { Edit } from '../mutant.ts';
import { everyNode, hardened, isJunction, replace } from './syntax.ts';

/**
 * Every choice in a file that decides who somebody is or what they are let do, made always and
 * made never: which of the two is the weaker cannot be told from the text, so the tests must
 * notice both.
 */
export function weakenChoices(source: ts.SourceFile): Edit[] {
  return everyNode(source).flatMap((node) => [
    ...conditionOf(node).flatMap((condition) => [
      replace(condition, 'true', what.always),
      replace(condition, 'false', what.never),
    ]),
    ...operandsOf(node),
    ...flagsOf(node),
    ...boundaryOf(node),
  ]);
}

function conditionOf(node: ts.Node): ts.Expression[] {
  if (ts.isConditionalExpression(node)) {
    return isAboutShape(node.condition) ? [] : [node.condition];
  }
  // Refusals are weakened on their own.
  if (!ts.isIfStatement(node) || everyNode(node.thenStatement).some(ts.isThrowStatement)) {
    return [];
  }
  return isAboutShape(node.expression) ? [] : [node.expression];
}

/** Whether a condition only makes certain that a value can be looked into. */
const isAboutShape = (condition: ts.Expression): boolean =>
  /\b(instanceof|typeof)\b/.test(condition.getText());

/** Whether a junction decides nothing but hands on a value, if there is one. */
function yieldsValue({ left, right }: ts.BinaryExpression): boolean {
  const value = ts.isParenthesizedExpression(right) ? right.expression : right;
  if (ts.isObjectLiteralExpression(value) || ts.isAwaitExpression(value)) {
    return !left.getText().includes('value()');
  }
  return ts.isIdentifier(left) && ts.isCallExpression(value);
}

function operandsOf(node: ts.Node): Edit[] {
  if (!isJunction(node) || isAboutShape(node) || yieldsValue(node)) return [];
  return [node.left, node.right].map((operand) =>
    replace(node, `(${operand.getText()})`, what.only(operand.getText())),
  );
}

function flagsOf(node: ts.Node): Edit[] {
  if (!ts.isCallExpression(node)) return [];
  return node.arguments
    .filter((argument) => argument.kind === ts.SyntaxKind.TrueKeyword)
    .map((argument) => replace(argument, 'false', what.flag));
}

function boundaryOf(node: ts.Node): Edit[] {
  const harder = hardened(node);
  return harder === undefined ? [] : [replace(node, harder, what.relaxed)];
}
