import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { host } from '../../emulators/ports.ts';
import { suite } from '../suite.ts';

/** The site as Hosting serves it, of which another version can be put in its place. */
export interface RedeployedSite {
  readonly origin: string;
  /** From now on it is another version, whose code has other names: the old ones are gone. */
  readonly deploy: () => void;
  readonly close: () => Promise<void>;
}

async function currentVersion(): Promise<string> {
  const html = await (await fetch(`${suite.origin('hosting')}/`)).text();
  const version = /<meta name="version" content="([^"]+)"/.exec(html)?.[1];
  if (!version) throw new Error('The site does not say which version it is.');
  return version;
}

const unpassed = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

/** Stands in front of the suite's Hosting, at an address of its own. */
export async function redeployedSite(): Promise<RedeployedSite> {
  const version = await currentVersion();
  let isRedeployed = false;
  const fetched = new Set<string>();
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '/' } = request;
      if (isRedeployed && url.startsWith('/assets/') && !fetched.has(url)) {
        response.writeHead(404).end();
        return;
      }
      fetched.add(url);
      const answer = await fetch(`${suite.origin('hosting')}${url}`, { redirect: 'manual' });
      const headers = [...answer.headers].filter(([name]) => !unpassed.includes(name));
      const isText = /html|javascript/.test(answer.headers.get('content-type') ?? '');
      response.writeHead(answer.status, Object.fromEntries(headers));
      if (isText && isRedeployed) {
        response.end((await answer.text()).replaceAll(version, `${version}-2`));
      } else response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      isRedeployed = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
