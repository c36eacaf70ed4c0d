import type { Bilan } from '@centre/domain/bilan/bilan';
import { call } from '../callables.ts';

/** The figures of a campaign and of the one before it. */
export interface BilanAnswer {
  /** Of all campaigns, the current one first. */
  readonly campagnes: readonly string[];
  readonly campagne: string;
  readonly precedente: string;
  readonly bilan: Bilan;
  readonly avant: Bilan;
}

/**
 * The figures of a campaign.
 *
 * @param campagne its school year; empty for the current one.
 * @throws CallError
 */
export const readBilan = (campagne: string): Promise<BilanAnswer> =>
  call<BilanAnswer>('dashboard/readBilan', campagne === '' ? {} : { campagne });
