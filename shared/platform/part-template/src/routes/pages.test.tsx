import { renderRoute } from '@site/federation/testing';
import { screen } from '@testing-library/react';
import { readTopics } from '../data/read-topics';
import { records } from '../records';
import { routes } from '../routes';

const open = async (path: string) => renderRoute(routes, path, { records: await records() });

test('the list leads to the page of each topic', async () => {
  await open('/new-section');
  for (const { slug, title } of readTopics()) {
    const link = screen.getByRole('link', { name: `Read about “${title}”` });
    expect(link).toHaveAttribute('href', `/new-section/${slug}`);
  }
});

test('a topic shows its text', async () => {
  const [topic] = readTopics();
  const { meta } = await open(`/new-section/${topic?.slug}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(topic?.title ?? '?');
  expect(screen.getByText(topic?.text ?? '?')).toBeVisible();
  expect(meta().status).toBe(200);
});

test('an unknown topic is not found, and leads to the list', async () => {
  const { meta } = await open('/new-section/no-such-topic');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Topic Not Found');
  expect(screen.getByRole('link', { name: 'All topics' })).toHaveAttribute('href', '/new-section');
  expect(meta()).toMatchObject({ status: 404, robots: 'noindex' });
});
