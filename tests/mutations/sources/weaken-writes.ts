import { ts } from '@ts-morph/common';
import { what } from '../messages.ts';
import type { Edit } from '../mutant.ts';
import { calledName, everyNode, propertyOf, replace } from './syntax.ts';

/** Every precondition of a write left out, and every creation that may overwrite. */
export function weakenWrites(source: ts.SourceFile): Edit[] {
  return everyNode(source).flatMap((node) =>
    ts.isCallExpression(node) ? [...withoutPrecondition(node), ...overwriting(node)] : [],
  );
}

function withoutPrecondition({ arguments: given }: ts.CallExpression): Edit[] {
  return given
    .filter(isPrecondition)
    .map((argument) => replace(argument, '{}', what.noPrecondition));
}

function isPrecondition(argument: ts.Expression): boolean {
  if (ts.isCallExpression(argument)) return calledName(argument) === 'unchanged';
  return (
    ts.isObjectLiteralExpression(argument) &&
    propertyOf(argument, 'lastUpdateTime') !== undefined
  );
}

function overwriting({ expression }: ts.CallExpression): Edit[] {
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const { name } = expression;
  return name.text === 'create' ? [replace(name, 'set', what.overwrites)] : [];
}
