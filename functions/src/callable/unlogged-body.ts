import type { CallableFunction } from 'firebase-functions/https';

type Callable = CallableFunction<unknown, Promise<unknown>>;

/** What the framework hands over of a request, its JSON decoded already. */
interface Decoded {
  body?: unknown;
}

/**
 * The same callable, of whose requests nothing gets into the log. The framework refuses a body
 * that is not `{data}`, and logs it whole with its reason; an empty one is refused as well.
 */
export function withUnloggedBody(callable: Callable): Callable {
  const handle: (...call: Parameters<Callable>) => ReturnType<Callable> = (
    request,
    response,
  ) => {
    empty(request);
    return callable(request, response);
  };
  return Object.defineProperties(handle, described(callable)) as Callable;
}

/** What the framework and the command line know the function by, besides calling it. */
function described(callable: Callable): PropertyDescriptorMap {
  const properties = Object.entries(Object.getOwnPropertyDescriptors(callable));
  return Object.fromEntries(properties.filter(([name]) => name !== 'prototype'));
}

function empty(request: Decoded): void {
  const { body } = request;
  const isCall =
    typeof body === 'object' && body !== null && Object.keys(body).join() === 'data';
  if (!isCall) request.body = {};
}
