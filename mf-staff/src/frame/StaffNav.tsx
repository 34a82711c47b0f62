import type { StaffPerson } from '@site/client/staff';
import { Icon } from '@site/ui/icon';
import type { IconName } from '@site/ui/icon';
import { Link, useLocation } from 'react-router-dom';
import * as m from '../messages/frame';
import { isOwner } from '../session/person-context';
import styles from './StaffNav.module.css';

interface Tab {
  to: string;
  label: string;
  icon: IconName;
  ownersOnly?: boolean;
}

const tabs: Tab[] = [
  { to: '/staff', label: m.today, icon: 'wrench' },
  { to: '/staff/week', label: m.week, icon: 'calendar' },
  { to: '/staff/windows', label: m.windows, icon: 'clock', ownersOnly: true },
  { to: '/staff/customers', label: m.customers, icon: 'search', ownersOnly: true },
  { to: '/staff/more', label: m.more, icon: 'menu' },
];

/** At the bottom of a phone, below the thumb; at the top of a wide screen. */
export function StaffNav({ person }: { person: StaffPerson }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={m.staff} className={styles.root}>
      <ul role="list" className={styles.tabs}>
        {tabs
          .filter(({ ownersOnly }) => !ownersOnly || isOwner(person))
          .map(({ to, label, icon }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={pathname.replace(/\/$/, '') === to ? 'page' : undefined}
                className={styles.tab}
              >
                <Icon name={icon} />
                <span className={styles.label} data-label={label}>
                  {label}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
