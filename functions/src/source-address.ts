import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';
import { trustedProxies } from './settings.ts';

/** Addresses of a caller, from X-Forwarded-For. */
export interface Addresses {
  /** Address by which rate limits count. */
  readonly source: string;
  /**
   * Address that called the source: behind Hosting the visitor's own, in a direct call any text of
   * the caller. It only divides the turns of a source, and limits nothing by itself.
   */
  readonly client: string;
}

export function addressesIn({
  'x-forwarded-for': forwardedFor,
}: IncomingHttpHeaders): Addresses {
  const proxies = trustedProxies.value();
  return {
    source: sourceAddress(forwardedFor, proxies),
    client: sourceAddress(forwardedFor, Math.max(1, proxies) + 1),
  };
}

/** Source of a direct call on this machine. */
const unknownSource = 'unknown';

/**
 * Address by which rate limits count a caller: the most distant one that can be trusted, or its
 * network for IPv6. Each proxy appends the address that called it to X-Forwarded-For; entries
 * further left are written by the caller. With one trusted proxy, Google's front end, the right-most
 * entry counts; with two, such as a load balancer before it, the second from the right. Behind
 * Hosting it is the delivery network's address, which its callers share; trusting one entry more
 * would let direct callers choose theirs.
 *
 * @param forwardedFor the header, repeated headers included.
 * @param proxies number of proxies that add to it, at least one.
 */
export function sourceAddress(
  forwardedFor: string | readonly string[] | undefined,
  proxies: number,
): string {
  const entries = [forwardedFor ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return networkOf(entries.at(-Math.max(1, proxies)) ?? entries[0] ?? unknownSource);
}

/** Address, or its /64 network for IPv6, whose addresses one machine may change at will. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // An IPv6 address can be written in many ways; the URL parser returns one of them.
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`);
  const mapped = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(hostname);
  if (mapped) return ipv4Of(mapped.slice(1).map((group) => parseInt(group, 16)));
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  const groups = [...before, ...zeros, ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** @param groups of 16 bits. */
function ipv4Of(groups: readonly number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 255]).join('.');
}
