import { limits } from '@centre/domain/limits';
import type { Findings } from './findings.ts';
import type { Source } from './source.ts';

/** The limits that documents stand for: places of testimonials, the principal article. */
export async function auditPublications(source: Source, findings: Findings): Promise<void> {
  await auditPlaces(source, findings);
  await auditPrincipal(source, findings);
}

async function auditPlaces(source: Source, findings: Findings): Promise<void> {
  const published = new Set<string>();
  for await (const { id, fields } of source.documents('temoignages')) {
    if (fields['statut'] === 'publie') published.add(id);
  }
  findings.expect(
    published.size <= limits.publishedTemoignages,
    'too-many-published',
    'temoignages',
  );
  const withoutPlace = new Set(published);
  for await (const { id, fields } of source.documents('places')) {
    findings.examine('Places');
    const isOne = Number(id) >= 1 && Number(id) <= limits.publishedTemoignages;
    // Each is taken out once: a second place of the same one is a stray.
    const isTaken = withoutPlace.delete(String(fields['temoignage']));
    findings.expect(isOne && isTaken, 'place-stray', `places/${id}`);
  }
  // Of too many, some cannot have one.
  if (published.size > limits.publishedTemoignages) return;
  for (const id of withoutPlace) findings.add('place-missing', `temoignages/${id}`);
}

async function auditPrincipal(source: Source, findings: Findings): Promise<void> {
  const mark = (await source.named('marques', ['principal'])).get('principal');
  const article = mark?.fields['article'];
  const named = typeof article === 'string' ? article : '';
  let isThere = false;
  for await (const { id, fields } of source.documents('articles')) {
    if (fields['isPrincipal'] !== true && fields['featured'] !== true) continue;
    if (id === named) isThere = true;
    else findings.add('principal-unmarked', `articles/${id}`);
  }
  findings.expect(named === '' || isThere, 'principal-missing', 'marques/principal');
}
