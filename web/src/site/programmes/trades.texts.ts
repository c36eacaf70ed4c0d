import { typeset } from '../../texts/typeset.ts';
import trades from './trades.json';

/** A trade that can be learnt in a short course. */
export interface Trade {
  readonly name: string;
  readonly text: string;
  /** How long it takes, roughly. */
  readonly duration: string;
}

/** Trades that belong together. */
interface TradeField {
  readonly id: string;
  readonly name: string;
  readonly trades: readonly Trade[];
}

/** The label of the list of fields. */
export const tradeIndex = 'Aller à un domaine';

export const tradeFields: readonly TradeField[] = typeset(trades);
