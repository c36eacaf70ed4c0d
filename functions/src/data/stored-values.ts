import { DocumentReference, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';

/** A stored value in a JSON file. */
export type Json = null | boolean | number | string | readonly Json[] | JsonMap;

// An interface, because a type alias cannot refer to itself in a Record.
export interface JsonMap {
  readonly [name: string]: Json;
}

/**
 * A stored value as JSON that `fromJson` reads back: timestamps keep their nanoseconds, bytes,
 * places and references their type. Names are sorted, so that equal values are equal texts.
 *
 * @throws TypeError for a type that the database does not have.
 */
export function toJson(value: unknown): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return numberToJson(value);
  if (Array.isArray(value)) return value.map(toJson);
  if (value instanceof Timestamp) return { $time: [value.seconds, value.nanoseconds] };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (value instanceof GeoPoint) return { $place: [value.latitude, value.longitude] };
  if (value instanceof DocumentReference) return { $document: value.path };
  if (typeof value !== 'object') throw new TypeError(`a ${typeof value} cannot be stored`);
  const entries = Object.entries(value as Record<string, unknown>)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]): [string, Json] => [name, toJson(inner)]);
  const map: JsonMap = Object.fromEntries(entries);
  // A stored map that looks like one of the above.
  return entries.length === 1 && entries[0]?.[0].startsWith('$') ? { $map: map } : map;
}

function numberToJson(value: number): Json {
  // JSON cannot write these.
  const isPlain = Number.isFinite(value) && !Object.is(value, -0);
  return isPlain ? value : { $number: Object.is(value, -0) ? '-0' : String(value) };
}

export function fromJson(json: Json): unknown {
  if (json === null || typeof json !== 'object') return json;
  if (isList(json)) return json.map(fromJson);
  const [first, ...others] = Object.entries(json);
  if (first && others.length === 0 && first[0].startsWith('$')) return special(...first);
  return mapFromJson(json);
}

function mapFromJson(map: JsonMap): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(map).map(([name, inner]) => [name, fromJson(inner)]),
  );
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}

function special(kind: string, content: Json): unknown {
  const numbers = isList(content) ? content.map(Number) : [];
  const [first = 0, second = 0] = numbers;
  const text = typeof content === 'string' ? content : '';
  switch (kind) {
    case '$time':
      return new Timestamp(first, second);
    case '$bytes':
      return Buffer.from(text, 'base64');
    case '$place':
      return new GeoPoint(first, second);
    case '$document':
      return firestore().doc(text);
    case '$number':
      return Number(content);
    case '$map':
      return mapFromJson(content as JsonMap);
    default:
      throw new TypeError(`unknown kind of value: ${kind}`);
  }
}
