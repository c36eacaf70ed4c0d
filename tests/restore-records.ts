import { suite } from './suite.ts';

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

/** Maximum of writes in one request to Firestore. */
const maxWrites = 500;

/**
 * Remembers the records and accounts of the suite before the tests of a project.
 *
 * @returns teardown that restores records and accounts, so that later tests and retries find
 *   only the records of the demonstration.
 */
export async function setup(): Promise<() => Promise<void>> {
  const documents = `${suite.origin('firestore')}/v1/projects/${suite.project}/databases/(default)/documents`;
  const accounts = `${suite.origin('auth')}/identitytoolkit.googleapis.com/v1/projects/${suite.project}/accounts`;

  const allDocuments = async () => {
    const everything = { structuredQuery: { from: [{ allDescendants: true }] } };
    const found = (await ask(`${documents}:runQuery`, everything)) as Answers['runQuery'];
    return new Map(
      found.flatMap(({ document }) => (document ? [[document.name, document]] : [])),
    );
  };
  const allAccounts = async () => {
    const { userInfo = [] } = (await ask(`${accounts}:query`, {})) as Answers['query'];
    // The functions create the account for unknown usernames only once, so it must stay.
    return userInfo.map(({ localId }) => localId).filter((id) => id !== 'nobody');
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
    for (let done = 0; done < writes.length; done += maxWrites) {
      await ask(`${documents}:batchWrite`, { writes: writes.slice(done, done + maxWrites) });
    }
    const localIds = (await allAccounts()).filter((id) => !formerAccounts.includes(id));
    if (localIds.length > 0) await ask(`${accounts}:batchDelete`, { localIds, force: true });
  };
}
