/** A record of any kind, as it was read. */
export interface Entity {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** What a request carries: JSON, or a form that may hold files. */
export type Content = Readonly<Record<string, unknown>> | FormData;

export type Answer = Readonly<Record<string, unknown>>;

/** A request that failed, in the words to be shown. */
class ClientError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ClientError';
    this.status = status;
  }
}

/** One kind of record: where it is, and what answers call one and many of them. */
class Records {
  readonly #client: Client;
  readonly #path: string;
  readonly #one: string;
  readonly #many: string;

  constructor(client: Client, path: string, one: string, many: string) {
    this.#client = client;
    this.#path = path;
    this.#one = one;
    this.#many = many;
  }

  async list(): Promise<Entity[]> {
    return (await this.#client.ask('GET', this.#path))[this.#many] as Entity[];
  }

  async read(id: string): Promise<Entity> {
    return this.#oneOf(await this.#client.ask('GET', `${this.#path}/${id}`));
  }

  async create(content: Content): Promise<Entity> {
    return this.#oneOf(await this.#client.ask('POST', this.#path, content));
  }

  async update(id: string, content: Content): Promise<Entity> {
    return this.#oneOf(await this.#client.ask('PUT', `${this.#path}/${id}`, content));
  }

  async remove(id: string): Promise<void> {
    await this.#client.ask('DELETE', `${this.#path}/${id}`);
  }

  #oneOf(answer: Answer): Entity {
    return answer[this.#one] as Entity;
  }
}

/**
 * A program of somebody else's, which knows of the product what its description of the calls
 * says and nothing more.
 */
export class Client {
  token: string | undefined;
  readonly articles = new Records(this, '/articles', 'article', 'articles');
  readonly galerie = new Records(this, '/galerie', 'photo', 'photos');
  readonly temoignages = new Records(this, '/temoignages', 'temoignage', 'temoignages');
  readonly inscriptions = new Records(this, '/inscriptions', 'inscription', 'inscriptions');
  readonly users = new Records(this, '/auth-sqlite/users', 'user', 'users');
  readonly #base: string;

  /** @param host such as `http://127.0.0.1:5002`. */
  constructor(host: string) {
    this.#base = `${host}/api`;
  }

  /** @returns the user who is logged in now. */
  async login(username: string, password: string): Promise<Entity> {
    this.token = undefined;
    const answer = await this.ask('POST', '/auth-sqlite/login', { username, password });
    this.token = answer['token'] as string;
    return answer['user'] as Entity;
  }

  /** @throws ClientError */
  async ask(method: string, path: string, content?: Content): Promise<Answer> {
    const headers = new Headers();
    if (this.token !== undefined) headers.set('Authorization', `Bearer ${this.token}`);
    const isForm = content instanceof FormData;
    if (content && !isForm) headers.set('Content-Type', 'application/json');
    const body = isForm ? content : content && JSON.stringify(content);
    const response = await fetch(`${this.#base}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    const answer = recordIn(await response.text());
    if (response.ok && answer['success'] === true) return answer;
    const { error } = answer;
    const message = typeof error === 'string' ? error : `Erreur HTTP: ${response.status}`;
    throw new ClientError(response.status, message);
  }
}

/** An answer that is no JSON says nothing. */
function recordIn(text: string): Answer & { readonly error?: unknown } {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}
