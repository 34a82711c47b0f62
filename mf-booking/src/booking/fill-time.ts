/** Nobody fills a form faster by hand; people whose browser does are made to wait this long. ms */
const fastest = 2000;

/**
 * Resolves when a form has been open for two seconds. Programs that send forms in bulk are slowed
 * down; nobody is refused.
 * @param openedAt `performance.now()` when the form became usable
 */
export const held = (openedAt: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, fastest - (performance.now() - openedAt)));
  });
