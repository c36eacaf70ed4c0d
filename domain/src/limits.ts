/** Business limits. */
export const limits = {
  /** Maximum of testimonials published at the same time. */
  publishedTemoignages: 6,
  /** Stars of a testimonial. */
  note: { min: 1, max: 5 },
  imageBytes: 20 * 1024 * 1024,
  /** Pixels of an image; enough for a phone with 64 megapixels. */
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
  /** Age of an applicant, in years. */
  applicantAge: { min: 13, max: 90 },
  /** Digits of a phone number: the minimum as typed, the maximum with the calling code. */
  phoneDigits: { min: 8, max: 15 },
  /** Articles shown beside the principal one. */
  secondaryArticles: 4,
  /** Maximum of documents in one query of a visitor. */
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
  /** Records per page of a list: the maximum, and the default. */
  listPage: 1000,
  /** Duration of a staff session, in milliseconds; the security rules repeat it. */
  sessionMs: 12 * 60 * 60 * 1000,
  journalDays: 3 * 365,
  /** Retention of an application, in days. The nightly job applies a change to stored ones. */
  inscriptionDays: 3 * 365,
  /** Maximum of applications per data request: more have the contact details of a school. */
  requestedRecords: 50,
  /** Maximum of rows in an Excel sheet. */
  exportedRows: 1_048_576,
  /** Maximum of applications decided by one call. */
  decidedAtOnce: 50,
  /** Maximum of applications decided by one click, in several calls. */
  selectedRows: 2000,
  /** Maximum of record ids in one journal entry. */
  namedRecords: 500,
} as const;

/**
 * Longest wait that is shown as a countdown, in seconds. Not in `limits`, because the login screen
 * needs nothing else of it.
 */
export const maxCountdownSeconds = 60;
