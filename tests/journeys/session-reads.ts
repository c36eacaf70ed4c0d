import { suite } from '../suite.ts';

const root = `projects/${suite.project}/databases/(default)/documents`;

/** What Firestore answers whoever holds `token`: the status of each kind of read. */
export function readsAs(token: string, uid: string) {
  async function status(path: string, body?: unknown): Promise<number> {
    const response = await fetch(`${suite.origin('firestore')}/v1/${root}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    await response.text();
    return response.status;
  }
  const everything = (collectionId: string) => ({ from: [{ collectionId }], limit: 1 });

  return async () => ({
    own: await status(`/users/${uid}`),
    inscriptions: await status(':runQuery', { structuredQuery: everything('inscriptions') }),
    count: await status(':runAggregationQuery', {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'inscriptions' }] },
        aggregations: [{ alias: 'n', count: {} }],
      },
    }),
    articles: await status(':runQuery', { structuredQuery: everything('articles') }),
  });
}
