/**
 * Stands in for the integers of Google's Closure library, with which Firestore orders documents
 * whose names are numbers (`__id7__`); the browser has had integers of any size for years. The
 * rest of that file is for the Firestore of the dashboard, which gets the original.
 */
export class Integer {
  static fromString(text: string): Integer {
    return new Integer(BigInt(text));
  }

  readonly #value: bigint;

  private constructor(value: bigint) {
    this.#value = value;
  }

  /** Below zero when this one comes before `other`, above zero when after. */
  compare(other: Integer): number {
    if (this.#value === other.#value) return 0;
    return this.#value < other.#value ? -1 : 1;
  }
}
