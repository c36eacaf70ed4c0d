/** What can be wrong with a file: it is no image we know, or it is too much of one. */
export type ProblemAbout = 'media-type' | 'size';

/** A file that cannot be published. Whoever asked for it knows the French sentence. */
export class ImageProblem extends Error {
  readonly about: ProblemAbout;

  /** @param reason for the log; it never says anything of the file's content or name. */
  constructor(about: ProblemAbout, reason: string) {
    super(reason);
    this.name = 'ImageProblem';
    this.about = about;
  }
}
