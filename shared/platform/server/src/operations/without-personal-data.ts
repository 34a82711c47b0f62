/** Words, among them mail addresses. One pattern for an address would take quadratic time. */
const word = /[^\s<>()"',;:=]+/g;
/** An `@` between other letters, or before a domain: a quote can end the part in front of it. */
const isMail = (text: string): boolean => {
  const at = text.indexOf('@', 1);
  return (at > 0 && at < text.length - 1) || /^@[\w-]+(?:\.[\w-]+)+$/.test(text);
};
/** Ten digits or more, as people and programs write phones. The site's own numbers have six. */
const phone = /(?<![\w-])\+?\(?\d(?:[\s().-]{0,2}\d){9,}/g;
/** Not those of this machine: which of its servers does not answer is worth knowing. */
const ipv4 = /\b(?!127\.)\d{1,3}(?:\.\d{1,3}){3}\b/g;
const ipv6 = /(?<![\w:])(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}(?![\w:])/gi;
/** A query or fragment may contain what a person typed, or a key. */
const query = /([?#])([^\s"')]*)/g;

/**
 * A line of the log without mail addresses, phones, network addresses and queries. Mail servers
 * repeat a recipient's address in their refusals.
 */
export const withoutPersonalData = (line: string): string =>
  line
    .replace(query, (all, mark: string, rest: string) => (rest.includes('=') ? `${mark}…` : all))
    .replace(word, (text) => (isMail(text) ? '[mail address]' : text))
    .replace(ipv4, '[address]')
    .replace(ipv6, '[address]')
    .replace(phone, '[number]');
