/** How long things last and how far they move, each named once. Milliseconds and pixels. */
export const timings = {
  /** A picture of the home page's carousel. */
  carouselMs: 10_000,
  /** A message of the top bar. */
  announcementMs: 2_000,
  /** The overlay of the first load. */
  loadingScreenMs: 3_000,
  /** The overlay of a change of page. */
  preloaderMs: 1_000,
  /** Between two tries at sending an application that waits for the connection. */
  sendAgainMs: 20_000,
  /** Between two looks of the form at whether applications are still received. */
  campagneMs: 60_000,
  /** How long the search of countries waits for the next letter. */
  countrySearchMs: 250,
  /** Distance of one press of an arrow of each scroller. */
  scrollPx: { formations: 260, equipment: 280, partners: 160 },
} as const;
