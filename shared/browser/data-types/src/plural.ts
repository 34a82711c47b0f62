/** `1 article`, `3 articles`. In a file of its own, so that it loads only with pages that count. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
