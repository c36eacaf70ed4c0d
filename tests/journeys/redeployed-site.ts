import { suite } from '../suite.ts';
import { hostingAnswer, standInFront, type InFront } from './in-front-of-hosting.ts';

/** The site as Hosting serves it, of which another version can be put in its place. */
export interface RedeployedSite extends InFront {
  /** From now on it is another version, whose code has other names: the old ones are gone. */
  readonly deploy: () => void;
}

async function currentVersion(): Promise<string> {
  const html = await (await fetch(`${suite.origin('hosting')}/`)).text();
  const version = /<meta name="version" content="([^"]+)"/.exec(html)?.[1];
  if (!version) throw new Error('The site does not say which version it is.');
  return version;
}

/** Stands in front of the suite's Hosting, at an address of its own. */
export async function redeployedSite(): Promise<RedeployedSite> {
  const version = await currentVersion();
  let isRedeployed = false;
  const fetched = new Set<string>();
  const site = await standInFront(async (url, response) => {
    if (isRedeployed && url.startsWith('/assets/') && !fetched.has(url)) {
      response.writeHead(404).end();
      return;
    }
    fetched.add(url);
    const { status, headers, body } = await hostingAnswer(url);
    const isText = /html|javascript/.test(headers['content-type'] ?? '');
    response.writeHead(status, headers);
    response.end(
      isText && isRedeployed ? body.toString().replaceAll(version, `${version}-2`) : body,
    );
  });
  return {
    ...site,
    deploy: () => {
      isRedeployed = true;
    },
  };
}
