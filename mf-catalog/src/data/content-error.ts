/** An error in a source file, worded so that its author can correct it. */
export class ContentError extends Error {
  override name = 'ContentError';
}
