import { ts } from '@ts-morph/common';
import { permissions, rights, type Right } from '@centre/domain/permissions';
import { what } from '../messages.ts';
import type { Edit } from '../mutant.ts';
import { everyNode, replace } from './syntax.ts';

/** Every cell of the table with one right more, and every action that asks for a lesser one. */
export function weakenPermissions(source: ts.SourceFile): Edit[] {
  return [...cells(source), ...lesserRights(source)];
}

function variable(source: ts.SourceFile, name: string): ts.Node {
  const found = everyNode(source).find(
    (node) => ts.isVariableDeclaration(node) && node.name.getText() === name,
  );
  if (!found) throw new Error(`${name} is not to be found`);
  return found;
}

function cells(source: ts.SourceFile): Edit[] {
  const table = variable(source, 'permissions');
  return everyNode(table).flatMap((node) => {
    if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.initializer)) return [];
    const resource = node.name.getText();
    const row = node.parent.parent;
    const role = ts.isPropertyAssignment(row) ? row.name.getText() : '';
    const granted = grantedBy(role, resource);
    return rights
      .filter((right) => !granted.includes(right))
      .map((right) =>
        replace(
          node.initializer,
          JSON.stringify([...granted, right]),
          what.granted(role, resource, right),
        ),
      );
  });
}

function grantedBy(role: string, resource: string): readonly Right[] {
  const table: Readonly<Record<string, Readonly<Record<string, readonly Right[]>>>> =
    permissions;
  const granted = table[role]?.[resource];
  if (!granted) throw new Error(`no cell for ${role} and ${resource}`);
  return granted;
}

function lesserRights(source: ts.SourceFile): Edit[] {
  return everyNode(variable(source, 'rightFor')).flatMap((node) => {
    if (!ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.initializer)) return [];
    const { initializer, name } = node;
    const lesser = rights.slice(
      0,
      rights.findIndex((right) => right === initializer.text),
    );
    return lesser.map((right) =>
      replace(initializer, `'${right}'`, what.actionAs(name.getText(), right)),
    );
  });
}
