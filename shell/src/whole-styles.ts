/** A style sheet that takes longer is not waited for: the page goes live with its first rules. */
const timeoutMs = 3000;

/**
 * Resolves when the page's style sheets apply. The document has only the rules for its own elements;
 * a dialog or an error message needs the others. Never rejects.
 */
export async function wholeStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(
    'style[data-href] + link[rel=stylesheet]',
  );
  const loaded = [...links].map(
    (link) =>
      link.sheet ??
      new Promise((done) => {
        link.onload = link.onerror = done;
        setTimeout(done, timeoutMs);
      }),
  );
  await Promise.all(loaded);
}
