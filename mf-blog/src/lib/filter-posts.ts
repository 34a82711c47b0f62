import type { PostSummary } from '../data/shapes';
import { nameOf } from '../data/taxonomy';

export interface PostFilters {
  /** Searched in title, excerpt and tags, ignoring case. */
  q: string;
  /** Slug; empty for all. */
  category: string;
  /** Slug; empty for all. */
  tag: string;
}

/** Posts that match every filter, in their order. */
export function filterPosts(
  posts: PostSummary[],
  { q, category, tag }: PostFilters,
): PostSummary[] {
  const words = q.trim().toLowerCase();
  return posts.filter((post) => {
    const texts = [post.title, post.excerpt, ...post.tags, ...post.tags.map(nameOf)];
    return (
      texts.some((text) => text.toLowerCase().includes(words)) &&
      (!category || post.categories.includes(category)) &&
      (!tag || post.tags.includes(tag))
    );
  });
}
