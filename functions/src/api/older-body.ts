/** What an older client sends of a record: known fields, and the one that holds a picture. */
interface OlderShape {
  readonly fields: readonly string[];
  readonly picture: string;
}

/**
 * The fields of `body` that a command knows. Older clients send a record back whole, with
 * what they once read of it: whatever a command does not take is left out, like fields that
 * hold nothing, and like the address of a picture, which says that it stays. What is no
 * record at all is left to the command to refuse.
 */
export function knownFields(body: unknown, { fields, picture }: OlderShape): unknown {
  if (!isRecord(body)) return body;
  const known = Object.entries(body).filter(
    ([name, value]: [string, unknown]) =>
      value !== null && (name === picture ? !isUnchangedPicture(value) : fields.includes(name)),
  );
  return Object.fromEntries(known);
}

function isUnchangedPicture(value: unknown): boolean {
  return typeof value === 'string' && (value === '' || /^https?:\/\//i.test(value));
}

/** A record to be saved under the id of the path; anything else as it is. */
export function withId(known: unknown, id: string | undefined): unknown {
  return isRecord(known) ? { ...known, id } : known;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
