import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import * as stored from '../data/content/pictures.ts';
import { cleanPictures } from './clean-pictures.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const files = ['320.webp', '640.webp', '960.webp', '1280.webp', '1280.jpg'];
const bucket = [
  ...Array.from({ length: 50 }, (_, place) => `incoming/membre/${place}`),
  ...Array.from({ length: 200 }, (_, place) =>
    files.map((file) => `corbeille/galerie/photo-${place}/image/${file}`),
  ).flat(),
];

it('cleanPictures deletes originals first, and 20 to 50 files at the same time', async () => {
  vi.spyOn(stored, 'foldersInUse').mockResolvedValue(new Set());
  vi.spyOn(stored, 'listObjects').mockImplementation(async function* (prefix) {
    await Promise.resolve();
    for (const path of bucket) {
      if (path.startsWith(prefix)) yield { path, createdAt: new Date(0) };
    }
  });
  let [underWay, most] = [0, 0];
  const removal = vi.spyOn(stored, 'deleteObject').mockImplementation(async () => {
    most = Math.max(most, ++underWay);
    await wait(1);
    underWay--;
  });
  const grace = { published: 0, quarantined: 0 };
  expect(await cleanPictures(grace)).toEqual({ pictures: 200, originals: 50 });
  expect(removal.mock.calls.map(([path]) => path)).toEqual(bucket);
  expect(most).toBeGreaterThanOrEqual(20);
  expect(most).toBeLessThanOrEqual(50);
});
