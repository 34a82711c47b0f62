import { Page } from '@site/ui/layout';
import { NotFound } from '@site/ui/not-found';
import { categories } from '../data/taxonomy';
import * as m from '../messages/blog-not-found';
import { TermLinks } from './TermLinks';

interface BlogNotFoundProps {
  /** `Post Not Found`. */
  title: string;
  text: string;
}

/** The page for an unknown article, with links to all articles and to the categories. */
export const BlogNotFound = (props: BlogNotFoundProps) => (
  <Page data-boundary="mf-blog">
    <NotFound {...props} link={{ to: '/blog', label: m.allArticles }}>
      <TermLinks kind="category" slugs={categories.map(({ slug }) => slug)} label={m.categories} />
    </NotFound>
  </Page>
);
