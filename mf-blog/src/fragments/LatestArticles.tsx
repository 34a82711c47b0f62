import { Section } from '@site/ui/layout';
import { Link } from 'react-router-dom';
import { PostList } from '../components/PostList';
import { latestPosts } from '../lib/records';
import * as m from '../messages/latest-articles';

export const warm = () => latestPosts.warm('posts');

/** The three newest posts, for pages of other parts. */
const LatestArticles = () => (
  <Section title={m.latestArticles} action={<Link to="/blog">{m.allArticles}</Link>}>
    <PostList posts={latestPosts.get('posts')} headingLevel={3} columns />
  </Section>
);

export default LatestArticles;
