import { limits } from './limits.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Until when an application is kept that was sent at that moment. */
export function expirationOf(sent: Date): Date {
  return new Date(sent.getTime() + limits.inscriptionDays * dayMs);
}
