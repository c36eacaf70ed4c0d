import type { Page } from '@playwright/test';

const served = /^\/(actualites|blog|galerie|temoignages)?(?:\/category\/[^/]*)?$/;

/** Serves public pages from their empty templates, as when the server cannot read data. */
export async function emptyPages(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => served.test(pathname),
    async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      const name = served.exec(pathname)?.[1] ?? 'accueil';
      await route.continue({ url: `${origin}/modeles/${name}` });
    },
  );
}
