/** Durations and intervals in milliseconds, and scroll distances in pixels. */
export const timings = {
  /** Time per picture of the home page's carousel. */
  carouselMs: 10_000,
  /** Time per message of the top bar. */
  announcementMs: 2_000,
  /** Overlay of the first load. */
  loadingScreenMs: 3_000,
  /** Overlay of a navigation. */
  preloaderMs: 1_000,
  /** Interval between attempts to send an application that waits for the connection. */
  sendAgainMs: 20_000,
  /** Interval at which the form checks whether the campaign is still open. */
  campagneMs: 60_000,
  /** Debounce delay of the country search. */
  countrySearchMs: 250,
  /** Distance scrolled by an arrow button. */
  scrollPx: { formations: 260, equipment: 280, partners: 160 },
} as const;
