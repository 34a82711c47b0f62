import { metadata } from '@site/federation';
import { NotFound } from '@site/ui/not-found';
import { Page } from '@site/ui/layout';
import { Link } from 'react-router-dom';
import styles from './not-found.module.css';

export const meta = () =>
  metadata({
    title: 'Page Not Found',
    description: 'There is no page at this address. Find an appliance, a repair, or book a visit.',
    path: '/404',
    status: 404,
  });

const ways = [
  { to: '/appliances', label: 'Appliances we repair' },
  { to: '/service-areas', label: 'Where we work' },
  { to: '/estimate', label: 'What a repair costs' },
  { to: '/faq', label: 'Questions and answers' },
];

export default function NotFoundRoute() {
  return (
    <Page data-boundary="shell">
      <NotFound
        title="Page Not Found"
        text="There is no page at this address. It may have moved, or the link may be mistyped."
        link={{ to: '/', label: 'Back to Home' }}
      >
        <ul role="list" className={styles.ways}>
          {ways.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </NotFound>
    </Page>
  );
}
