/** Business limits. */
export const limits = {
  /** Testimonials that may be published at once. */
  publishedTemoignages: 6,
  /** Stars of a testimonial. */
  note: { min: 1, max: 5 },
  imageBytes: 20 * 1024 * 1024,
  /** Pixels of an image: what a phone with 64 megapixels takes. */
  imagePixels: 65_000_000,
  /** Frames of an animated image. */
  imagePages: 500,
  /** Lengths in characters (UTF-16 code units, after trimming and NFC). */
  length: {
    name: { min: 2, max: 100 },
    titrePhoto: { min: 2, max: 150 },
    titreArticle: { min: 1, max: 200 },
    description: 500,
    formationTemoignage: { min: 3, max: 100 },
    contenuTemoignage: { min: 10, max: 2000 },
    contenuArticle: 50_000,
    shortText: 200,
    longText: 2000,
    email: 254,
    username: { min: 3, max: 40 },
    password: { min: 6, max: 128 },
    noteInscription: 2000,
    messageAPrevenir: 320,
    pieceManquante: 200,
  },
  /** Years that an applicant has lived. */
  applicantAge: { min: 13, max: 90 },
  /** Digits of a phone number: as typed at least, with its country at most. */
  phoneDigits: { min: 8, max: 15 },
  /** Articles shown beside the principal one. */
  secondaryArticles: 4,
  /** Documents that a visitor may read at a time. */
  publicPage: 100,
  /** Lengths of excerpts, in characters. */
  excerpt: {
    manager: 100,
    featured: 150,
    compact: 100,
    blog: 150,
    voice: 60,
    temoignageCard: 150,
    photoCard: 80,
  },
  /** Records of a page of a list, at most and by default. */
  listPage: 1000,
  /**
   * How long a session of the staff lasts, in milliseconds; the security rules have the same.
   */
  sessionMs: 12 * 60 * 60 * 1000,
  journalDays: 3 * 365,
  /** Days that an application is kept; the nightly job gives stored ones another expiry. */
  inscriptionDays: 3 * 365,
  /** Applications of one data request, at most: more belong to a school. */
  requestedRecords: 50,
  /** The rows of an Excel sheet. */
  exportedRows: 1_048_576,
  /** Applications that are decided by one call, and by one click, at most. */
  decidedAtOnce: 50,
  selectedRows: 2000,
  /** Records that one entry of the journal names, at most. */
  namedRecords: 500,
} as const;

/**
 * A wait that is counted out before whoever waits, in seconds at most. By itself: the login screen
 * needs none of the others.
 */
export const countedWait = 60;
