import { paths } from '@site/data-types/paths';
import { useCompany } from '@site/store';
import { CallUs } from '@site/ui/call-us';
import { Link } from 'react-router-dom';
import { messagingUrl } from '../chat/messaging';
import { openingHours } from './opening-hours';
import { ServiceLinks } from './ServiceLinks';
import styles from './Footer.module.css';

const quickLinks = [
  { to: paths.booking, label: 'Book online' },
  { to: paths.appointment, label: 'Your appointment' },
  { to: paths.estimate, label: 'Get an estimate' },
  { to: paths.warranty, label: 'Check a warranty' },
  { to: paths.parts, label: 'Find parts' },
  { to: paths.serviceAreas, label: 'Service areas' },
  { to: paths.technicians, label: 'Technicians' },
  { to: paths.brands, label: 'Brands' },
  { to: paths.articles, label: 'Articles' },
  { to: paths.faq, label: 'Common questions' },
];

/** Footer of every page: links, services and contact. */
export function Footer() {
  const company = useCompany();
  return (
    <footer className={styles.root}>
      <div className={styles.columns}>
        <section aria-labelledby="footer-links">
          <h2 id="footer-links">Quick links</h2>
          <ul role="list">
            {quickLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-services" className={styles.services}>
          <h2 id="footer-services">Services</h2>
          <ServiceLinks />
        </section>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">Contact</h2>
          <ul role="list">
            <li>
              <CallUs place="footer" />
            </li>
            <li>
              <a
                href={messagingUrl(company)}
                target="_blank"
                rel="noopener noreferrer"
                data-place="footer"
              >
                Chat on WhatsApp
              </a>
            </li>
            <li>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </li>
            <li>{company.serviceArea}</li>
            {openingHours(company.hours).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </div>
      <p className={styles.legal}>
        {/* The year in which the page was composed stays, also in a later one. */}
        <span suppressHydrationWarning>{`© ${new Date().getFullYear()} ${company.name}`}</span>
        <Link to={paths.privacy}>Privacy</Link>
        <Link to={paths.terms}>Terms</Link>
      </p>
    </footer>
  );
}
