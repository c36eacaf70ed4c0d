import type { IncomingMessage } from 'node:http';

type Headers = Readonly<Record<string, string>>;

/**
 * Lets pages of this very address read the answer, and no others. Hosting says in
 * X-Forwarded-Host which address it is. A page elsewhere could send that header only after a
 * preflight without it, and would gain nothing: callers are known by a token, never by a
 * cookie.
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
 * The answer to a preflight request.
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

function isAt(origin: string, host: string): boolean {
  const schemes = loopback.test(host) ? ['https', 'http'] : ['https'];
  return schemes.some((scheme) => origin === `${scheme}://${host}`);
}
