declare module 'subset-font' {
  /** A font that holds the characters of `text` and no others. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
