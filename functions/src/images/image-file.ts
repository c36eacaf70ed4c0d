export type ProblemAbout = 'media-type' | 'size';

/** A file that cannot be published. The caller has the French sentence. */
export class ImageProblem extends Error {
  readonly about: ProblemAbout;

  /** @param reason for the log, without anything of the file's content or name. */
  constructor(about: ProblemAbout, reason: string) {
    super(reason);
    this.name = 'ImageProblem';
    this.about = about;
  }
}

/** The accepted formats, under sharp's names. */
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

/** The format by the first bytes of a file, whatever it is called: no other file is decoded. */
export function formatOf(file: Buffer): AcceptedFormat | undefined {
  const start = file.toString('latin1', 0, 12);
  const isAt = (character: string, index: number) =>
    character === any || character === start[index];
  return marks.find(({ bytes }) => Array.from(bytes).every(isAt))?.format;
}

const startOfPass = 0xda;
const endOfImage = 0xd9;

/** Markers without a length; 0xD0 to 0xD7 restart a pass. */
const isAlone = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= endOfImage);

/**
 * How many times a JPEG goes over its pixels, usually about twelve. A hostile one repeats a
 * tiny pass for minutes of work that no limit of bytes or pixels stops, and that cannot be
 * interrupted.
 */
export function passesOf(jpeg: Buffer): number {
  let passes = 0;
  // As the decoder does: from marker to marker, whatever lies between them.
  let at = jpeg.indexOf(0xff);
  while (at >= 0 && at + 1 < jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === endOfImage) break;
    if (marker === startOfPass) passes++;
    at = jpeg.indexOf(0xff, afterMarker(jpeg, at, marker));
  }
  return passes;
}

function afterMarker(jpeg: Buffer, at: number, marker: number): number {
  // 0xFF fills up before a marker, and 0x00 says that the 0xFF before it is none.
  if (marker === 0xff) return at + 1;
  if (marker === 0x00 || isAlone(marker) || at + 4 > jpeg.length) return at + 2;
  return at + 2 + jpeg.readUInt16BE(at + 2);
}
