import type { Locator } from 'playwright-core';

/** The colour with which a notice is marked, such as `#F5B700`. */
export async function markOf(notice: Locator): Promise<string> {
  const colour = await notice.evaluate(
    (element) => getComputedStyle(element).borderInlineStartColor,
  );
  const parts = (colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16));
  return `#${parts.map((part) => part.padStart(2, '0')).join('')}`.toUpperCase();
}
