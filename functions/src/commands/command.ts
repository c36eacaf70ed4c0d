import type { Session } from '../data/accounts.ts';
import { actorOf } from '../data/journal.ts';
import { memberInSession, type KnownMember } from '../data/members.ts';
import type { Actor, Channel } from '@centre/domain/journal';
import { messages } from '@centre/domain/messages';
import {
  actions,
  can,
  resources,
  type Action,
  type Resource,
} from '@centre/domain/permissions';
import { CommandError } from '@centre/domain/command-error';
import { parse, type Parsed, type Schema } from '@centre/domain/schema';
import { enforceAppCheck } from '../settings.ts';

/** A command that needs no account; `because` makes whoever writes one think twice. */
interface OpenGuard {
  readonly allow: 'anyone';
  readonly because: string;
}

interface PermissionGuard {
  readonly resource: Resource;
  readonly action: Action;
}

/** Who may run a command. */
export type Guard = OpenGuard | PermissionGuard | 'super-admin';

/** Who calls, as the channel at which they called knows them. */
export interface Caller {
  /** Of a verified token; it says who, not what they may do. */
  readonly session: Session | undefined;
  /** The address that limits count by. */
  readonly source: string;
  /** Whether App Check vouches for the calling application. */
  readonly attested: boolean;
  readonly channel: Channel;
}

interface Context<G extends Guard> {
  readonly member: MemberFor<G>;
  readonly source: string;
  readonly channel: Channel;
  /** Who does it, as the journal says it. */
  readonly by: G extends OpenGuard ? Actor | undefined : Actor;
}

/** A guarded command has a member for certain; an open one when its caller is signed in. */
type MemberFor<G extends Guard> = G extends OpenGuard ? KnownMember | undefined : KnownMember;

interface Definition<S extends Schema, G extends Guard, Answer> {
  readonly name: string;
  readonly guard: G;
  readonly schema: S;
  /** What is said when it fails unexpectedly, if there is something better to say. */
  readonly failure?: string;
  readonly run: (input: Parsed<S>, context: Context<G>) => Promise<Answer>;
}

type Execution<Answer> = (input: unknown, caller: Caller) => Promise<Answer>;

/** Something that can be asked of the server, by whichever channel. */
export class Command<Answer> {
  readonly name: string;
  readonly guard: Guard;
  /** What to say when it fails unexpectedly. */
  readonly failure: string;
  readonly #execution: Execution<Answer>;

  // Private, so that no command comes about without the guard that `define` puts before it.
  private constructor(
    name: string,
    guard: Guard,
    failure: string,
    execution: Execution<Answer>,
  ) {
    this.name = name;
    this.guard = guard;
    this.failure = failure;
    this.#execution = execution;
  }

  static define<S extends Schema, G extends Guard, Answer>({
    name,
    guard,
    schema,
    failure = messages.unexpected,
    run,
  }: Definition<S, G, Answer>): Command<Answer> {
    if (!isGuard(guard)) throw new Error(`the command ${name} does not say who may run it`);
    return new Command(name, guard, failure, async (input, caller) => {
      const member = await admit(guard, caller);
      const { source, channel } = caller;
      const by = member && actorOf(member, channel);
      return run(parse(schema, input), { member, source, channel, by } as Context<G>);
    });
  }

  static execute<Answer>(
    command: Command<Answer>,
    input: unknown,
    caller: Caller,
  ): Promise<Answer> {
    return command.#execution(input, caller);
  }
}

/**
 * Declares a command.
 *
 * @throws Error at once, and so when the functions start, if its guard is none of those above.
 */
export function defineCommand<S extends Schema, const G extends Guard, Answer>(
  definition: Definition<S, G, Answer>,
): Command<Answer> {
  return Command.define(definition);
}

/**
 * Runs a command: first whether the caller may, then whether the input is right, then the
 * command with what the schema made of the input, and nothing else of it.
 *
 * @throws CommandError `unauthenticated`, `permission-denied`, `invalid-argument`, or the command's own.
 */
export function execute<Answer>(
  command: Command<Answer>,
  input: unknown,
  caller: Caller,
): Promise<Answer> {
  return Command.execute(command, input, caller);
}

/** The caller's membership, looked up at every call: what ends a session does so at once. */
async function admit(guard: Guard, caller: Caller): Promise<KnownMember | undefined> {
  if (enforceAppCheck.value() && !caller.attested) {
    throw new CommandError('unauthenticated', messages.guard.application);
  }
  const { session } = caller;
  const member = session && (await memberInSession(session));
  if (member === 'ended') {
    // A page that is open to everyone works on after a session has ended. Clients of the API
    // are told, so that they log in again instead of reading what visitors may.
    if (isOpen(guard) && caller.channel === 'callable') return undefined;
    throw new CommandError('unauthenticated', messages.guard.signIn);
  }
  if (isOpen(guard)) return member;
  if (!session) throw new CommandError('unauthenticated', messages.guard.signIn);
  if (!member || !allows(guard, member)) {
    throw new CommandError('permission-denied', messages.guard.permission);
  }
  return member;
}

function allows(guard: PermissionGuard | 'super-admin', { role }: KnownMember): boolean {
  return guard === 'super-admin'
    ? role === 'SUPER_ADMIN'
    : can(role, guard.resource, guard.action);
}

function isOpen(guard: Guard): guard is OpenGuard {
  return guard !== 'super-admin' && 'allow' in guard;
}

// The types say as much; a start-up check does not depend on them having been obeyed.
function isGuard(guard: unknown): guard is Guard {
  if (guard === 'super-admin') return true;
  if (typeof guard !== 'object' || guard === null) return false;
  const { allow, because, resource, action } = guard as Record<string, unknown>;
  if (allow !== undefined)
    return allow === 'anyone' && typeof because === 'string' && because.trim() !== '';
  return resources.some((r) => r === resource) && actions.some((a) => a === action);
}
