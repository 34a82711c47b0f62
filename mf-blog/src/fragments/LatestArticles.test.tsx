import { preparePage } from '@site/federation/testing';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { BlogRecord } from '../data/shapes';
import { realRecords } from '../testing/real-records';
import LatestArticles, { warm } from './LatestArticles';

test('the three newest posts', async () => {
  preparePage({ records: await realRecords() });
  await warm();
  const router = createMemoryRouter([{ path: '/', element: <LatestArticles /> }]);
  render(<RouterProvider router={router} />);
  const section = within(screen.getByRole('region', { name: 'Latest Articles' }));
  const { posts } = (await realRecords())['lists/blog'] as BlogRecord;
  expect(
    section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(posts.slice(0, 3).map(({ title }) => title));
  expect(section.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
});
