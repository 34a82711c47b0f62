import { metadata } from '@site/federation';

export const meta = () =>
  metadata({
    title: 'Page Not Found',
    description: 'This address leads nowhere.',
    path: '/404',
    status: 404,
  });

export default function NotFoundRoute() {
  return <h1>Page not found</h1>;
}
