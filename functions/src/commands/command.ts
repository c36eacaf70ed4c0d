import { CommandError } from '@centre/domain/command-error';
import type { Actor, Channel } from '@centre/domain/journal/journal';
import { messages } from '@centre/domain/messages/messages';
import { serverMessages } from '@centre/domain/messages/server';
import {
  actions,
  can,
  resources,
  type Action,
  type Resource,
} from '@centre/domain/permissions';
import { parse, type Parsed, type Schema } from '@centre/domain/schema';
import { actorOf } from '../data/journal/journal.ts';
import { memberInSession, type MemberWithoutLogin } from '../data/member/members.ts';
import type { Session } from '../data/member/sessions.ts';
import type { Addresses } from '../source-address.ts';
import { enforceAppCheck } from '../settings.ts';
import { checkBounds, requestBytes } from './bounds.ts';

/** Guard of a command without an account; `because` gives the reason. */
interface OpenGuard {
  readonly allow: 'anyone';
  readonly because: string;
  /** Whether the answer is in public caches, so that App Check would protect nothing. */
  readonly isCached?: true;
}

interface PermissionGuard {
  readonly resource: Resource;
  readonly action: Action;
}

/** Condition for running a command. */
export type Guard = OpenGuard | PermissionGuard;

/** Caller of a command, as the channel knows them. */
export interface Caller extends Addresses {
  /** From a verified token; it identifies the member, but grants no permission. */
  readonly session: Session | undefined;
  /** Whether an ended session is accepted by commands that need none. */
  readonly mayHaveEnded: boolean;
  /** Whether App Check vouches for the calling application. */
  readonly attested: boolean;
  readonly channel: Channel;
}

/** Context of a run: a guarded command always has a member, an open one if one is signed in. */
interface Context<G extends Guard> extends Omit<Caller, 'mayHaveEnded'> {
  readonly member: G extends OpenGuard ? MemberWithoutLogin | undefined : MemberWithoutLogin;
  /** Author of journal entries. */
  readonly by: G extends OpenGuard ? Actor | undefined : Actor;
}

interface Definition<S extends Schema, G extends Guard, Answer> {
  readonly name: string;
  readonly guard: G;
  readonly schema: S;
  /** Field of a picture, whose bytes do not count in `maxBytes`. */
  readonly picture?: 'image' | 'photo';
  /** Maximum of bytes in the request without its picture; by default `requestBytes`. */
  readonly maxBytes?: number;
  /** Counts a request that the schema refuses, because it costs time as well. */
  readonly countRefused?: (caller: Caller) => Promise<unknown>;
  /** Message of an unexpected failure. */
  readonly failure?: string;
  readonly run: (input: Parsed<S>, context: Context<G>) => Promise<Answer>;
}

/** Request, or a function that reads it once the guard has accepted the caller. */
type Input = unknown;

type Execution<Answer> = (input: Input, caller: Caller) => Promise<Answer>;

/** Operation of the server that clients may call through either channel. */
export class Command<Answer> {
  readonly name: string;
  readonly guard: Guard;
  readonly maxBytes: number;
  /** Message of an unexpected failure. */
  readonly failure: string;
  readonly #execution: Execution<Answer>;

  // Private, so that every command has the guard that `define` puts before it.
  private constructor(
    { name, guard, maxBytes }: Pick<Command<Answer>, 'name' | 'guard' | 'maxBytes'>,
    failure: string,
    execution: Execution<Answer>,
  ) {
    this.name = name;
    this.guard = guard;
    this.maxBytes = maxBytes;
    this.failure = failure;
    this.#execution = execution;
  }

  static define<S extends Schema, G extends Guard, Answer>(
    definition: Definition<S, G, Answer>,
  ): Command<Answer> {
    const { name, guard, schema, failure = messages.unexpected, run } = definition;
    const { picture, maxBytes = requestBytes, countRefused } = definition;
    if (!isGuard(guard)) throw new Error(`the command ${name} has no guard`);
    const read = async (input: Input, caller: Caller): Promise<Parsed<S>> => {
      try {
        const isUnread = typeof input === 'function';
        const sent = isUnread ? await (input as () => unknown)() : input;
        return parse(schema, checkBounds(sent, { bytes: maxBytes, picture }));
      } catch (error) {
        await countRefused?.(caller);
        throw error;
      }
    };
    return new Command({ name, guard, maxBytes }, failure, async (input, caller) => {
      const member = await admit(guard, caller);
      const { session, source, client, attested, channel } = caller;
      const by = member && actorOf(member, channel);
      const context = { member, session, source, client, attested, channel, by };
      return run(await read(input, caller), context as Context<G>);
    });
  }

  static execute<Answer>(
    command: Command<Answer>,
    input: Input,
    caller: Caller,
  ): Promise<Answer> {
    return command.#execution(input, caller);
  }
}

/**
 * Declares a command.
 *
 * @throws Error when the functions start, if its guard is invalid.
 */
export function defineCommand<S extends Schema, const G extends Guard, Answer>(
  definition: Definition<S, G, Answer>,
): Command<Answer> {
  return Command.define(definition);
}

/**
 * Runs a command: first its guard, then its schema, then the command with what the schema
 * returned.
 *
 * @throws CommandError `unauthenticated`, `permission-denied`, `invalid-argument`, or the command's own.
 */
export function execute<Answer>(
  command: Command<Answer>,
  input: Input,
  caller: Caller,
): Promise<Answer> {
  return Command.execute(command, input, caller);
}

/**
 * Checks the guard and returns the calling member, who is read at every call: a deactivation takes
 * effect at once.
 *
 * @throws CommandError `unauthenticated`, `permission-denied`.
 */
export async function admit(
  guard: Guard,
  caller: Caller,
): Promise<MemberWithoutLogin | undefined> {
  const isOpen = 'allow' in guard;
  // A form without JavaScript has no App Check token: rate limits protect that channel.
  const isExempt = caller.channel === 'page' || (isOpen && guard.isCached);
  if (enforceAppCheck.value() && !caller.attested && !isExempt) {
    throw new CommandError('unauthenticated', serverMessages.application);
  }
  const { session } = caller;
  const member = session && (await memberInSession(session));
  if (member === 'ended') {
    if (isOpen && caller.mayHaveEnded) return undefined;
    throw new CommandError('unauthenticated', messages.guard.signIn);
  }
  if (isOpen) return member;
  if (!session) throw new CommandError('unauthenticated', messages.guard.signIn);
  if (!member || !can(member.role, guard.resource, guard.action)) {
    throw new CommandError('permission-denied', messages.guard.permission);
  }
  return member;
}

// Checked at the start too, because types can be circumvented.
function isGuard(guard: unknown): guard is Guard {
  if (typeof guard !== 'object' || guard === null) return false;
  const { allow, because, resource, action } = guard as Record<string, unknown>;
  if (allow !== undefined)
    return allow === 'anyone' && typeof because === 'string' && because.trim() !== '';
  return resources.some((r) => r === resource) && actions.some((a) => a === action);
}
