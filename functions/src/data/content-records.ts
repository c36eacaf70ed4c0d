import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Article } from '@centre/domain/article';
import { dateIn } from '@centre/domain/stored-dates';
import type { Temoignage } from '@centre/domain/temoignage';
import { recordOf } from './records.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What an older site calls a field, by its name of today; the first that says something counts. */
type OlderNames = Readonly<Record<string, readonly string[]>>;

const olderNamesOfArticle: OlderNames = {
  imageUrl: ['image'],
  date: ['datePublication', 'dateCreation'],
};
const olderNamesOfTemoignage: OlderNames = { contenu: ['message'], photo: ['image'] };

/** The article in a document, with what older ones say under other names or as texts. */
export function articleOf(snapshot: DocumentSnapshot): Article | undefined {
  const fields = fieldsOf(snapshot, olderNamesOfArticle);
  return fields && (dated(fields, articleDates) as unknown as Article);
}

/** The testimonial in a document, likewise. */
export function temoignageOf(snapshot: DocumentSnapshot): Temoignage | undefined {
  const fields = fieldsOf(snapshot, olderNamesOfTemoignage);
  return fields && (dated(fields, ['dateCreation']) as unknown as Temoignage);
}

const articleDates = ['date', 'dateCreation', 'dateModification'];

function fieldsOf(snapshot: DocumentSnapshot, olderNames: OlderNames): Fields | undefined {
  const record = recordOf(snapshot);
  if (!record) return undefined;
  const filled = Object.entries(olderNames).map(([name, older]) => {
    const said = [name, ...older].find((one) => saysSomething(record[one]));
    return [name, record[said ?? name]] as const;
  });
  return { ...record, ...Object.fromEntries(filled) };
}

function saysSomething(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function dated(fields: Fields, names: readonly string[]): Fields {
  return {
    ...fields,
    ...Object.fromEntries(names.map((name) => [name, dateIn(fields[name])])),
  };
}
