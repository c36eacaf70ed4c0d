import fc from 'fast-check';
import { assignableRoles } from '@centre/domain/permissions';
import { actors, type Actor } from '../functions/entry-points.ts';

/** Records of a kind that one run works on; small, so that operations meet. */
export const slots = 8;

/** Something that somebody asks, at one of the two channels. */
export interface Operation {
  readonly kind: Kind;
  readonly actor: Actor;
  readonly channel: 'callable' | 'api';
  /** Which record it is about, whether it is there or not. */
  readonly slot: number;
  /** A choice that the kind of operation makes something of. */
  readonly choice: number;
  readonly flag: boolean;
}

export const kinds = [
  'createArticle',
  'updateArticle',
  'deleteArticle',
  'viewArticle',
  'createPhoto',
  'updatePhoto',
  'deletePhoto',
  'createTemoignage',
  'updateTemoignage',
  'setStatut',
  'deleteTemoignage',
  'createInscription',
  'updateInscription',
  'deleteInscription',
  'createUser',
  'updateUser',
  'deleteUser',
] as const;
export type Kind = (typeof kinds)[number];

/** How often each is asked for; what fills the six places and what makes duplicates, more. */
const weights: Partial<Record<Kind, number>> = {
  createArticle: 3,
  updateArticle: 3,
  createTemoignage: 4,
  setStatut: 6,
  createInscription: 4,
  updateInscription: 4,
  deleteInscription: 2,
};

/** Mostly somebody who may: a refusal changes nothing, and so tries little. */
const actor = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Actor>('SUPER_ADMIN') },
  { weight: 1, arbitrary: fc.constantFrom(...actors) },
);

const operation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.oneof(
    ...kinds.map((kind) => ({ weight: weights[kind] ?? 1, arbitrary: fc.constant(kind) })),
  ),
  actor,
  channel: fc.constantFrom('callable', 'api'),
  slot: fc.nat({ max: slots - 1 }),
  choice: fc.nat({ max: 11 }),
  flag: fc.boolean(),
});

/** One operation, or two at once. */
export type Step = readonly [Operation] | readonly [Operation, Operation];

/** Two at once are most often about one record. */
const pair = fc
  .tuple(operation, operation, fc.integer({ min: 0, max: 2 }))
  .map(([a, b, apart]): Step => [a, apart === 0 ? b : { ...b, slot: a.slot }]);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: operation.map((one): Step => [one]) },
  { weight: 1, arbitrary: pair },
);

/** So many operations, one after the other and some in pairs. */
export function sequence(length: number): fc.Arbitrary<readonly Step[]> {
  return fc
    .array(step, { minLength: length, maxLength: length })
    .map((steps) => firstOperations(steps, length));
}

function firstOperations(steps: readonly Step[], length: number): readonly Step[] {
  const kept: Step[] = [];
  let left = length;
  for (const each of steps) {
    if (left === 0) break;
    const [first] = each;
    kept.push(each.length <= left ? each : [first]);
    left -= Math.min(left, each.length);
  }
  return kept;
}

/** The role that a member is to have; one choice in six is one that nobody can be given. */
export function roleOf({ choice }: Operation) {
  return choice % 6 === 5
    ? 'SUPER_ADMIN'
    : (assignableRoles[choice % assignableRoles.length] ?? 'VIEWER');
}
