import { ts } from '@ts-morph/common';
import type { Edit } from '../mutant.ts';

export function parseSource(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** `node` and everything below it. */
export function everyNode(node: ts.Node): ts.Node[] {
  const below: ts.Node[] = [];
  ts.forEachChild(node, (child) => void below.push(...everyNode(child)));
  return [node, ...below];
}

export function replace(node: ts.Node, replacement: string, what: string): Edit {
  return { start: node.getStart(), end: node.getEnd(), replacement, what };
}

/** The name of what is called: `f` of `f()`, `a.f()` and `a?.f?.()`. */
export function calledName({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

/** The value of a property of an object that is written out; undefined when it has none. */
export function propertyOf(
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.Expression | undefined {
  const property = object.properties.find(
    (one) => ts.isPropertyAssignment(one) && one.name.getText() === name,
  );
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

const { AmpersandAmpersandToken, BarBarToken, GreaterThanToken, LessThanToken } = ts.SyntaxKind;
const { GreaterThanEqualsToken, LessThanEqualsToken } = ts.SyntaxKind;

export function isJunction(node: ts.Node): node is ts.BinaryExpression {
  return (
    ts.isBinaryExpression(node) &&
    [AmpersandAmpersandToken, BarBarToken].some((kind) => kind === node.operatorToken.kind)
  );
}

export function isDisjunction(node: ts.Node): node is ts.BinaryExpression {
  return isJunction(node) && node.operatorToken.kind === BarBarToken;
}

/** A comparison of sizes that is harder to pass, by one; undefined for any other node. */
export function hardened(node: ts.Node): string | undefined {
  if (!ts.isBinaryExpression(node)) return undefined;
  const [left, right] = [node.left.getText(), node.right.getText()];
  switch (node.operatorToken.kind) {
    case GreaterThanToken:
      return `${left} > (${right}) + 1`;
    case GreaterThanEqualsToken:
      return `${left} > ${right}`;
    case LessThanToken:
      return `${left} < (${right}) - 1`;
    case LessThanEqualsToken:
      return `${left} < ${right}`;
    default:
      return undefined;
  }
}
