import { preparePage, renderRoute } from '@site/federation/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Article } from '../components/Article';
import type { PostRecord } from '../data/shapes';
import { realRecords } from '../testing/real-records';
import { routes } from '../routes';

const address = '/blog/hurricane-season-appliance-guide';
const open = async (url: string) => renderRoute(routes, url, { records: await realRecords() });

/** jsdom cannot leave a page; what the page itself has not prevented is prevented last. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => document.addEventListener('click', stay));
afterEach(() => {
  document.removeEventListener('click', stay);
  Reflect.deleteProperty(window, 'dataLayer');
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

const lend = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

test('a post has its facts, its drawing, its text, its tags and a way to a visit', async () => {
  await open(address);
  const article = within(screen.getByRole('article'));
  expect(article.getByRole('heading', { level: 1, name: /^Hurricane Season/ })).toBeVisible();
  expect(article.getByText('May 21, 2026')).toHaveAttribute('datetime', '2026-05-21');
  expect(article.getByText('6 min read')).toBeVisible();
  expect(article.getByText('By The content team')).toBeVisible();
  expect(article.getByRole('img', { name: 'Refrigerator, cut open' })).toBeVisible();
  expect(article.getByRole('heading', { level: 2, name: 'Before the storm' })).toBeVisible();
  const tags = within(article.getByRole('list', { name: 'Tags' })).getAllByRole('link');
  expect(tags.map((tag) => tag.getAttribute('href'))).toContain('/blog/tag/troubleshooting');
  expect(screen.getByRole('link', { name: 'Schedule Appointment' })).toHaveAttribute(
    'href',
    '/book-online',
  );
});

test('three related posts, and not the post itself', async () => {
  await open(address);
  const related = within(screen.getByRole('region', { name: 'Related Articles' }));
  const titles = related.getAllByRole('heading', { level: 3 });
  expect(titles).toHaveLength(3);
  expect(titles.map(({ textContent }) => textContent).join()).not.toContain('Hurricane');
});

test('facts of the company are filled in, and calls are counted', async () => {
  await open('/blog/dryer-vents-in-slab-houses');
  const call = within(screen.getByRole('article')).getByRole('link', { name: '(555) 555-0100' });
  expect(call).toHaveAttribute('href', 'tel:+15555550100');
  expect(screen.getByRole('article')).not.toHaveTextContent('{company.');
  expect(call.closest('[data-place]')).toHaveAttribute('data-place', 'blog');
});

test('links in the text go through the router', async () => {
  const { router } = await open('/blog/r-600a-and-repair-laws');
  const link = within(screen.getByRole('article')).getByRole('link', { name: 'repair or replace' });
  await userEvent.click(link);
  const title = { level: 1, name: /^Repair or Replace/ };
  expect(await screen.findByRole('heading', title)).toBeVisible();
  expect(router.state.location.pathname).toBe('/blog/repair-or-replace-guide');
});

test('a link pressed together with a key is left to the browser', async () => {
  const { router } = await open('/blog/r-600a-and-repair-laws');
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(
    within(screen.getByRole('article')).getByRole('link', { name: 'repair or replace' }),
  );
  expect(router.state.location.pathname).toBe('/blog/r-600a-and-repair-laws');
});

test('a long text has a table of contents whose links lead to its headings', async () => {
  await open(address);
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const links = within(contents).getAllByRole('link');
  expect(links.length).toBeGreaterThanOrEqual(4);
  for (const link of links) {
    const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(heading?.tagName).toBe('H2');
    expect(heading).toHaveTextContent(link.textContent ?? '');
  }
});

test('a text of one or two sections has none', async () => {
  preparePage();
  const post = (await realRecords())['posts/hurricane-season-appliance-guide'] as PostRecord;
  render(<Article post={{ ...post, toc: post.toc.slice(0, 2) }} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('article')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
});

describe('a review by a technician', () => {
  const slug = 'gas-smell-from-stove';

  /** The page of a post with some fields changed. */
  async function openChanged(changes: Partial<PostRecord>) {
    const all = await realRecords();
    const path = `posts/${slug}`;
    const post = all[path] as PostRecord;
    return renderRoute(routes, `/blog/${slug}`, {
      records: { ...all, [path]: { ...post, ...changes } },
    });
  }

  test('is shown and described if there was one', async () => {
    const { meta } = await openChanged({
      reviewed: { by: 'Gas appliance technician', date: '2026-11-30' },
    });
    const facts = within(screen.getByRole('article'));
    expect(facts.getByText(/Reviewed by: Gas appliance technician/)).toBeVisible();
    expect(facts.getByText('November 30, 2026')).toHaveAttribute('datetime', '2026-11-30');
    expect(meta().jsonLd[0]).toMatchObject({
      mainEntityOfPage: {
        '@type': 'WebPage',
        lastReviewed: '2026-11-30',
        reviewedBy: { '@type': 'Person', jobTitle: 'Gas appliance technician' },
      },
    });
  });

  test('is not mentioned if there was none', async () => {
    const { meta } = await openChanged({ reviewed: undefined });
    expect(screen.getByRole('article')).not.toHaveTextContent(/reviewed/i);
    expect(JSON.stringify(meta().jsonLd)).not.toMatch(/review/i);
  });
});

