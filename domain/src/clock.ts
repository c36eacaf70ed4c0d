let aheadMs = 0;

/** Current instant by the server's clock, on every device that has heard of it. */
export const now = () => new Date(Date.now() + aheadMs);

/** How far the server's clock is ahead of this machine's, in milliseconds; 0 on the server. */
export const clockAheadMs = () => aheadMs;

/** Sets the clock by the headers of the server's answer, which may have aged in a cache. */
export function setClock(headers: {
  readonly get: (name: string) => string | null | undefined;
}): void {
  const sent = Date.parse(headers.get('Date') ?? '');
  const ahead = sent + Number(headers.get('Age') ?? 0) * 1000 - Date.now();
  if (!Number.isNaN(ahead)) aheadMs = ahead;
}
