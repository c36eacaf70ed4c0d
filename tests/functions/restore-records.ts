import { project } from '../../emulators/environment.ts';
import { host, portsAt } from '../../emulators/ports.ts';

interface Stored {
  readonly name: string;
  readonly fields?: object;
  readonly updateTime: string;
}

interface Answers {
  readonly runQuery: readonly { readonly document?: Stored }[];
  readonly query: { readonly userInfo?: readonly { readonly localId: string }[] };
}

async function ask(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`);
  return response.json();
}

/** Writes that Firestore takes at once. */
const mostWrites = 500;

/** Remembers the records and accounts of a suite. @returns what brings them back */
async function remember(offset: number): Promise<() => Promise<void>> {
  const ports = portsAt(offset);
  const documents = `http://${host}:${ports.firestore}/v1/projects/${project}/databases/(default)/documents`;
  const accounts = `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;

  const allDocuments = async () => {
    const everything = { structuredQuery: { from: [{ allDescendants: true }] } };
    const found = (await ask(`${documents}:runQuery`, everything)) as Answers['runQuery'];
    return new Map(
      found.flatMap(({ document }) => (document ? [[document.name, document]] : [])),
    );
  };
  const allAccounts = async () => {
    const { userInfo = [] } = (await ask(`${accounts}:query`, {})) as Answers['query'];
    return userInfo.map(({ localId }) => localId);
  };

  const [formerDocuments, formerAccounts] = [await allDocuments(), await allAccounts()];
  return async () => {
    const left = await allDocuments();
    const writes = [
      ...[...left.keys()]
        .filter((name) => !formerDocuments.has(name))
        .map((name) => ({ delete: name })),
      ...[...formerDocuments.values()]
        .filter(({ name, updateTime }) => left.get(name)?.updateTime !== updateTime)
        .map(({ name, fields = {} }) => ({ update: { name, fields } })),
    ];
    for (let done = 0; done < writes.length; done += mostWrites) {
      await ask(`${documents}:batchWrite`, { writes: writes.slice(done, done + mostWrites) });
    }
    const localIds = (await allAccounts()).filter((id) => !formerAccounts.includes(id));
    if (localIds.length > 0) await ask(`${accounts}:batchDelete`, { localIds, force: true });
  };
}

let suites: readonly (() => Promise<void>)[];

export async function setup(): Promise<void> {
  const offsets = process.env['PORT_OFFSETS'] ?? process.env['PORT_OFFSET'] ?? '';
  suites = await Promise.all(offsets.split(',').map((each) => remember(Number(each))));
}

/**
 * Brings back what was there before the tests: the journeys, which come next, are much slower
 * among thousands of applications.
 */
export async function teardown(): Promise<void> {
  await Promise.all(suites.map((restore) => restore()));
}
