import { Section } from '@site/ui/layout';
import { Link } from 'react-router-dom';
import latest from '!!../../build/evaluate.js!../data/latest-posts';
import { PostList } from '../components/PostList';
import type { PostSummary } from '../data/shapes';

/** The three newest posts, for pages of other parts. */
const LatestArticles = () => (
  <Section title="Latest Articles" action={<Link to="/blog">All articles</Link>}>
    <PostList posts={latest as PostSummary[]} headingLevel={3} columns />
  </Section>
);

export default LatestArticles;
