/** The worker itself, typed as what it is. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

declare global {
  /** Names the site that this worker was built with (web/build/service-worker.ts). */
  const __SITE_VERSION__: string;
}
