/** In a direct call on this machine. */
const unknownSource = 'unknown';

/**
 * The address of the caller, as far as it can be trusted. Each proxy appends the address that
 * called it to X-Forwarded-For; entries further left are written by the caller. With one
 * trusted proxy, Google's front end, the right-most entry counts; with two, such as a load
 * balancer before it, the second from the right. Behind Hosting it is the delivery network's
 * address, which its callers share; trusting one entry more would let direct callers choose
 * theirs.
 *
 * @param forwardedFor the header, repeated headers included.
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
