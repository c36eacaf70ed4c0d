import type { ApiIncoming } from '../api/body.ts';
import type { Caller } from '../commands/command.ts';
import { trustedProxies } from '../settings.ts';
import { sourceAddress } from '../source-address.ts';

/** Somebody who sends a form without scripts. */
export const visitorOf = ({ headers }: ApiIncoming): Caller => ({
  session: undefined,
  source: sourceAddress(headers['x-forwarded-for'], trustedProxies.value()),
  attested: false,
  channel: 'page',
});
