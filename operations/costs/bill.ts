import { dollarsPerEuro, francsPerEuro } from './assumptions.ts';
import { prices, type Price, type Service } from './prices.ts';
import type { Usage } from './usage.ts';

/**
 * What a month's use costs, in dollars.
 *
 * @param days on how many days of the month it is used; free daily quotas of the others are lost.
 */
export function costOf({ usd, per, free }: Price, units: number, days: number): number {
  const freeUnits = free.every === 'day' ? free.units * days : free.units;
  return (Math.max(0, units - freeUnits) * usd) / per;
}

/** What each service costs in a month, in dollars. */
export function billOf(usage: Usage, days: number): Readonly<Record<Service, number>> {
  const services = Object.keys(prices) as Service[];
  return Object.fromEntries(
    services.map((service) => [service, costOf(prices[service], usage[service], days)]),
  ) as Record<Service, number>;
}

export function totalOf(bill: Readonly<Record<Service, number>>): number {
  return Object.values(bill).reduce((sum, cost) => sum + cost, 0);
}

/** CFA francs, to the franc. */
export function francsOf(dollars: number): number {
  return Math.round((dollars / dollarsPerEuro) * francsPerEuro);
}
