import { randomUUID } from 'node:crypto';
import { enrolmentRequest } from '../factories/enrolment-request.ts';
import type { Actor } from '../functions/entry-points.ts';
import { callApi, callFunction, type Reply } from '../functions/calls.ts';
import { dataUrl } from '../functions/publishing.ts';
import { bearer, newUser } from '../functions/staff.ts';
import { usersPath } from '../functions/user-entry-points.ts';
import { roleOf, slots, type Kind, type Operation } from './operations.ts';
import {
  commandOf,
  decisionOf,
  isIncomplete,
  statutAsked,
  statutOfSlot,
  versionAsked,
  versionOf,
  type Outcome,
  type State,
} from './state.ts';

/** Where the API has what the callable of the command does. */
const addresses: Readonly<Record<Kind, readonly [method: string, path: string]>> = {
  createArticle: ['POST', '/api/articles'],
  updateArticle: ['PUT', '/api/articles/'],
  deleteArticle: ['DELETE', '/api/articles/'],
  viewArticle: ['POST', '/api/articles/:id/view'],
  createPhoto: ['POST', '/api/galerie'],
  updatePhoto: ['PUT', '/api/galerie/'],
  deletePhoto: ['DELETE', '/api/galerie/'],
  createTemoignage: ['POST', '/api/temoignages'],
  updateTemoignage: ['PUT', '/api/temoignages/'],
  setStatut: ['PUT', '/api/temoignages/'],
  deleteTemoignage: ['DELETE', '/api/temoignages/'],
  createInscription: ['POST', '/api/inscriptions'],
  updateInscription: ['PUT', '/api/inscriptions/'],
  deleteInscription: ['DELETE', '/api/inscriptions/'],
  createUser: ['POST', usersPath],
  updateUser: ['PUT', `${usersPath}/`],
  deleteUser: ['DELETE', `${usersPath}/`],
};

/** The records of one run: their identifiers, and what is sent of them. */
export class World {
  readonly #tokens: ReadonlyMap<Actor, string>;
  readonly #ids = Array.from({ length: slots }, () => randomUUID());
  readonly #users = Array.from({ length: slots }, () => newUser());
  readonly #userIds: string[] = [...this.#ids];
  #texts = 0;

  constructor(tokens: ReadonlyMap<Actor, string>) {
    this.#tokens = tokens;
  }

  /** The identifier of a record; of a member, the one that the server has given. */
  idOf(collection: keyof State, slot: number): string {
    return (collection === 'users' ? this.#userIds : this.#ids)[slot] ?? '';
  }

  /** Asks it of the running functions. @param state what is believed to be stored */
  async ask(operation: Operation, state: State): Promise<Outcome> {
    const input = await this.#inputOf(operation, state);
    const reply = await this.#send(operation, input);
    const outcome = outcomeOf(operation, reply);
    if (operation.kind === 'createUser' && outcome === 'ok') {
      this.#userIds[operation.slot] = createdUser(reply);
    }
    return outcome;
  }

  #send({ kind, channel, actor }: Operation, input: Record<string, unknown>): Promise<Reply> {
    const token = this.#tokens.get(actor);
    const headers = token === undefined ? {} : bearer(token);
    if (channel === 'callable') return callFunction(commandOf[kind], input, headers);
    const [method, path] = addresses[kind];
    const { id, ...body } = input;
    const address = path.includes(':id')
      ? path.replace(':id', String(id))
      : `${path}${path.endsWith('/') ? String(id) : ''}`;
    return callApi(method, address, {
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(method !== 'DELETE' && { body: JSON.stringify(body) }),
    });
  }

