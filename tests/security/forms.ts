/** One part of a form as it travels. */
export interface Part {
  readonly name: string;
  readonly value: Buffer | string;
  readonly file?: string;
  readonly type?: string;
}

export const boundary = 'une-limite-de-formulaire';

export const formType = `multipart/form-data; boundary=${boundary}`;

const line = '\r\n';

function headOf({ name, file, type }: Part): string {
  const as = file === undefined ? '' : `; filename="${file}"`;
  return [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${name}"${as}`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    line,
  ].join(line);
}

/** The bytes of a form: unlike `FormData`, this takes any names and says what it is told. */
export function formBytes(parts: readonly Part[]): Buffer {
  const bytes = parts.flatMap((part) => [headOf(part), part.value, line]);
  return Buffer.concat([...bytes, `--${boundary}--${line}`].map((piece) => Buffer.from(piece)));
}

/** A text field for each of these. */
export function textParts(fields: Readonly<Record<string, unknown>>): Part[] {
  return Object.entries(fields).map(([name, value]) => ({ name, value: String(value) }));
}
