import { applianceSlugs } from '@site/data-types/entities';
import { readable } from '@site/data-types/format';
import { track, useCompany } from '@site/store';
import { CallLink } from '@site/ui/call-link';
import { Icon } from '@site/ui/icon';
import { Link, NavLink, useLocation } from 'react-router-dom';
import styles from './Header.module.css';
import { Menu } from './Menu';

const sections = [
  { to: '/brands', label: 'Brands' },
  { to: '/service-areas', label: 'Service Areas' },
  { to: '/estimate', label: 'Estimate' },
  { to: '/parts', label: 'Parts' },
  { to: '/warranty', label: 'Warranty' },
  { to: '/technicians', label: 'Technicians' },
  { to: '/blog', label: 'Articles' },
  { to: '/faq', label: 'FAQ' },
];

/** Sticky head of every page: name, services, sections, the phone number. Works without scripts. */
export function Header() {
  const { name, phone, rawPhone } = useCompany();
  const { pathname } = useLocation();
  const links = sections.map(({ to, label }) => (
    <li key={to}>
      <NavLink to={to}>{label}</NavLink>
    </li>
  ));
  const services = (
    <>
      <li>
        <Link to="/appliances">All appliances</Link>
      </li>
      {applianceSlugs.map((slug) => (
        <li key={slug}>
          <Link to={`/appliances/${slug}`}>{readable(slug)} repair</Link>
        </li>
      ))}
    </>
  );
  return (
    <header className={styles.root}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={styles.bar}>
        <Link to="/" className={styles.name}>
          {name}
        </Link>
        <nav aria-label="Main" className={styles.wide}>
          <Menu key={`services ${pathname}`} label="Services" className={styles.services}>
            <ul role="list">{services}</ul>
          </Menu>
          <ul role="list" className={styles.sections}>
            {links}
          </ul>
        </nav>
        <CallLink
          className={styles.call}
          variant="accent"
          size="sm"
          phone={phone}
          rawPhone={rawPhone}
          onClick={() => track('phone_call', { place: 'header' })}
        />
        <Menu
          key={`menu ${pathname}`}
          className={styles.narrow}
          label={
            <>
              <Icon name="menu" /> Menu
            </>
          }
        >
          <nav aria-label="Menu">
            <ul role="list">
              <li>
                <Link to="/book-online">Book online</Link>
              </li>
              {links}
            </ul>
            <h2>Services</h2>
            <ul role="list">{services}</ul>
          </nav>
        </Menu>
      </div>
    </header>
  );
}
