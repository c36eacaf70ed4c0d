/** What nobody has measured. Whoever knows better changes it here and runs `npm run costs`. */
export const assumptions = {
  /** Days of a month on which people come; free daily quotas of the others are lost. */
  daysWithVisits: 22,
  /** Pages that a visit opens, the home page included. */
  pagesPerVisit: 4,
  /** How often a visit opens each page that reads the database, besides the home page. */
  visitsOf: { '/actualites': 0.4, '/galerie': 0.3, '/temoignages': 0.2 },
  /** Share of visits by somebody whose device has the site already. */
  returning: 0.4,
  /** Articles that a visit opens; each is counted by one call, with so many documents. */
  articlesPerVisit: 0.3,
  readsPerArticleView: 2,
  writesPerArticleView: 2,
  /** Share of articles' pages that no shared cache has, and a function lays out. */
  uncachedArticles: 0.2,
  /** Applications in a thousand visits: one visitor in fifty, since a campaign is what brings them. */
  applicationsPerThousandVisits: 20,
  /** The application, its copy for searching, its reference, four limits and the journal. */
  writesPerApplication: 10,
  readsPerApplication: 8,
  /** What an application takes in the database, its indexes included, in bytes. */
  bytesPerApplication: 40_000,
  monthsKept: 36,
  /** Times that the staff looks at or changes one application, and what each costs. */
  handlingsPerApplication: 3,
  readsPerHandling: 6,
  writesPerHandling: 4,
  staff: 6,
  workingDays: 22,
  /** Lists that each member opens in a day; the measured first screen, and as much again. */
  listsPerDay: 15,
  /** Pictures that are published in a month, and all that there are. */
  picturesPerMonth: 40,
  picturesKept: 600,
  /** All sizes of one picture together, in bytes. */
  bytesPerPicture: 600_000,
  filesPerPicture: 4,
  /** One picture in a list, in bytes: how many are fetched follows from the lists' weight. */
  bytesPerShownPicture: 25_000,
  /** How long a call takes, in seconds, and decoding a picture. */
  secondsPerCall: 0.4,
  secondsPerPicture: 6,
  /** GiB of memory of an ordinary function, and of one that decodes pictures. */
  memoryPerCall: 0.25,
  memoryPerPicture: 1,
  /** What a call answers, in bytes. */
  bytesPerAnswer: 3000,
  /** Seconds that the jobs of one night take together. */
  secondsPerNight: 60,
  /** What a returning visitor's device fetches of the site, in bytes: pages, asked for anew. */
  bytesPerReturningVisit: 40_000,
  /** The built site, and the versions of it that Hosting keeps, in GB. */
  siteGigabytes: 0.02,
  versionsKept: 10,
  deploymentsPerMonth: 2,
  minutesPerFunctionBuild: 2,
  /** Images of the deployed functions, in GB. */
  imagesGigabytes: 2,
  /** How many backups there are at a time. */
  backupsKept: 14,
} as const;

/** Dollars for one euro, rounded to what a budget can rely on. */
export const dollarsPerEuro = 1.1;

/** Fixed by treaty. */
export const francsPerEuro = 655.957;
