declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'truetype';
    readonly noHinting?: boolean;
    /** Values of the axes of a variable font. */
    readonly variationAxes?: Readonly<Record<string, number>>;
    /** OpenType features to keep; all by default. */
    readonly keepFeatures?: readonly string[];
    /** Tags of four letters. */
    readonly dropTables?: readonly string[];
  }

  /** Font with only the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
