import { messages } from '@centre/domain/messages/messages';
import { can, roles } from '@centre/domain/permissions';
import { dashboardCommands, pictureCommands } from '../../functions/src/commands/dashboard.ts';
import * as commands from '../../functions/src/commands/index.ts';
import type { Command, Guard } from '../../functions/src/commands/command.ts';
import { routes } from '../../functions/src/api/routes/index.ts';
import * as deployed from '../../functions/src/index.ts';
import { changeMember } from '../../functions/src/data/member/changes.ts';
import { asMember, tokenWithoutMember } from './members.ts';

/** Kinds of callers: without a token, without a member, by role, and deactivated. */
export const actors = ['nobody', 'a stranger', ...roles, 'a deactivated member'] as const;
export type Actor = (typeof actors)[number];

/** Tokens of newly created accounts, by actor; `nobody` has none. */
export async function tokensOfActors(): Promise<ReadonlyMap<Actor, string>> {
  const tokens = new Map<Actor, string>([['a stranger', await tokenWithoutMember()]]);
  for (const role of roles) tokens.set(role, (await asMember(role)).token);
  const former = await asMember('SUPER_ADMIN');
  await changeMember(former.id, { isActive: false });
  return tokens.set('a deactivated member', former.token);
}

/** Commands of the server, with the names of their exports. */
export const allCommands: readonly (readonly [string, Command<unknown>])[] =
  Object.entries(commands);

interface CommandRoute {
  readonly method: string;
  readonly path: string;
  readonly ignoresSession: boolean;
  readonly command: Command<unknown>;
  /** Body that selects the command, when several commands share the path. */
  readonly body?: object;
}

const isLogout = ({ command }: CommandRoute) => command === commands.logout;

const tableRoutes = routes.flatMap(({ command, ...route }) =>
  command ? [{ ...route, command }] : [],
);

/** API routes that run a command; the logouts come last, because they end a session. */
export const commandRoutes: readonly CommandRoute[] = [
  ...tableRoutes.filter((route) => !isLogout(route)),
  {
    method: 'PUT',
    path: '/api/temoignages/:id',
    ignoresSession: false,
    command: commands.setTemoignageStatut,
    body: { statut: 'brouillon' },
  },
  ...tableRoutes.filter(isLogout),
];

/** Commands without an API route, each with the reason. */
export const withoutRoute: Readonly<Record<string, string>> = {
  saveCampaign: 'the campaign has a screen, and no older client knows of it',
  annotateInscription: 'notes are the dashboard’s, and no older client knows of them',
  decideInscriptions: 'several at once are selected at a screen',
  restoreArticle: 'what was deleted is put back at a screen',
  restorePhoto: 'what was deleted is put back at a screen',
  restoreTemoignage: 'what was deleted is put back at a screen',
  restoreInscription: 'what was deleted is put back at a screen',
  saveVitrinePhoto: 'the photographs of the site have a screen',
  deleteVitrinePhoto: 'the photographs of the site have a screen',
  restoreVitrinePhoto: 'the photographs of the site have a screen',
  orderVitrine: 'the photographs of the site have a screen',
  publishDecisions: 'decisions are published at a screen',
  settleCorrection: 'corrections are the dashboard’s, and no older client knows of them',
  followInscription: 'applicants have the page and its callable',
  requestCorrection: 'applicants have the page',
  noteContact: 'applicants are told from the dashboard’s queue',
  withdrawContact: 'applicants are told from the dashboard’s queue',
  logConsultation: 'the API itself notes what it gives out',
  logExport: 'files are made by the dashboard',
  listJournal: 'the journal has a screen, and no older client that knows of it',
  handleDataSubjectRequest: 'somebody answers a person at a screen, and no program does',
};

/** Commands that write, but have no callable, each with the reason. */
export const withoutCallable: Readonly<Record<string, string>> = {
  requestCorrection: 'the page sends it, with scripts and without',
};

interface Endpoint {
  readonly callableTrigger?: object;
  readonly scheduleTrigger?: object;
}

/** Deployed functions by name, with their triggers. */
export const endpoints: readonly (readonly [string, Endpoint])[] = Object.entries(deployed).map(
  ([name, { __endpoint }]) => [name, __endpoint],
);

/** Names of the callable commands; some share a function, the others have their own. */
export const callables = [
  ...endpoints.flatMap(([name, { callableTrigger }]) =>
    callableTrigger && name !== 'dashboard' ? [name] : [],
  ),
  ...dashboardCommands,
  ...pictureCommands,
];

/** Outcome of a call: admitted by the guard, or one of its refusals. */
export type Verdict = 'past' | 'unauthenticated' | 'permission-denied';

export function verdictOfCallable(guard: Guard, actor: Actor): Verdict {
  if ('allow' in guard) return 'past';
  if (actor === 'nobody') return 'unauthenticated';
  if (actor === 'a stranger' || actor === 'a deactivated member') return 'permission-denied';
  return can(actor, guard.resource, guard.action) ? 'past' : 'permission-denied';
}

/** Refusals of the guard in the answers of callables. */
export const callableErrors = {
  unauthenticated: { status: 'UNAUTHENTICATED', message: messages.guard.signIn },
  'permission-denied': { status: 'PERMISSION_DENIED', message: messages.guard.permission },
} as const satisfies Record<Exclude<Verdict, 'past'>, object>;
