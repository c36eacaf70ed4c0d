/** Business limits; each is the single place where its number is written. */
export const limits = {
  /** Testimonials that may be published at one time. */
  publishedTemoignages: 6,
  /** Stars of a testimonial, both ends included. */
  note: { min: 1, max: 5 },
  /** Size of an image file, in bytes. */
  imageBytes: 20 * 1024 * 1024,
  /** Width times height of an image, in pixels: what a phone with 64 megapixels takes. */
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
  },
  /** Digits of a phone number: as typed at least, with its country at most. */
  phoneDigits: { min: 8, max: 15 },
  /** Articles shown beside the principal one. */
  secondaryArticles: 4,
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
  /** Rows of one answer of a list, at most and by default. */
  listPage: 1000,
  /** How long a session of the staff lasts, in milliseconds; the rules state the same. */
  sessionMs: 12 * 60 * 60 * 1000,
  /** How long the journal remembers what was done, in days. */
  journalDays: 3 * 365,
  /**
   * How long an application is kept after it was sent, in days. Whoever changes this raises
   * `indexVersion` too: the records that are there then get their new end.
   */
  inscriptionDays: 3 * 365,
  /** Applications that one request of a person is about, at most: more are a school's. */
  requestedRecords: 50,
  /** Applications in one exported file; an Excel sheet has no more rows. */
  exportedRows: 1_048_576,
  /** Records that one line of the journal names, at most. */
  namedRecords: 500,
} as const;
