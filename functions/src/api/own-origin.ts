import type { IncomingHttpHeaders } from 'node:http';

/**
 * The `Origin` of a page of this very address; undefined for pages elsewhere, which may not read
 * answers. Hosting says in X-Forwarded-Host which address it is. A page elsewhere could send that
 * header only after a preflight without it, and would gain nothing: callers are known by a token,
 * never by a cookie.
 */
export function ownOrigin(headers: IncomingHttpHeaders): string | undefined {
  const { origin } = headers;
  return hostsIn(headers).some((host) => isAt(origin, host)) ? origin : undefined;
}

function hostsIn(headers: IncomingHttpHeaders): string[] {
  const forwarded = [headers['x-forwarded-host'] ?? []].flat().join(',');
  return [...forwarded.split(','), headers.host ?? '']
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
}

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

function isAt(origin: string | undefined, host: string): boolean {
  const schemes = loopback.test(host) ? ['https', 'http'] : ['https'];
  return schemes.some((scheme) => origin === `${scheme}://${host}`);
}
