/** What stands for an address when there is none, in a direct call on this machine. */
const unknownSource = 'unknown';

/**
 * The address that a request came from, as far as it can be believed.
 *
 * Each proxy adds to the right of X-Forwarded-For the address that it was called from.
 * Whatever stands further left was sent by the caller, who can write anything there. With one
 * trusted proxy, Google's front end, the right-most entry is believed; with two, such as a
 * load balancer before it, the second from the right. Behind Hosting the right-most entry is
 * the delivery network's: its callers share a count, which is why limits by source are wide.
 * Believing one entry more there would let those who call the function directly choose theirs.
 *
 * @param forwardedFor the header as received, repeated headers included.
 * @param proxies how many proxies add to it, at least one.
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
  return entries.at(-Math.max(1, proxies)) ?? entries[0] ?? unknownSource;
}
