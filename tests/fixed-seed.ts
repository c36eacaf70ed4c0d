import fc from 'fast-check';

// The same inputs in each run, so that a red test tells of the change before it. The nights draw
// new ones by `FAST_CHECK_SEED=random`; a failure prints its seed, which may be given here too.
const seed = process.env['FAST_CHECK_SEED'] ?? '20260101';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
