import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

type BodyHeaders = Pick<IncomingHttpHeaders, 'content-type' | 'content-encoding'>;

const hidden = new WeakMap<IncomingMessage, BodyHeaders>();

/**
 * Makes the framework leave the bodies of this process's requests alone.
 *
 * It parses JSON, forms and text before any code of ours runs, and answers a body that it
 * cannot read with an HTML page. Told that every body is plain bytes, it hands them over as
 * they came, and the API can answer in its own words.
 */
export function keepBodiesFromFramework(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    hidden.set(request, bodyHeaders(request));
    // Without one the framework would lose the body.
    request.headers['content-type'] = 'application/octet-stream';
    delete request.headers['content-encoding'];
  });
}

function bodyHeaders({ headers }: IncomingMessage): BodyHeaders {
  return {
    'content-type': headers['content-type'],
    'content-encoding': headers['content-encoding'],
  };
}

/** What the caller really said about the body. */
export function sentBodyHeaders(request: IncomingMessage): BodyHeaders {
  return hidden.get(request) ?? bodyHeaders(request);
}
