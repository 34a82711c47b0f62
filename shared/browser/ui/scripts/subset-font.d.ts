declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    /** OpenType features to keep; everything else is dropped. */
    keepFeatures?: string[];
    noHinting?: boolean;
  }

  /** The font with only the characters of the text. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options?: Options,
  ): Promise<Buffer>;
}
