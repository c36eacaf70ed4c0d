import type { IndexSpec } from './configuration.ts';
import { checkIndexes } from './firebase-tools.ts';
import { says } from './messages.ts';

/** What Firestore would refuse of the declared indexes, or have no use for. */
export function indexProblems(spec: IndexSpec): string[] {
  const declared = spec.indexes.map(({ collectionGroup, fields }) => ({
    fields,
    name: `${collectionGroup} (${fields
      .map(({ fieldPath, order = '?' }) => `${fieldPath} ${order}`)
      .join(', ')})`,
  }));
  const overrides = spec.fieldOverrides.map(
    ({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`,
  );
  return [
    ...refusals(spec),
    ...declared
      .filter(({ fields }) => fields.length < 2)
      .map(({ name }) => says.oneField(name)),
    ...[declared.map(({ name }) => name), overrides].flatMap(repeated).map(says.indexTwice),
  ];
}

function refusals(spec: IndexSpec): string[] {
  try {
    checkIndexes(spec);
    return [];
  } catch (error) {
    return [says.index(error instanceof Error ? error.message : String(error))];
  }
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}
