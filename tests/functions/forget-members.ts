import { host, portsAt } from '../../emulators/ports.ts';
import { project } from '../../emulators/environment.ts';

/** What these tests call the members that they create begins so; the demonstration's does not. */
const from = 'e-';
const to = 'e.';

async function ask(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`);
  return response.json();
}

const compare = (op: string, stringValue: string) => ({
  fieldFilter: { field: { fieldPath: 'username' }, op, value: { stringValue } },
});

async function forgetMembers(offset: number): Promise<void> {
  const ports = portsAt(offset);
  const documents = `http://${host}:${ports.firestore}/v1/projects/${project}/databases/(default)/documents`;
  const found = (await ask(`${documents}:runQuery`, {
    structuredQuery: {
      from: [{ collectionId: 'users' }],
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [compare('GREATER_THAN_OR_EQUAL', from), compare('LESS_THAN', to)],
        },
      },
    },
  })) as readonly { readonly document?: { readonly name: string } }[];
  const names = found.flatMap(({ document }) => document?.name ?? []);
  if (names.length === 0) return;
  await ask(`${documents}:batchWrite`, { writes: names.map((name) => ({ delete: name })) });
  const accounts = `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;
  const localIds = names.map((name) => name.split('/').at(-1));
  await ask(`${accounts}:batchDelete`, { localIds, force: true });
}

/**
 * At the end, takes the members away that the tests created: the dashboard's journeys, which
 * come next, would list hundreds.
 */
export default function setup(): () => Promise<void> {
  return async () => {
    const offsets = process.env['PORT_OFFSETS'] ?? process.env['PORT_OFFSET'] ?? '';
    await Promise.all(offsets.split(',').map((offset) => forgetMembers(Number(offset))));
  };
}
