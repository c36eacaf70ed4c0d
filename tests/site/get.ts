import { suite } from '../suite.ts';

/** Asks the suite's Hosting for an address of the site. */
export const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${suite.origin('hosting')}${path}`, init);

/** The same as text, with plain apostrophes. */
export const htmlOf = async (path: string): Promise<string> =>
  (await (await get(path)).text()).replaceAll('&#x27;', "'");