  async #inputOf(operation: Operation, state: State): Promise<Record<string, unknown>> {
    const { kind, slot, choice, flag } = operation;
    const id = this.#ids[slot] ?? '';
    switch (kind) {
      case 'createArticle':
        return {
          ...this.#article(flag),
          requestId: id,
          ...(choice % 3 === 0 && { image: await dataUrl() }),
        };
      case 'updateArticle': {
        const version = versionAsked(versionOf(state, slot), operation);
        return {
          ...this.#article(flag),
          id,
          ...(version !== undefined && { version }),
          ...(choice % 4 === 0 && { image: await dataUrl() }),
        };
      }
      case 'createPhoto':
        return {
          titre: this.#text('Photo'),
          requestId: id,
          ...(!isIncomplete(operation) && { image: await dataUrl() }),
        };
      case 'updatePhoto':
        return {
          id,
          titre: this.#text('Photo'),
          ...(choice % 3 === 0 && { image: await dataUrl() }),
        };
      case 'createTemoignage':
        return {
          ...this.#speech(),
          requestId: id,
          statut: statutOfSlot(slot),
          ...(choice % 4 === 0 && { photo: await dataUrl() }),
        };
      case 'updateTemoignage':
        return {
          ...this.#speech(),
          id,
          ...(choice % 2 === 0 && { statut: statutAsked(operation) }),
          ...(choice % 4 === 1 && { photo: await dataUrl() }),
        };
      case 'setStatut':
        return { id, statut: statutAsked(operation) };
      case 'createInscription':
        return { ...this.#application(slot), ...(isIncomplete(operation) && { nom: '' }) };
      case 'updateInscription':
        // A number that another applicant has makes likely duplicates of them.
        return flag
          ? { id, statut: decisionOf(operation) }
          : { id, telephone: this.#application(choice % slots).telephone };
      case 'createUser':
        return { ...this.#users[slot], role: roleOf(operation) };
      case 'updateUser':
        return {
          id: this.#userIds[slot],
          ...(flag ? { role: roleOf(operation) } : { email: `essai-${choice}@cfpi.example` }),
          ...(choice % 4 === 0 && { isActive: choice % 8 === 0 }),
        };
      case 'deleteUser':
        return { id: this.#userIds[slot] };
      default:
        return { id };
    }
  }

  /** A text that was never sent before: no save repeats another. */
  #text(what: string): string {
    this.#texts += 1;
    return `${what} ${this.#texts}`;
  }

  #article(isPrincipal: boolean) {
    const titre = this.#text('Article');
    return { titre, contenu: 'Un texte.', auteur: 'CFPI', isPrincipal };
  }

  #speech() {
    const contenu = this.#text('J’ai appris un métier');
    return { nom: 'Mensah', prenom: 'Afi', formation: 'QHSE', contenu };
  }

  /** Two applicants in a row have one phone, as sisters do. */
  #application(slot: number) {
    const digits = BigInt(`0x${this.#ids[slot - (slot % 2)]?.replaceAll('-', '') ?? '0'}`);
    const telephone = `+2289${String(digits % 10_000_000n).padStart(7, '0')}`;
    const requestId = this.#ids[slot] ?? '';
    const email = `${requestId}@exemple.tg`;
    return enrolmentRequest({ requestId, telephone, email, nom: `Nom${requestId}` }, slot);
  }
}

function createdUser({ body }: Reply): string {
  const answer = body as { result?: { user: { id: string } }; user?: { id: string } };
  return answer.result?.user.id ?? answer.user?.id ?? '';
}

const outcomes: Readonly<Record<string, Outcome>> = {
  INVALID_ARGUMENT: 'invalid',
  UNAUTHENTICATED: 'unauthenticated',
  PERMISSION_DENIED: 'permission-denied',
  NOT_FOUND: 'not-found',
  ALREADY_EXISTS: 'conflict',
  FAILED_PRECONDITION: 'conflict',
  ABORTED: 'conflict',
  400: 'invalid',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'conflict',
};

function outcomeOf({ channel, kind }: Operation, { status, body }: Reply): Outcome {
  if (status >= 200 && status < 300) return 'ok';
  const { error } = body as { error?: { status: string } };
  const outcome = outcomes[channel === 'callable' ? String(error?.status) : status];
  if (!outcome) throw new Error(`${kind}: ${status} ${JSON.stringify(body)}`);
  return outcome;
}
