import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSnapshot } from '../../operations/audit/snapshot.ts';
import { TrialMember } from '../../operations/prove/member.ts';
import { proveMessages } from '../../operations/prove/messages.ts';
import { endpointsOf, type Endpoints } from '../../operations/prove/endpoints.ts';
import { askAll } from '../../operations/prove/question.ts';
// Points the Admin SDK at the emulators before its first use.
import '../functions/admin.ts';
import { operation } from '../operation.ts';
import { suite } from '../suite.ts';

/** Members with their usernames and accounts, and the galerie with its files. */
async function everything() {
  const { documents, accounts, files } = await readSnapshot();
  const { users, usernames, galerie } = documents;
  return { users, usernames, galerie, accounts, files: [...files.keys()] };
}

let before: Awaited<ReturnType<typeof everything>>;
beforeAll(async () => {
  before = await everything();
});
afterAll(async () => {
  expect(await everything()).toEqual(before);
});

describe('Trial run', () => {
  it('passes on the emulators, skips what needs production, and leaves no data', async () => {
    const { code, log } = await operation('prove', []);
    expect({ code, log }).toMatchObject({ code: 0 });
    const checked = [proveMessages.login, proveMessages.picture];
    for (const { title } of checked) expect(log).toContain(`✓ ${title}`);
    for (const { title } of [proveMessages.cache, proveMessages.source]) {
      expect(log).toContain(`→ ${title} : ${proveMessages.realOnly}`);
    }
    expect(log).toContain(proveMessages.sound);
    expect(await everything()).toEqual(before);
  });
});

describe('Trial run of a faulty project', () => {
  /** Output of the member's checks, with some endpoints replaced by `changes`. */
  async function answersWith(changes: Partial<Endpoints>): Promise<string> {
    // A getter among the changes must stay a getter, with a new value at each access.
    const endpoints = Object.create(
      endpointsOf(suite.project, suite.portOffset()),
      Object.getOwnPropertyDescriptors(changes),
    ) as Endpoints;
    const member = new TrialMember(endpoints);
    const log: string[] = [];
    try {
      await askAll(member.questions, suite.project, (line) => log.push(line));
    } finally {
      await member.cleanUp();
    }
    return log.join('\n');
  }

  const server = createServer((_, response) => response.end('{"error":{"message":"non"}}'));
  let elsewhere: string;
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const { functionAt, objects } = endpointsOf(suite.project, suite.portOffset());
  const no = '200 non';
  const other = (name: string) => (): Partial<Endpoints> => ({
    functionAt: (one) => (one === name ? elsewhere : functionAt(one)),
  });
  /** Sends the first upload to the right bucket, and the second to a server that accepts it. */
  const secondElsewhere = (): Partial<Endpoints> => {
    const places = [objects, elsewhere].values();
    return {
      get objects() {
        return places.next().value ?? '';
      },
    };
  };

  it.each<[string, string, () => Partial<Endpoints>]>([
    ['the login fails', proveMessages.login.refused(no, suite.project), other('login')],
    [
      ...(['the function is missing', proveMessages.login.absent(suite.project)] as const),
      () => ({ functionAt: () => functionAt('absente') }),
    ],
    [
      'the token opens no session',
      proveMessages.login.noSession(no),
      () => ({ identity: elsewhere }),
    ],
    ['pictures are not published', proveMessages.picture.notPublished(no), other('savePhoto')],
    ['pictures are not deleted', proveMessages.picture.notRemoved(no), other('deletePhoto')],
    ['the Storage rules deny nothing', proveMessages.picture.stillTaken, secondElsewhere],
  ])('shows the remedy and leaves no data when %s', async (_, sentence, changes) => {
    expect(await answersWith(changes())).toContain(sentence);
    expect(await everything()).toEqual(before);
  });
});
