export type ProblemAbout = 'media-type' | 'size';

/** A file that cannot be published. */
export class ImageError extends Error {
  readonly about: ProblemAbout;
  /** The French sentence; without one, that of the collection about the format or the bytes. */
  readonly sentence: string | undefined;

  /** @param reason for the log, without anything of the file's content or name. */
  constructor(about: ProblemAbout, reason: string, sentence?: string) {
    super(reason);
    this.name = 'ImageError';
    this.about = about;
    this.sentence = sentence;
  }
}
