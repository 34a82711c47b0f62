import { Grid, Stack, useShown } from '@site/ui/layout';
import type { PostSummary } from '../data/shapes';
import { PostCard } from './PostCard';

interface PostListProps {
  posts: PostSummary[];
  /** Tag of the page. Cards do not repeat it. */
  currentTag?: string;
  headingLevel?: 2 | 3;
  /** Cards in columns if there is room, for a few posts below other content. */
  columns?: boolean;
}

/** Posts of the first screen, and of a further step. */
const few = 6;

/** Cards of posts, each with three of its tags. On a tag's page each has two other tags. */
export function PostList({ posts, currentTag, headingLevel, columns }: PostListProps) {
  const shown = useShown(posts.length, few, few);
  const cards = posts
    .slice(0, shown)
    .map((post) => (
      <PostCard
        key={post.slug}
        post={post}
        tags={
          currentTag
            ? post.tags.filter((tag) => tag !== currentTag).slice(0, 2)
            : post.tags.slice(0, 3)
        }
        headingLevel={headingLevel}
        narrow={columns}
      />
    ));
  return columns ? (
    <Grid as="ul" min="lg">
      {cards}
    </Grid>
  ) : (
    <Stack as="ul" gap="sm">
      {cards}
    </Stack>
  );
}
