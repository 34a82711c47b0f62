import { renderRoute } from '@site/federation/testing';
import { screen, within } from '@testing-library/react';
import { realRecords } from '../testing/real-records';
import { routes } from '../routes';

test.each([
  ['/privacy', 'Privacy Policy', 'appointments'],
  ['/terms', 'Terms of Service', '90 days'],
])('%s', async (url, title, phrase) => {
  const { meta } = await renderRoute(routes, url, { records: await realRecords() });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const article = screen.getByRole('article');
  expect(article).toHaveTextContent(/Last updated November \d\d, 2026/);
  expect(article).toHaveTextContent(phrase);
  expect(article).toHaveTextContent('Test Repairs');
  expect(article).not.toHaveTextContent('{company.');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  for (const link of contents.getAllByRole('link')) {
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
  }
  expect(meta()).toMatchObject({ status: 200, canonical: `https://test.example${url}` });
});
