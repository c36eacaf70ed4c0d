import { articleOf, pictureIn, vitrineOf } from '@centre/domain/content/records';
import { limits } from '@centre/domain/limits';
import {
  pictureCollections,
  type PublishedPicture,
} from '@centre/domain/content/published-picture';
import { picturesOf, quarantine } from '../../functions/src/images/store-picture.ts';
import type { Findings } from './findings.ts';
import type { Source } from './source.ts';

/** Six published testimonials and one principal article, at most. */
export async function auditPublications(source: Source, findings: Findings): Promise<void> {
  let published = 0;
  for await (const { fields } of source.documents('temoignages')) {
    if (fields['statut'] === 'publie') published += 1;
  }
  const most = limits.publishedTemoignages;
  findings.expect(published <= most, 'too-many-published', 'temoignages');
  const principal: string[] = [];
  for await (const { id, fields } of source.documents('articles')) {
    if (articleOf(id, fields).isPrincipal) principal.push(id);
  }
  for (const id of principal.slice(1)) findings.add('principal-twice', `articles/${id}`);
}

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
      for (const path of filesOf(pictureIn(fields['picture']))) expected.add(path);
    }
  }
  const vitrine = (await source.named('reglages', ['vitrine'])).get('vitrine');
  for (const photo of vitrineOf(vitrine?.fields ?? {})) {
    for (const path of filesOf(photo)) expected.add(path);
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

/** The paths of the files of a document's picture. */
function filesOf({ picture }: { readonly picture?: PublishedPicture }): string[] {
  if (!picture) return [];
  const urls = [...picture.sources.map(({ url }) => url), picture.jpeg];
  return urls.map(pathIn).filter((path) => path !== '');
}

function pathIn(url: string): string {
  return decodeURIComponent(/\/o\/([^?]+)/.exec(url)?.[1] ?? '');
}
