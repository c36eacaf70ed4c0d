import type { IncomingMessage } from 'node:http';

type Headers = Readonly<Record<string, string>>;

/**
 * What tells a browser whether the page that asks may read the answer: a page of the address
 * that this request was sent to may, and no other.
 *
 * Hosting says in X-Forwarded-Host which address that was. A page elsewhere cannot make one up:
 * its browser first asks, without that header, whether it may send it. Nor would it gain
 * anything, since who calls is told by a token that only the site's own pages hold, and never
 * by a cookie.
 */
export function corsHeaders(request: IncomingMessage): Headers {
  return {
    Vary: 'Origin',
    ...(isOwnPage(request) && {
      'Access-Control-Allow-Origin': request.headers.origin ?? '',
      'Access-Control-Expose-Headers': 'Retry-After',
    }),
  };
}

/**
 * The answer to what a browser asks before it sends anything that a plain form could not.
 *
 * @param methods of the address, comma-separated.
 */
export function preflightHeaders(request: IncomingMessage, methods: string): Headers {
  return {
    Allow: methods,
    ...(isOwnPage(request) && {
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Firebase-AppCheck',
      'Access-Control-Max-Age': '600',
    }),
  };
}

function isOwnPage({ headers }: IncomingMessage): boolean {
  const { origin } = headers;
  return origin !== undefined && hostsIn(headers).some((host) => isAt(origin, host));
}

function hostsIn(headers: IncomingMessage['headers']): string[] {
  const forwarded = [headers['x-forwarded-host'] ?? []].flat().join(',');
  return [...forwarded.split(','), headers.host ?? '']
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
}

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Whether a page at `origin` was loaded from `host`, encrypted unless that is this machine. */
function isAt(origin: string, host: string): boolean {
  const schemes = loopback.test(host) ? ['https', 'http'] : ['https'];
  return schemes.some((scheme) => origin === `${scheme}://${host}`);
}
