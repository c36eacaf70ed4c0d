import { currentPage, tableOf, withTables } from './markdown.ts';
import { assumed, months, usageOf, type Service } from './usage.ts';

/** The guide for a centre, which says what a month costs. */
export const costsFile = new URL('../../docs/operations.md', import.meta.url);

/** It with its tables computed anew. */
export const costsPage = () =>
  currentPage(costsFile, (page) =>
    withTables(page, { costs: billTable(), prices: pricesTable() }),
  );

interface Price {
  readonly service: string;
  /** Dollars for `per` units. */
  readonly usd: number;
  readonly per?: number;
  readonly unit: string;
  readonly free?: { readonly units: number; readonly every: 'jour' | 'mois' };
  /** The page that says so. */
  readonly page: string;
}

const perDay = (units: number) => ({ units, every: 'jour' }) as const;
const perMonth = (units: number) => ({ units, every: 'mois' }) as const;

const hundredThousand = 100_000;
const firestore = { page: 'https://cloud.google.com/firestore/pricing' };
const run = { page: 'https://cloud.google.com/run/pricing' };
const firebase = { page: 'https://firebase.google.com/pricing' };
const storage = { page: 'https://cloud.google.com/storage/pricing' };

const deletion = { ...firestore, usd: 0.02, per: hundredThousand, unit: 'suppressions' };
const gibibyteOfData = { ...firestore, usd: 0.18, unit: 'Gio' };

/** In November 2026. Firestore's are those of several European regions, dearer than one alone. */
const prices: Readonly<Record<Service, Price>> = {
  reads: {
    ...{ ...firestore, service: 'Firestore : documents lus', usd: 0.06 },
    ...{ per: hundredThousand, unit: 'lectures', free: perDay(50_000) },
  },
  writes: {
    ...{ ...firestore, service: 'Firestore : documents écrits', usd: 0.18 },
    ...{ per: hundredThousand, unit: 'écritures', free: perDay(20_000) },
  },
  deletes: { ...deletion, service: 'Firestore : documents supprimés', free: perDay(20_000) },
  // Documents that Firestore deletes at their date have no free part.
  expiries: { ...deletion, service: 'Firestore : documents périmés' },
  stored: { ...gibibyteOfData, service: 'Firestore : données gardées', free: perMonth(1) },
  firestoreOut: {
    ...{ ...firestore, service: 'Firestore : données envoyées', usd: 0.12 },
    ...{ unit: 'Gio', free: perMonth(10) },
  },
  // Their own price was not found: they are counted as if they were the database itself.
  backups: { ...gibibyteOfData, service: 'Firestore : sauvegardes de 14 jours' },
  calls: {
    ...{ ...run, service: 'Fonctions : appels', usd: 0.4 },
    ...{ per: 1_000_000, unit: 'appels', free: perMonth(2_000_000) },
  },
  processor: {
    ...{ ...run, service: 'Fonctions : processeur', usd: 0.000024 },
    ...{ unit: 'vCPU-s', free: perMonth(180_000) },
  },
  memory: {
    ...{ ...run, service: 'Fonctions : mémoire', usd: 0.0000025 },
    ...{ unit: 'Gio-s', free: perMonth(360_000) },
  },
  functionsOut: { ...run, service: 'Fonctions : données envoyées', usd: 0.12, unit: 'Go' },
  siteStored: {
    ...{ ...firebase, service: 'Hébergement : fichiers gardés', usd: 0.026 },
    ...{ unit: 'Go', free: perMonth(10) },
  },
  siteOut: {
    ...{ ...firebase, service: 'Hébergement : données envoyées', usd: 0.15 },
    ...{ unit: 'Go', free: perDay(0.36) },
  },
  filesStored: { ...storage, service: 'Storage : images gardées', usd: 0.026, unit: 'Go' },
  filesOut: { ...storage, service: 'Storage : images envoyées', usd: 0.12, unit: 'Go' },
  filesRead: {
    ...{ ...storage, service: 'Storage : lectures', usd: 0.004 },
    ...{ per: 10_000, unit: 'lectures' },
  },
  filesWritten: {
    ...{ ...storage, service: 'Storage : écritures', usd: 0.05 },
    ...{ per: 10_000, unit: 'écritures' },
  },
  jobs: {
    ...{ service: 'Cloud Scheduler : tâches', usd: 0.1, unit: 'tâche(s)' },
    ...{ free: perMonth(3), page: 'https://cloud.google.com/scheduler/pricing' },
  },
  images: {
    ...{ service: 'Artifact Registry : images des fonctions', usd: 0.1, unit: 'Go' },
    ...{ free: perMonth(0.5), page: 'https://cloud.google.com/artifact-registry/pricing' },
  },
};

const services = Object.keys(prices) as Service[];

/** What a month's use of one service costs, in dollars. */
export function costOf({ usd, per = 1, free }: Price, units: number): number {
  const days = free?.every === 'jour' ? assumed.daysWithVisits : 1;
  return (Math.max(0, units - (free?.units ?? 0) * days) * usd) / per;
}

/** `value` as it is written in French, with spaces that a search finds. */
const inFrench = (value: number, options: Intl.NumberFormatOptions) =>
  value.toLocaleString('fr-FR', options).replaceAll(/\s/g, ' ');

const number = (value: number) => inFrench(value, { maximumFractionDigits: 7 });

const leastShown = 0.005;

/** `dollars` to the cent, and 0 where nothing is asked for. */
const inDollars = (dollars: number) =>
  dollars < leastShown
    ? '0'
    : `${inFrench(dollars, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} $`;

const dollarsPerEuro = 1.1;
/** Fixed by treaty. */
const francsPerEuro = 655.957;

function billTable(): string {
  const usages = months.map((month) => usageOf(month));
  const bill = services.map((service) => ({
    service: prices[service].service,
    costs: usages.map((usage) => costOf(prices[service], usage[service])),
  }));
  const asked = bill.filter(({ costs }) => Math.max(...costs) >= leastShown);
  const totals = months.map((_, index) =>
    bill.reduce((total, { costs }) => total + (costs[index] ?? 0), 0),
  );
  const francs = totals.map((total) =>
    number(Math.round((total / dollarsPerEuro) * francsPerEuro)),
  );
  return tableOf(
    ['Service', ...months.map(({ visits }) => `${number(visits)} visites`)],
    [
      ...asked.map(({ service, costs }) => [service, ...costs.map(inDollars)]),
      ['**Total par mois**', ...totals.map((total) => `**${inDollars(total)}**`)],
      ['en francs CFA', ...francs],
    ],
  );
}

function pricesTable(): string {
  const rows = Object.values(prices).map(({ service, usd, per = 1, unit, free, page }) => [
    service,
    `${number(usd)} $ / ${per === 1 ? '' : `${number(per)} `}${unit}`,
    free === undefined ? '—' : `${number(free.units)} ${unit} par ${free.every}`,
    page,
  ]);
  return tableOf(['Service', 'Prix', 'Gratuit', 'Page'], rows);
}
