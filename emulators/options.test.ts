import { expect, it } from 'vitest';
import { parseOptions } from './options.ts';

it('parseOptions returns the defaults, and no data folder for --ephemeral', () => {
  const usual = { dev: false, portOffset: 0, build: true, seed: true, ui: true };
  expect(parseOptions([], '/data')).toMatchObject({ ...usual, dataFolder: '/data' });
  expect(parseOptions(['--ephemeral'], '/data').dataFolder).toBeUndefined();
});

it.each([['--port-offset', '1.5'], ['--port-offset=-1'], ['--port-offset', '60000']])(
  'parseOptions rejects the port offset %s %s',
  (...args) => {
    expect(() => parseOptions(args, '/data')).toThrow(/Le décalage des ports/);
  },
);

it('parseOptions lists the options when it rejects an unknown one', () => {
  expect(() => parseOptions(['--port'], '/data')).toThrow(/--port-offset N/);
});
