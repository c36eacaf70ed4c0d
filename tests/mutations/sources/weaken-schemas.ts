import { ts } from '@ts-morph/common';
import { what } from '../messages.ts';
import type { Edit } from '../mutant.ts';
import { everyNode, replace } from './syntax.ts';

/** Steps of a schema that refuse something; without them the schema takes more. */
const checks = ['refine', 'superRefine', 'check', 'regex', 'max', 'min', 'length'];

/** Every schema that lets more through: unknown fields, or what one of its steps refuses. */
export function weakenSchemas(source: ts.SourceFile): Edit[] {
  return everyNode(source).flatMap((node) =>
    ts.isCallExpression(node) ? [...loose(node), ...unchecked(node)] : [],
  );
}

function loose({ expression }: ts.CallExpression): Edit[] {
  const isStrict =
    ts.isPropertyAccessExpression(expression) && expression.name.text === 'strictObject';
  return isStrict ? [replace(expression.name, 'object', what.loose)] : [];
}

function unchecked(node: ts.CallExpression): Edit[] {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const { name } = expression;
  const receiver = expression.expression.getText();
  if (receiver === 'z') {
    return name.text === 'int' ? [replace(name, 'number', what.unchecked('int'))] : [];
  }
  if (!checks.includes(name.text) || receiver === 'Math') return [];
  return [
    {
      start: expression.expression.getEnd(),
      end: node.getEnd(),
      replacement: '',
      what: what.unchecked(name.text),
    },
  ];
}
