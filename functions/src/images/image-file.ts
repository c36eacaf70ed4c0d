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
