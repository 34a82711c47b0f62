/** Milliseconds. A person needs longer to fill the form by hand. */
const minFillMs = 2000;

/**
 * Resolves when a form has been open for two seconds. It slows down programs that send forms in
 * bulk. It refuses no one: a person whose browser fills the form waits for the rest of that time.
 * @param openedAt `performance.now()` when the form became usable
 */
export const waitForFillTime = (openedAt: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, minFillMs - (performance.now() - openedAt)));
  });
