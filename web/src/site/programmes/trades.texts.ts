import { typeset } from '../../texts/typeset.ts';
import trades from './trades.json';

/** Trade taught in a short course. */
export interface Trade {
  readonly name: string;
  readonly text: string;
  /** Approximate duration. */
  readonly duration: string;
}

/** Group of related trades. */
interface TradeField {
  readonly id: string;
  readonly name: string;
  readonly trades: readonly Trade[];
}

/** Label of the list of fields. */
export const tradeIndex = 'Aller à un domaine';

export const tradeFields: readonly TradeField[] = typeset(trades);
