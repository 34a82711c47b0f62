/** A page that has not hydrated by then opens again. If it is late twice, it fails the check. */
export const timeoutMs = 20_000;

export const late = `did not hydrate in ${timeoutMs / 1000} s`;

/** Each page opens once per instant and waits half a second for an idle network. */
export const concurrentPages = 3;

/** The complaints of a page, a list for each instant. */
type Complaints = string[][];

/**
 * Opens pages, {@link concurrentPages} at once. A busy machine is no fault of a release, so a page
 * that is late opens again, by itself. More pages than that are not late by chance.
 * @param openAgain what it returns replaces the complaints of the first time
 */
export async function openEach<Page>(
  pages: Page[],
  open: (page: Page) => Promise<Complaints>,
  openAgain: (page: Page) => Promise<Complaints>,
): Promise<{ page: Page; lists: Complaints }[]> {
  const found = pages.map((page) => ({ page, lists: [] as Complaints }));
  const waiting = [...found];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      next.lists = await open(next.page);
  };
  await Promise.all(Array.from({ length: concurrentPages }, work));
  const latePages = found.filter(({ lists }) => lists.flat().includes(late));
  if (latePages.length <= concurrentPages)
    for (const each of latePages) each.lists = await openAgain(each.page);
  return found;
}
