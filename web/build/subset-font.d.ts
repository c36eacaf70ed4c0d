declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'truetype';
    readonly noHinting?: boolean;
    /** OpenType features to keep; all of them by default. */
    readonly keepFeatures?: readonly string[];
    /** Tags of four letters. */
    readonly dropTables?: readonly string[];
  }

  /** A font that holds the characters of `text` and no others. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
