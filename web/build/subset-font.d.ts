declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'truetype';
    readonly noHinting?: boolean;
    /** Where a variable font stands on each of its axes. */
    readonly variationAxes?: Readonly<Record<string, number>>;
    /** OpenType features to keep; all of them by default. */
    readonly keepFeatures?: readonly string[];
    /** Tags of four letters. */
    readonly dropTables?: readonly string[];
  }

  /** A font with only the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
