/**
 * `npm run costs`: what a month costs at several numbers of visits, worked out from what
 * `npm run bench` measured, from prices and from assumptions, and written into
 * docs/operations.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../emulators/paths.ts';
import { currentPage } from '../functions/src/docs/markdown.ts';
import * as functions from '../functions/src/index.ts';
import { conclude } from './conclude.ts';
import { assumptions } from './costs/assumptions.ts';
import { measuredIn } from './costs/measured.ts';
import { says } from './costs/messages.ts';
import { withContent } from './costs/page.ts';
import { costTable, priceTable } from './costs/tables.ts';
import { usageOf, type Deployed } from './costs/usage.ts';

const measurements = join(root, 'docs/performance.md');
const guide = 'docs/operations.md';

const visitsOfAMonth = [1000, 10_000, 100_000];

function deployed(): Deployed {
  const all = Object.values(functions);
  const jobs = all.filter(
    (deploys) => '__endpoint' in deploys && deploys.__endpoint.scheduleTrigger !== undefined,
  );
  return { functions: all.length, jobs: jobs.length };
}

await conclude(async () => {
  const measured = measuredIn(await readFile(measurements, 'utf8'));
  const scales = visitsOfAMonth.map((visits) => ({
    visits,
    usage: usageOf(visits, measured, assumptions, deployed()),
  }));
  const costs = costTable(scales, assumptions.daysWithVisits);
  console.log(costs);
  const file = join(root, guide);
  const page = await currentPage(pathToFileURL(file), (text) =>
    Object.entries({ costs, prices: priceTable() }).reduce(
      (so, [name, table]) => withContent(so, name, table, guide),
      text,
    ),
  );
  await writeFile(file, page);
  console.log(`\n${says.written(guide)}`);
  return true;
});
