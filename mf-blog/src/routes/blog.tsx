import { metadata } from '@site/federation';
import { getCompany } from '@site/store';
import { Hero, Page, Split } from '@site/ui/layout';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { BlogSidebar } from '../components/BlogSidebar';
import { BookingCall } from '../components/BookingCall';
import { FilteredPosts } from '../components/FilteredPosts';
import { blogLists } from '../lib/records';

const trail = [{ name: 'Articles', path: '/blog' }];

export const meta = () => {
  const { city } = getCompany().address;
  return metadata({
    title: `Appliance Repair Blog for ${city} Homes`,
    description: `Maintenance calendars, repair guides and buying advice for homes in ${city}: leaks, gas smells, outages, hard water, and when repair is worth it.`,
    keywords: ['appliance maintenance', 'appliance repair guides', `appliances in ${city}`],
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
      <Hero
        title="Articles"
        lead="What to do now, what you can check yourself, and when to call."
      />
      <Split sidebar={<BlogSidebar {...blog} />} sidebarLabel="More articles">
        <FilteredPosts {...blog} />
      </Split>
      <BookingCall place="blog" />
    </Page>
  );
}
