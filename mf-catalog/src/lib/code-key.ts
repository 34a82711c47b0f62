/** Displays draw S like 5, O like 0 and I like 1, so people type either. */
const lookAlikes: Record<string, string> = { s: '5', o: '0', i: '1' };

/** `5C`, `SC` and `5-c` have one key; `E:24` and `e24` too. */
export const codeKey = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/[soi]/g, (letter) => lookAlikes[letter] ?? letter);

/** Id of a code on its brand's page: `washing-machine-5c`. */
export const codeAnchor = (appliance: string, code: string): string =>
  `${appliance}-${code.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
