import { reasonNotToSeed } from './guard.ts';

const reason = reasonNotToSeed(process.env);
if (reason === undefined) {
  // Loaded only now: the Admin SDK connects to what the environment names as it is imported.
  const { sow } = await import('./sow.ts');
  await sow();
} else {
  console.error(reason);
  process.exitCode = 1;
}
