import { messages } from '@centre/domain/messages/messages';
import { can, roles, type Role } from '@centre/domain/permissions';
import { dashboardCommands, pictureCommands } from '../../functions/src/commands/dashboard.ts';
import * as commands from '../../functions/src/commands/index.ts';
import type { Command, Guard } from '../../functions/src/commands/command.ts';
import { routes } from '../../functions/src/api/routes/index.ts';
import * as deployed from '../../functions/src/index.ts';
import { changeMember } from '../../functions/src/data/member/changes.ts';
import { asMember, tokenWithoutMember } from './members.ts';

/** Everybody who may come to a channel. */
export const actors = ['nobody', 'a stranger', ...roles, 'a deactivated member'] as const;
export type Actor = (typeof actors)[number];

/** A token for everybody who has one. */
export async function tokensOfActors(): Promise<ReadonlyMap<Actor, string>> {
  const tokens = new Map<Actor, string>([['a stranger', await tokenWithoutMember()]]);
  for (const role of roles) tokens.set(role, (await asMember(role)).token);
  const former = await asMember('SUPER_ADMIN');
  await changeMember(former.id, { isActive: false });
  return tokens.set('a deactivated member', former.token);
}

/** Entry points of the server, by the name of their command. */
export const allCommands: readonly (readonly [string, Command<unknown>])[] =
  Object.entries(commands);

interface CommandRoute {
  readonly method: string;
  readonly path: string;
  readonly ignoresSession: boolean;
  readonly command: Command<unknown>;
  /** Body that selects the command, where the path alone does not. */
  readonly body?: object;
}

const isLogout = ({ command }: CommandRoute) => command === commands.logout;

const inTheTable = routes.flatMap(({ command, ...route }) =>
  command ? [{ ...route, command }] : [],
);

/** The lines of the API that run a command; those that end a token come last. */
export const commandRoutes: readonly CommandRoute[] = [
  ...inTheTable.filter((route) => !isLogout(route)),
  {
    method: 'PUT',
    path: '/api/temoignages/:id',
    ignoresSession: false,
    command: commands.setTemoignageStatut,
    body: { statut: 'brouillon' },
  },
  ...inTheTable.filter(isLogout),
];

/** Commands that the API does not have, each with the reason. */
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

/** Commands that change something and are no callable function, each with the reason. */
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

/** The names of the commands that can be called, alone or through a function of several. */
export const callables = [
  ...endpoints.flatMap(([name, { callableTrigger }]) =>
    callableTrigger && name !== 'dashboard' ? [name] : [],
  ),
  ...dashboardCommands,
  ...pictureCommands,
];

/** Whether the guard lets that role through, as the table of permissions has it. */
function admits(guard: Guard, role: Role): boolean {
  return 'allow' in guard || can(role, guard.resource, guard.action);
}

/** Outcome of a call: admitted by the guard, or one of its refusals. */
export type Verdict = 'past' | 'unauthenticated' | 'permission-denied';

export function verdictOfCallable(guard: Guard, actor: Actor): Verdict {
  if ('allow' in guard) return 'past';
  if (actor === 'nobody') return 'unauthenticated';
  if (actor === 'a stranger' || actor === 'a deactivated member') return 'permission-denied';
  return admits(guard, actor) ? 'past' : 'permission-denied';
}

/** Refusals of the guard as error codes of callables. */
export const callableErrors = {
  unauthenticated: { status: 'UNAUTHENTICATED', message: messages.guard.signIn },
  'permission-denied': { status: 'PERMISSION_DENIED', message: messages.guard.permission },
} as const satisfies Record<Exclude<Verdict, 'past'>, object>;
