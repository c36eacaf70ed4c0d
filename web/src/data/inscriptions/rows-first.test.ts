import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { announceRows, askForRows, rowsFirst } from './rows-first.ts';

it('waits for the lists that are asked for, and for no other', async () => {
  await rowsFirst();
  let isTurn = false;
  const turn = rowsFirst().then(() => (isTurn = true));
  const [first, second] = [askForRows(), askForRows()];
  await wait(20);
  first();
  await wait(20);
  expect(isTurn).toBe(false);
  second();
  await turn;
  expect(isTurn).toBe(true);
});

it('waits for a list that was announced before its code has come', async () => {
  announceRows();
  let isTurn = false;
  const turn = rowsFirst().then(() => (isTurn = true));
  await wait(20);
  const arrived = askForRows();
  await wait(20);
  expect(isTurn).toBe(false);
  arrived();
  await turn;
  expect(isTurn).toBe(true);
});
