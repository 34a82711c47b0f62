import { paths } from '@site/data-types/paths';
import { useCompany } from '@site/store';
import { CallUs } from '@site/ui/call-us';
import { Icon } from '@site/ui/icon';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { markPath } from '../data/mark';
import * as m from '../messages/main';
import { SearchButton } from '../search/SearchButton';
import styles from './Header.module.css';
import { LanguageLink } from './LanguageLink';
import { Menu } from './Menu';
import { ServiceLinks } from './ServiceLinks';
import { useContact } from './use-contact';

/** Links in the bar; menu and footer have more. */
const sections = [
  { to: paths.brands, label: m.brands },
  { to: paths.serviceAreas, label: m.serviceAreasLink },
  { to: paths.estimate, label: m.estimate },
  { to: paths.parts, label: m.parts },
  { to: paths.warranty, label: m.warranty },
  { to: paths.articles, label: m.articles },
  { to: paths.faq, label: m.faq },
];

/** Adds no history entry. Without scripts the link itself does the same. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** Sticky header of every page: name, services, sections and phone number. Works without scripts. */
export function Header() {
  const { name } = useCompany();
  const contact = useContact();
  const links = sections.map(({ to, label }) => (
    <li key={to}>
      <SectionLink to={to}>{label}</SectionLink>
    </li>
  ));
  return (
    <header className={styles.root}>
      <a className={styles.skip} href="#main" onClick={skip}>
        {m.skipToContent}
      </a>
      <div className={styles.bar}>
        <Link to="/" className={styles.name}>
          <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
            <path d={markPath} />
          </svg>
          <span>{name}</span>
        </Link>
        <nav aria-label={m.main} className={styles.wide}>
          <Menu label={m.services}>
            <ServiceLinks />
          </Menu>
          <ul role="list" className={styles.sections}>
            {links}
          </ul>
        </nav>
        <LanguageLink className={styles.language} />
        <SearchButton variant="ghost" size="sm" className={styles.search}>
          <VisuallyHidden>{m.search}</VisuallyHidden>
        </SearchButton>
        <CallUs
          contact={contact}
          className={styles.call}
          variant="accent"
          size="sm"
          place="header"
        />
        <Menu
          className={styles.narrow}
          label={
            <>
              <Icon name="menu" /> {m.menu}
            </>
          }
        >
          <nav aria-label={m.menu}>
            <ul role="list">
              <li>
                <SectionLink to={paths.booking}>{m.bookOnline}</SectionLink>
              </li>
              {links}
              <li>
                <SectionLink to={paths.technicians}>{m.technicians}</SectionLink>
              </li>
            </ul>
            <h2>{m.services}</h2>
            <ServiceLinks />
          </nav>
        </Menu>
      </div>
    </header>
  );
}

/** Not the router's NavLink, which prints an empty class for each link. */
function SectionLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation();
  // All unknown addresses share one document, so no section is the current one there.
  const isUnknown = '*' in useParams();
  const isCurrent = !isUnknown && `${pathname}/`.startsWith(`${to}/`);
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}
