import { expect, it } from 'vitest';
import { parseOptions } from './options.ts';

it('saves into the usual folder when nothing is asked, and nothing of an ephemeral suite', () => {
  const usual = { dev: false, portOffset: 0, build: true, seed: true, ui: true };
  expect(parseOptions([], '/data')).toMatchObject({ ...usual, dataFolder: '/data' });
  expect(parseOptions(['--ephemeral'], '/data').dataFolder).toBeUndefined();
});

it.each([['--port-offset', '1.5'], ['--port-offset=-1'], ['--port-offset', '60000']])(
  'refuses the offset of %s %s',
  (...args) => {
    expect(() => parseOptions(args, '/data')).toThrow(/Le décalage des ports/);
  },
);

it('says which options there are when one is unknown', () => {
  expect(() => parseOptions(['--port'], '/data')).toThrow(/--port-offset N/);
});