describe('Share', () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Share' }));

  test("uses the device's own menu", async () => {
    await open(address);
    const share = jest.fn().mockResolvedValue(undefined);
    lend('share', share);
    await press();
    expect(share).toHaveBeenCalledWith({
      title: expect.stringMatching(/^Hurricane Season/),
      url: location.href,
    });
    expect(screen.queryByText('URL copied to clipboard!')).toBeNull();
  });

  test('copies the address if there is none, and says so', async () => {
    await open(address);
    const writeText = jest.fn().mockResolvedValue(undefined);
    await act(async () => lend('clipboard', { writeText }));
    await press();
    expect(writeText).toHaveBeenCalledWith(location.href);
    expect(await screen.findByText('URL copied to clipboard!')).toHaveAttribute('role', 'status');
  });

  test('a menu that was closed is no failure', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    await open(address);
    lend('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
    await press();
    expect(warn).not.toHaveBeenCalled();
    expect(screen.queryByText(/copied|copy/)).toBeNull();
  });

  test('if the menu does not open for an older press the address is copied, or else shown', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await open(address);
    lend('share', () => Promise.reject(new DOMException('too late', 'NotAllowedError')));
    const writeText = jest.fn().mockResolvedValue(undefined);
    await act(async () => lend('clipboard', { writeText }));
    await press();
    expect(await screen.findByText('URL copied to clipboard!')).toBeVisible();
    writeText.mockRejectedValue(new Error('denied'));
    await press();
    expect(await screen.findByText(location.href)).toBeVisible();
    expect(screen.queryByText('URL copied to clipboard!')).toBeNull();
  });
});

test('a post describes itself as what it is', async () => {
  const { meta } = await open(address);
  const heading = screen.getByRole('heading', { level: 1 });
  const { title, description, type, canonical, breadcrumbs, share, jsonLd } = meta();
  expect({ type, canonical }).toEqual({
    type: 'article',
    canonical: 'https://test.example/blog/hurricane-season-appliance-guide',
  });
  expect(title.length).toBeLessThanOrEqual(60);
  expect(share).toEqual({ title: heading.textContent, eyebrow: 'Repair Guides' });
  expect(description.length).toBeGreaterThanOrEqual(110);
  expect(breadcrumbs.map(({ name }) => name)).toEqual([
    'Home',
    'Articles',
    'Repair Guides',
    heading.textContent,
  ]);
  expect(jsonLd[0]).toMatchObject({
    '@type': 'BlogPosting',
    headline: heading.textContent,
    image: ['https://test.example/share/blog/hurricane-season-appliance-guide.png'],
    datePublished: '2026-05-21T00:00:00-05:00',
    mainEntityOfPage: 'https://test.example/blog/hurricane-season-appliance-guide',
    author: { name: 'The content team' },
    publisher: { '@id': 'https://test.example/#business' },
  });
  expect(jsonLd[1]).toMatchObject({ '@type': 'BreadcrumbList' });
});

test.each(['/blog/nothing', '/blog/boil-water-notice-ice-makers', '/blog/Posts%2Fx'])(
  '%s names no post',
  async (url) => {
    const { meta } = await open(url);
    expect(screen.getByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All Articles' })).toHaveAttribute('href', '/blog');
    expect(meta()).toMatchObject({ status: 404, robots: 'noindex', title: expect.any(String) });
  },
);
