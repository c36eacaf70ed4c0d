import fc from 'fast-check';

// Each run has the same inputs, so that only a change of the code makes a test fail. Nightly
// runs set `FAST_CHECK_SEED=random`. A failure prints its seed, which the variable accepts too.
const seed = process.env['FAST_CHECK_SEED'] ?? '20260101';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
