import { firestore } from '../../functions/src/data/admin.ts';
import { expect, keepCollections, test } from './browser.ts';
import { articles } from './news-page.ts';

keepCollections('vues');

const { technical, principal } = articles;

async function viewsOf(id: string): Promise<number> {
  const { docs } = await firestore().collection('vues').where('article', '==', id).get();
  return docs.reduce((sum, shard) => sum + Number(shard.get('vues')), 0);
}

test(
  'counts an article that is read in full, once per session of the browser',
  { tag: '@night' },
  async ({ visit }) => {
    const [before, ofOther] = [await viewsOf(technical.id), await viewsOf(principal.id)];
    const { page } = await visit('/blog');
    await page.getByRole('heading', { name: technical.titre }).waitFor();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/view')) sent.push(new URL(request.url()).pathname);
    });
    const read = async () => {
      await page.goto(`/blog#article-${technical.id}`);
      await page.getByText(technical.paragraphs[1] ?? '').waitFor();
    };
    const counted = page.waitForResponse('**/view');
    await read();
    expect((await counted).status()).toBe(200);
    await expect.poll(() => viewsOf(technical.id)).toBe(before + 1);

    await page.goto('/contact');
    await read();
    const another = page.waitForResponse('**/view');
    await page.goto(`/blog#article-${principal.id}`);
    await another;
    expect(sent).toEqual([
      `/api/articles/${technical.id}/view`,
      `/api/articles/${principal.id}/view`,
    ]);
    expect(await viewsOf(technical.id)).toBe(before + 1);
    expect(await viewsOf(principal.id)).toBe(ofOther + 1);
  },
);

test('counts another session for itself', { tag: '@night' }, async ({ visit }) => {
  const before = await viewsOf(technical.id);
  for (let visitors = 0; visitors < 2; visitors++) {
    const { page } = await visit('about:blank');
    const counted = page.waitForResponse('**/view');
    await page.goto(`/blog#article-${technical.id}`);
    await counted;
  }
  await expect.poll(() => viewsOf(technical.id)).toBe(before + 2);
});

test('shows the article when it cannot be counted', { tag: '@night' }, async ({ visit }) => {
  const { page, complaints, expectComplaint } = await visit('about:blank');
  expectComplaint(/ERR_FAILED .*\/view$/);
  await page.route('**/view', (route) => route.abort());
  await page.goto(`/blog#article-${technical.id}`);
  await page.getByText(technical.paragraphs[1] ?? '').waitFor();
  await expect.poll(() => complaints).toHaveLength(1);
});
