import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { host } from '../../emulators/ports.ts';
import { suite } from '../suite.ts';

/** A server at an address of its own, through which a browser sees the suite's Hosting. */
export interface InFront {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** What Hosting answers to an address. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const unpassed = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

/** Asks Hosting for the address that begins with a slash. */
export async function hostingAnswer(url: string): Promise<Answer> {
  const answer = await fetch(`${suite.origin('hosting')}${url}`, { redirect: 'manual' });
  const headers = [...answer.headers].filter(([name]) => !unpassed.includes(name));
  return {
    status: answer.status,
    headers: Object.fromEntries(headers),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

/** Answers with `reply` in Hosting's place. */
export async function standInFront(
  reply: (url: string, response: ServerResponse) => Promise<void>,
): Promise<InFront> {
  const server = createServer(({ url = '/' }, response) => {
    void reply(url, response);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
