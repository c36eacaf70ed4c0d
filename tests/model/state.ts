import { limits } from '@centre/domain/limits';
import type { TemoignageStatut } from '@centre/domain/temoignage/temoignage';
import type { InscriptionStatut } from '@centre/domain/inscription/inscription';
import * as commands from '../../functions/src/commands/index.ts';
import type { Guard } from '../../functions/src/commands/command.ts';
import { verdictOfCallable, verdictOfRoute } from '../functions/entry-points.ts';
import { roleOf, type Kind, type Operation } from './operations.ts';

/** What an answer comes down to, the same at both channels. */
export type Outcome =
  | 'ok'
  | 'invalid'
  | 'unauthenticated'
  | 'permission-denied'
  | 'not-found'
  | 'conflict';

/** What should be stored of the records of a run, by their slots. */
export interface State {
  readonly articles: Readonly<Record<number, number | 'deleted'>>;
  readonly photos: Readonly<Record<number, true | 'deleted'>>;
  readonly temoignages: Readonly<Record<number, TemoignageStatut | 'deleted'>>;
  readonly inscriptions: Readonly<Record<number, InscriptionStatut | 'deleted'>>;
  readonly users: Readonly<Record<number, true>>;
}

export const empty: State = {
  articles: {},
  photos: {},
  temoignages: {},
  inscriptions: {},
  users: {},
};

/** What an operation is answered, and what is stored afterwards. */
interface Expectation {
  readonly outcome: Outcome;
  readonly state: State;
}

/** The command behind each kind of operation. */
export const commandOf = {
  createArticle: 'saveArticle',
  updateArticle: 'saveArticle',
  deleteArticle: 'deleteArticle',
  viewArticle: 'viewArticle',
  createPhoto: 'savePhoto',
  updatePhoto: 'savePhoto',
  deletePhoto: 'deletePhoto',
  createTemoignage: 'saveTemoignage',
  updateTemoignage: 'saveTemoignage',
  setStatut: 'setTemoignageStatut',
  deleteTemoignage: 'deleteTemoignage',
  createInscription: 'createInscription',
  updateInscription: 'updateInscription',
  deleteInscription: 'deleteInscription',
  createUser: 'createUser',
  updateUser: 'updateUser',
  deleteUser: 'deleteUser',
} as const satisfies Record<Kind, keyof typeof commands>;

/** What the specification makes of one operation. */
export function expectation(state: State, operation: Operation): Expectation {
  const { guard } = commands[commandOf[operation.kind]];
  const refusal = refusalOf(guard, operation);
  if (refusal !== 'past') return { outcome: refusal, state };
  return effects[operation.kind](state, operation);
}

function refusalOf(guard: Guard, { kind, channel, actor }: Operation) {
  // Who applies is not asked who they are, whatever token their browser sends along.
  if (kind === 'createInscription') return 'past';
  return channel === 'callable'
    ? verdictOfCallable(guard, actor)
    : verdictOfRoute(guard, actor, kind === 'viewArticle');
}

type Effect = (state: State, operation: Operation) => Expectation;
type Collection = keyof State;

const ok = (state: State): Expectation => ({ outcome: 'ok', state });
const refused = (state: State, outcome: Outcome): Expectation => ({ outcome, state });

function put<C extends Collection>(
  state: State,
  collection: C,
  slot: number,
  value: State[C][number],
): State {
  return { ...state, [collection]: { ...state[collection], [slot]: value } };
}

function without(state: State, collection: Collection, slot: number): State {
  const others = Object.entries(state[collection]).filter(([other]) => Number(other) !== slot);
  return { ...state, [collection]: Object.fromEntries(others) };
}

const isDeleted = (state: State, collection: Collection, slot: number) =>
  state[collection][slot] === 'deleted';

const has = (state: State, collection: Collection, slot: number) =>
  state[collection][slot] !== undefined && !isDeleted(state, collection, slot);

/** What was deleted is remembered, and not made again. */
const removal =
  (collection: Exclude<Collection, 'users'>): Effect =>
  (state, { slot }) =>
    has(state, collection, slot)
      ? ok(put(state, collection, slot, 'deleted'))
      : refused(state, 'not-found');

/** A new testimonial's statut belongs to its slot: repeated, it is the same form. */
export const statutOfSlot = (slot: number): TemoignageStatut =>
  slot % 4 === 3 ? 'brouillon' : 'publie';

export const statutAsked = ({ flag }: Operation): TemoignageStatut =>
  flag ? 'publie' : 'brouillon';

const isFull = ({ temoignages }: State) =>
  Object.values(temoignages).filter((statut) => statut === 'publie').length >=
  limits.publishedTemoignages;

