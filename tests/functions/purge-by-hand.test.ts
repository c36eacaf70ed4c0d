/** @module-tag night */
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { formatMonth } from '@centre/domain/dates';
import { operator } from '../../functions/src/data/journal/journal.ts';
import { purgeInscriptions } from '../../functions/src/jobs/purge-inscriptions.ts';
import { messages } from '../../operations/messages.ts';
import { stored } from './admin.ts';
import { apply } from './applications.ts';
import { toldOf } from './journal.ts';
import { expired, imported, sentSoThatOver, traces } from './old-applications.ts';
import { watchData } from '../consistent-data.ts';
import { operation } from '../operation.ts';

const expectSoundData = watchData(beforeAll);

it('A purge by hand says what is over by month and reference, and only then deletes it', async () => {
  // What others left that is over is gone first.
  await purgeInscriptions(operator, new Date());
  const nom = 'Nom-Caché';
  const over = await expired({ nom });
  const kept = await apply();

  const dry = await operation('purge', ['--dry-run']);
  expect(dry).toMatchObject({ code: 0 });
  expect(dry.said).toContain(messages.purge.found(1, 'demo-centre'));
  const { expiration } = (await stored(`inscriptions/${over.id}`)) as { expiration: Timestamp };
  const month = formatMonth(expiration.toDate());
  expect(dry.said).toContain(messages.purge.month(month, 1));
  expect(dry.said).toContain(over.reference);
  expect(dry.said).toContain(messages.purge.nothingChanged);
  expect(dry.said).not.toContain(nom);
  expect(await traces(over)).toHaveLength(3);

  const purge = await operation('purge', []);
  expect(purge).toMatchObject({ code: 0 });
  expect(purge.said).toContain(messages.purge.done(1));
  expect(await traces(over)).toEqual([]);
  expect(await toldOf(over.id)).toMatchObject([
    { action: 'purgeInscription', channel: 'operation' },
  ]);
  expect(await traces(kept)).toHaveLength(3);
  await expectSoundData();
});

it('A dry run finds nothing of an application without an end, which a purge gives it', async () => {
  const over = await imported({ dateInscription: sentSoThatOver(30) });
  const dry = await operation('purge', ['--dry-run']);
  expect(dry).toMatchObject({ code: 0 });
  expect(dry.said).toContain(messages.purge.nothing);
  expect(dry.said).not.toContain(over.reference);
  expect(await traces(over)).toHaveLength(2);
  const purge = await operation('purge', []);
  expect(purge.said).toContain(over.reference);
  expect(await traces(over)).toEqual([]);
});

it('A purge refuses options that it does not know', async () => {
  const { code, said } = await operation('purge', ['--force']);
  expect(code).toBe(1);
  expect(said).toContain(messages.purge.usage);
});
