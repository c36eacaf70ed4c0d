/** The formats that are accepted, by the names that the decoder gives them. */
export const acceptedFormats = ['jpeg', 'png', 'gif', 'webp'] as const;
export type AcceptedFormat = (typeof acceptedFormats)[number];

interface Mark {
  readonly format: AcceptedFormat;
  /** One character per byte, from the start of the file; `·` stands for any byte. */
  readonly bytes: string;
}

const any = '·';

const marks: readonly Mark[] = [
  { format: 'jpeg', bytes: '\xFF\xD8\xFF' },
  { format: 'png', bytes: '\x89PNG\r\n\x1A\n' },
  { format: 'gif', bytes: 'GIF87a' },
  { format: 'gif', bytes: 'GIF89a' },
  { format: 'webp', bytes: `RIFF${any.repeat(4)}WEBP` },
];

/**
 * The format that a file's first bytes are those of; undefined for any other file. This
 * decides which files a decoder gets to see at all, whatever they are called.
 */
export function formatOf(file: Buffer): AcceptedFormat | undefined {
  const start = file.toString('latin1', 0, 12);
  const isAt = (character: string, index: number) =>
    character === any || character === start[index];
  return marks.find(({ bytes }) => Array.from(bytes).every(isAt))?.format;
}
