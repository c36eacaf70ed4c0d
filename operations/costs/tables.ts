import { tableOf } from '../../functions/src/docs/markdown.ts';
import { dollarsPerEuro, francsPerEuro } from './assumptions.ts';
import { billOf, francsOf, totalOf } from './bill.ts';
import { says } from './messages.ts';
import { prices, pricesReadOn, type Price, type Service } from './prices.ts';
import type { Usage } from './usage.ts';

/** A month of so many visits, and what it uses. */
export interface Scale {
  readonly visits: number;
  readonly usage: Usage;
}

const services = Object.keys(prices) as Service[];

/** Below half a cent there is nothing to pay. */
const dollars = (amount: number) =>
  amount < 0.005 ? '0' : `${amount.toFixed(2).replace('.', ',')} $`;

const french = (number: number) =>
  number.toLocaleString('fr-FR', { maximumFractionDigits: 7, useGrouping: 'min2' });

/** What each service costs in a month, for each number of visits. */
export function costTable(scales: readonly Scale[], days: number): string {
  const bills = scales.map(({ usage }) => billOf(usage, days));
  const totals = bills.map(totalOf);
  const table = tableOf(
    [says.service, ...scales.map(({ visits }) => says.visits(visits))],
    [
      ...services.map((service) => [
        prices[service].what,
        ...bills.map((bill) => dollars(bill[service])),
      ]),
      [`**${says.total}**`, ...totals.map((total) => `**${dollars(total)}**`)],
      [says.francs, ...totals.map((total) => francsOf(total).toLocaleString('fr-FR'))],
    ],
  );
  return `${table}\n\n${says.rates(dollarsPerEuro, francsPerEuro)}`;
}

/** What Google asks, what it gives, and where it says so. */
export function priceTable(): string {
  const table = tableOf(
    [says.service, says.price, says.free, says.source],
    services.map((service) => rowOf(prices[service])),
  );
  return `${table}\n\n${says.readOn(pricesReadOn)}`;
}

function rowOf({ what, usd, per, unit, free, source }: Price): string[] {
  const of = per === 1 ? unit : `${french(per)} ${unit}`;
  const freePart =
    free.units === 0 ? '—' : `${french(free.units)} ${unit} ${says.per[free.every]}`;
  return [what, `${french(usd)} $ / ${of}`, freePart, source];
}