function publishing(state: State, slot: number, statut: TemoignageStatut): Expectation {
  const takesPlace = statut === 'publie' && state.temoignages[slot] !== 'publie';
  if (takesPlace && isFull(state)) return refused(state, 'conflict');
  return ok(put(state, 'temoignages', slot, statut));
}

export function versionOf({ articles }: State, slot: number): number | undefined {
  const version = articles[slot];
  return version === 'deleted' ? undefined : version;
}

/** The version that a save of an article carries: today's, the one before, or none. */
export function versionAsked(current: number | undefined, { choice }: Operation) {
  if (choice % 3 === 2) return undefined;
  return choice % 3 === 1 ? Math.max(0, (current ?? 1) - 1) : current;
}

export const decisions = ['en_attente', 'acceptee', 'refusee'] as const;
export const decisionOf = ({ choice }: Operation): InscriptionStatut =>
  decisions[choice % decisions.length] ?? 'en_attente';

/** One application in six lacks the name, one photo in six the image. */
export const isIncomplete = ({ choice }: Operation) => choice % 6 === 5;

const effects: Record<Kind, Effect> = {
  createArticle: (state, { slot }) => {
    if (isDeleted(state, 'articles', slot)) return refused(state, 'conflict');
    return ok(has(state, 'articles', slot) ? state : put(state, 'articles', slot, 1));
  },
  updateArticle: (state, operation) => {
    const { slot } = operation;
    const current = versionOf(state, slot);
    if (current === undefined) return refused(state, 'not-found');
    const asked = versionAsked(current, operation);
    if (asked !== undefined && asked !== current) return refused(state, 'conflict');
    return ok(put(state, 'articles', slot, current + 1));
  },
  deleteArticle: removal('articles'),
  viewArticle: (state, { slot }) =>
    has(state, 'articles', slot) ? ok(state) : refused(state, 'not-found'),
  createPhoto: (state, operation) => {
    const { slot } = operation;
    if (isIncomplete(operation)) return refused(state, 'invalid');
    if (isDeleted(state, 'photos', slot)) return refused(state, 'conflict');
    return ok(put(state, 'photos', slot, true));
  },
  updatePhoto: (state, { slot }) =>
    has(state, 'photos', slot) ? ok(state) : refused(state, 'not-found'),
  deletePhoto: removal('photos'),
  createTemoignage: (state, { slot }) => {
    if (isDeleted(state, 'temoignages', slot)) return refused(state, 'conflict');
    return has(state, 'temoignages', slot)
      ? ok(state)
      : publishing(state, slot, statutOfSlot(slot));
  },
  updateTemoignage: (state, operation) => {
    const { slot, choice } = operation;
    const current = state.temoignages[slot];
    if (current === undefined || current === 'deleted') return refused(state, 'not-found');
    return publishing(state, slot, choice % 2 === 0 ? statutAsked(operation) : current);
  },
  setStatut: (state, operation) =>
    has(state, 'temoignages', operation.slot)
      ? publishing(state, operation.slot, statutAsked(operation))
      : refused(state, 'not-found'),
  deleteTemoignage: removal('temoignages'),
  createInscription: (state, operation) => {
    const { slot } = operation;
    if (isIncomplete(operation)) return refused(state, 'invalid');
    if (isDeleted(state, 'inscriptions', slot)) return refused(state, 'conflict');
    return ok(
      has(state, 'inscriptions', slot) ? state : put(state, 'inscriptions', slot, 'en_attente'),
    );
  },
  updateInscription: (state, operation) => {
    const { slot, flag } = operation;
    if (!has(state, 'inscriptions', slot)) return refused(state, 'not-found');
    return ok(flag ? put(state, 'inscriptions', slot, decisionOf(operation)) : state);
  },
  deleteInscription: removal('inscriptions'),
  createUser: (state, operation) => {
    if (roleOf(operation) === 'SUPER_ADMIN') return refused(state, 'invalid');
    if (has(state, 'users', operation.slot)) return refused(state, 'conflict');
    return ok(put(state, 'users', operation.slot, true));
  },
  updateUser: (state, operation) => {
    if (!has(state, 'users', operation.slot)) return refused(state, 'not-found');
    const givesTooMuch = operation.flag && roleOf(operation) === 'SUPER_ADMIN';
    return givesTooMuch ? refused(state, 'invalid') : ok(state);
  },
  deleteUser: (state, { slot }) =>
    has(state, 'users', slot) ? ok(without(state, 'users', slot)) : refused(state, 'not-found'),
};
