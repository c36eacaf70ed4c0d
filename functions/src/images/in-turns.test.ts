import { describe, expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

describe('work in turns', () => {
  it('is done one after the other, in the order in which it was asked for', async () => {
    const inTurn = inTurns();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all([inTurn(work('a')), inTurn(work('b'))])).toEqual(['a', 'b']);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('goes on after a failure, of which only who asked hears', async () => {
    const inTurn = inTurns();
    const failed = inTurn(() => Promise.reject(new Error('broken')));
    const next = inTurn(() => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
