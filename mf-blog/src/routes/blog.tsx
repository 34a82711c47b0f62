import { metadata } from '@site/federation';
import { getCompany } from '@site/store';
import { Hero, Page, Split } from '@site/ui/layout';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { BlogSidebar } from '../components/BlogSidebar';
import { BookingCall } from '../components/BookingCall';
import { FilteredPosts } from '../components/FilteredPosts';
import { blogLists } from '../lib/records';
import * as m from '../messages/blog';

const trail = [{ name: m.articlesTitle, path: '/blog' }];

export const meta = () => {
  const { city } = getCompany().address;
  return metadata({
    title: m.applianceRepairBlogCity({ city }),
    description: m.maintenanceCalendarsRepairGuides({ city }),
    keywords: m.keywords({ city }),
    path: '/blog',
    feed: '/feed.xml',
    trail,
  });
};

export const warm = () => blogLists.warm('blog');

export default function BlogRoute() {
  const blog = blogLists.read('blog');
  if (!blog) throw new Error('The list of posts has not been loaded.');
  return (
    <Page data-boundary="mf-blog">
      <Breadcrumbs items={trail} />
      <Hero title={m.articlesTitle} lead={m.whatDoNowWhat} />
      <Split sidebar={<BlogSidebar {...blog} />} sidebarLabel={m.moreArticles}>
        <FilteredPosts {...blog} />
      </Split>
      <BookingCall place="blog" />
    </Page>
  );
}
