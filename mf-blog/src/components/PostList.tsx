import { Grid, Stack } from '@site/ui/layout';
import type { PostSummary } from '../data/shapes';
import { PostCard } from './PostCard';

interface PostListProps {
  posts: PostSummary[];
  /** Tag of the page, which its cards need not repeat. */
  currentTag?: string;
  headingLevel?: 2 | 3;
  /** Side by side where there is room, for a few posts below something else. */
  columns?: boolean;
}

/** Cards of posts, each with three of its tags; on the page of a tag with two others. */
export function PostList({ posts, currentTag, headingLevel, columns }: PostListProps) {
  const cards = posts.map((post) => (
    <PostCard
      key={post.slug}
      post={post}
      tags={
        currentTag
          ? post.tags.filter((tag) => tag !== currentTag).slice(0, 2)
          : post.tags.slice(0, 3)
      }
      headingLevel={headingLevel}
      upright={columns}
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
