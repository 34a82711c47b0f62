import { paths } from '@site/data-types/paths';
import { useCompany } from '@site/store';
import { CallUs } from '@site/ui/call-us';
import { Link } from 'react-router-dom';
import { messagingUrl } from '../chat/messaging';
import * as m from '../messages/main';
import { LanguageLink } from './LanguageLink';
import { openingHours } from './opening-hours';
import { ServiceLinks } from './ServiceLinks';
import styles from './Footer.module.css';

const quickLinks = [
  { to: paths.booking, label: m.bookOnline },
  { to: paths.appointment, label: m.yourAppointment },
  { to: paths.estimate, label: m.getAnEstimate },
  { to: paths.warranty, label: m.checkAWarranty },
  { to: paths.parts, label: m.findParts },
  { to: paths.serviceAreas, label: m.serviceAreas },
  { to: paths.technicians, label: m.technicians },
  { to: paths.brands, label: m.brands },
  { to: paths.articles, label: m.articles },
  { to: paths.faq, label: m.commonQuestions },
];

/** Footer of every page: links, services and contact. */
export function Footer() {
  const company = useCompany();
  return (
    <footer className={styles.root}>
      <div className={styles.columns}>
        <section aria-labelledby="footer-links">
          <h2 id="footer-links">{m.quickLinks}</h2>
          <ul role="list">
            {quickLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-services" className={styles.services}>
          <h2 id="footer-services">{m.services}</h2>
          <ServiceLinks />
        </section>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">{m.contact}</h2>
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
                {m.chatOnWhatsApp}
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
        <Link to={paths.privacy}>{m.privacy}</Link>
        <Link to={paths.terms}>{m.terms}</Link>
        <LanguageLink />
      </p>
    </footer>
  );
}
