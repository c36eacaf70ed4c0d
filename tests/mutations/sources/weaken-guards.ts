import { ts } from '@ts-morph/common';
import {
  actions,
  resources,
  rolesWith,
  type Action,
  type Resource,
} from '@centre/domain/permissions';
import { what } from '../messages.ts';
import type { Edit } from '../mutant.ts';
import { calledName, everyNode, propertyOf, replace } from './syntax.ts';

/** What a guard can be written as, each with the right that its action comes to. */
const rights = actions.flatMap((action) =>
  action === 'read' || action === 'write' || action === 'delete' ? [action] : [],
);

/** Every guard of a command in the file, put so that more people pass it. */
export function weakenGuards(source: ts.SourceFile): Edit[] {
  return everyNode(source).flatMap((node) => {
    if (!ts.isCallExpression(node) || calledName(node) !== 'defineCommand') return [];
    const [definition] = node.arguments;
    const guard =
      definition && ts.isObjectLiteralExpression(definition)
        ? propertyOf(definition, 'guard')
        : undefined;
    return guard ? weaken(guard) : [];
  });
}

function weaken(guard: ts.Expression): Edit[] {
  const admitted = admittedBy(guard);
  // Whoever lets everybody through cannot be weakened.
  if (!admitted) return [];
  const anyone = `{ allow: 'anyone', because: 'it is weakened' }`;
  return [
    replace(guard, anyone, what.openToAnyone),
    ...nearest(admitted).map(({ resource, action }) =>
      replace(
        guard,
        `{ resource: '${resource}', action: '${action}' }`,
        what.guardedBy(resource, action),
      ),
    ),
  ];
}

/** How many roles a guard admits, and what of the table it names; undefined for everybody. */
function admittedBy(guard: ts.Expression) {
  if (!ts.isObjectLiteralExpression(guard)) return undefined;
  const named = (name: string) => {
    const value = propertyOf(guard, name);
    return value && ts.isStringLiteral(value) ? value.text : undefined;
  };
  const resource = resources.find((one) => one === named('resource'));
  const action = rights.find((one) => one === named('action'));
  if (!resource || !action) return undefined;
  return { resource, roles: rolesWith(resource, action).length };
}

/** Guards that admit more: of the same section, and the closest ones of the others. */
function nearest({ resource, roles }: { resource: Resource; roles: number }) {
  const wider = resources
    .flatMap((other) => rights.map((action) => ({ resource: other, action })))
    .map((guard) => ({ ...guard, roles: rolesWith(guard.resource, guard.action).length }))
    .filter((guard) => guard.roles > roles);
  const own = wider.filter((guard) => guard.resource === resource);
  const fewest = Math.min(...wider.map((guard) => guard.roles));
  const others = wider.filter((guard) => guard.resource !== resource && guard.roles === fewest);
  return [...own, ...firstOfEach(others)];
}

/** One guard for each action is enough: the sections with as many roles are alike. */
function firstOfEach<G extends { action: Action }>(guards: readonly G[]): G[] {
  return rights.flatMap((action) => guards.find((guard) => guard.action === action) ?? []);
}
