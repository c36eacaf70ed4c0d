let aheadMs = 0;

/** Current instant by the server's clock, once `setClock` has run on this device. */
export const now = () => new Date(Date.now() + aheadMs);

/** Offset of the server's clock from this device's, in milliseconds; 0 on the server. */
export const clockAheadMs = () => aheadMs;

/** Sets the clock from a response's headers: `Date`, and `Age` for the time in a cache. */
export function setClock(headers: {
  readonly get: (name: string) => string | null | undefined;
}): void {
  const sent = Date.parse(headers.get('Date') ?? '');
  const ahead = sent + Number(headers.get('Age') ?? 0) * 1000 - Date.now();
  if (!Number.isNaN(ahead)) aheadMs = ahead;
}
