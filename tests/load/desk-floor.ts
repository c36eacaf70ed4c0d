import { suite } from '../suite.ts';

const url = `${suite.origin('firestore')}/v1/projects/${suite.project}/databases/(default)/documents:runQuery`;

/** The list's own question, asked past our code and the rules. */
const question = {
  structuredQuery: {
    from: [{ collectionId: 'inscriptions' }],
    orderBy: [{ field: { fieldPath: 'dateInscription' }, direction: 'DESCENDING' }],
    limit: 51,
  },
};

/** Milliseconds that the emulator needs for the newest applications by itself. */
export async function emulatorAlone(): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify(question),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the emulator answered ${response.status}`);
  return performance.now() - start;
}
