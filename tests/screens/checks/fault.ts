/** What is wrong with a screen, and where. */
export interface Fault {
  readonly rule: string;
  /** A CSS selector, with a few words of what it finds. */
  readonly where: string;
}
