import { pictureCollections } from '@centre/domain/published-picture';
import { picturesOf, quarantine } from '../../functions/src/images/storage-paths.ts';
import { mapIn } from './applications.ts';
import type { Findings } from './findings.ts';
import type { Fields, Source } from './source.ts';

/** How old something must be before it counts as left behind, in milliseconds. */
export interface Grace {
  /** Of a published file or of half a member: longer than any call runs. */
  readonly unfinished: number;
  /** Of an original that no command came for. */
  readonly originals: number;
}

/** Files below `public/` are those that documents name; originals do not stay. */
export async function auditFiles(
  source: Source,
  findings: Findings,
  grace: Grace,
  now: Date,
): Promise<void> {
  const isOld = (createdAt: Date, ms: number) => now.getTime() - createdAt.getTime() > ms;
  const expected = new Set<string>();
  for (const collection of pictureCollections) {
    for await (const { fields } of source.documents(collection)) {
      for (const path of filesOf(mapIn(fields['picture']))) expected.add(path);
    }
  }
  for await (const { path, createdAt } of source.files(publicFolder)) {
    findings.examine('Fichiers publiés');
    if (expected.delete(path) || !isOld(createdAt, grace.unfinished)) continue;
    findings.add('file-orphan', path);
  }
  for (const path of expected) findings.add('file-missing', path);
  for await (const { path, createdAt } of source.files(quarantine)) {
    findings.examine('Originaux en attente');
    findings.expect(!isOld(createdAt, grace.originals), 'original-left', path);
  }
}

const publicFolder = picturesOf('articles').replace('articles/', '');

/** The paths of the files that a document says its picture has. */
function filesOf(picture: Fields): string[] {
  const sources: unknown = picture['sources'];
  const urls = Array.isArray(sources) ? sources.map((one) => mapIn(one)['url']) : [];
  return [...urls, picture['jpeg']].flatMap((url) => {
    const path = typeof url === 'string' ? pathIn(url) : '';
    return path === '' ? [] : [path];
  });
}

function pathIn(url: string): string {
  return decodeURIComponent(/\/o\/([^?]+)/.exec(url)?.[1] ?? '');
}
