/** Fewest posts of a category or tag whose page search engines may list. */
const fewestPosts = 3;

/**
 * Keeps a page with one or two posts out of search engines and the sitemap: it repeats cards that
 * `/blog` already has. It stays open to visitors.
 * @returns `undefined` if the page is indexed as usual
 */
export const termRobots = (postCount: number): 'noindex' | undefined =>
  postCount < fewestPosts ? 'noindex' : undefined;
