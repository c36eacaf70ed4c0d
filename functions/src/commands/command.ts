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
import { memberInSession, type KnownMember } from '../data/member/members.ts';
import type { Session } from '../data/member/sessions.ts';
import type { Addresses } from '../source-address.ts';
import { enforceAppCheck } from '../settings.ts';
import { bounded, requestBytes } from './bounds.ts';

/** A command that needs no account; `because` says why that is right. */
interface OpenGuard {
  readonly allow: 'anyone';
  readonly because: string;
  /** Whether caches give the answer to everybody, so that App Check would protect nothing. */
  readonly isCached?: true;
}

interface PermissionGuard {
  readonly resource: Resource;
  readonly action: Action;
}

/** Who may run a command. */
export type Guard = OpenGuard | PermissionGuard;

/** Who calls, as the channel knows them. */
export interface Caller extends Addresses {
  /** Of a verified token; it says who, not what they may do. */
  readonly session: Session | undefined;
  /** Whether that session may have ended, which is no refusal where none is needed. */
  readonly mayHaveEnded: boolean;
  /** Whether App Check vouches for the calling application. */
  readonly attested: boolean;
  readonly channel: Channel;
}

/** A guarded command always has a member; an open one when its caller is signed in. */
interface Context<G extends Guard> extends Omit<Caller, 'mayHaveEnded'> {
  readonly member: G extends OpenGuard ? KnownMember | undefined : KnownMember;
  /** Who the journal names. */
  readonly by: G extends OpenGuard ? Actor | undefined : Actor;
}

interface Definition<S extends Schema, G extends Guard, Answer> {
  readonly name: string;
  readonly guard: G;
  readonly schema: S;
  /** The field of a picture, whose bytes are not counted as the request's. */
  readonly picture?: 'image' | 'photo';
  /** Bytes of the request without its picture, at most; `requestBytes` when absent. */
  readonly maxBytes?: number;
  /** Counts a request that the schema refuses, which costs time like others. */
  readonly countRefused?: (caller: Caller) => Promise<unknown>;
  /** The sentence of an unexpected failure. */
  readonly failure?: string;
  readonly run: (input: Parsed<S>, context: Context<G>) => Promise<Answer>;
}

/** The request, or a function that reads it once the guard has let the caller in. */
type Input = unknown;

type Execution<Answer> = (input: Input, caller: Caller) => Promise<Answer>;

/** A change or a reading that clients may ask the server for, through either channel. */
export class Command<Answer> {
  readonly name: string;
  readonly guard: Guard;
  readonly maxBytes: number;
  /** The sentence of an unexpected failure. */
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
    if (!isGuard(guard)) throw new Error(`the command ${name} does not say who may run it`);
    const read = async (input: Input, caller: Caller): Promise<Parsed<S>> => {
      try {
        const isUnread = typeof input === 'function';
        const sent = isUnread ? await (input as () => unknown)() : input;
        return parse(schema, bounded(sent, { bytes: maxBytes, picture }));
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
 * @throws Error when the functions start, if its guard is none of those above.
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
 * The caller's membership, read at every call: a deactivation takes effect at once.
 *
 * @throws CommandError `unauthenticated`, `permission-denied`.
 */
export async function admit(guard: Guard, caller: Caller): Promise<KnownMember | undefined> {
  const isOpen = 'allow' in guard;
  // A form without scripts cannot prove where it comes from: limits protect that way in.
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
