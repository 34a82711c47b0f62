import { brands } from '@site/data-types/brands';
import { brandPath } from '@site/data-types/paths';
import { businessId, metadata } from '@site/federation';
import { getCompany, useCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { CallUs } from '@site/ui/call-us';
import { ClosingCall } from '@site/ui/closing-call';
import { Grid, Hero, Page, Section } from '@site/ui/layout';
import { StatTiles } from '@site/ui/stat-tiles';
import { Link } from 'react-router-dom';
import { ApplianceOffers } from '../components/ApplianceOffers';
import { Testimonials } from '../components/Testimonials';
import { woodleyPark } from '../data/woodley-park';
import { warmCosts } from '../lib/costs';
import { localOffers } from '../lib/local-offers';
import { inHours } from '../lib/words';
import styles from './woodley-park.module.css';

const path = '/service-area/woodley-park';
const { name, city, zipCode, region, responseHours, monthlyRepairs, satisfaction } = woodleyPark;
const trail = [
  { name: 'Service Areas', path: '/service-areas' },
  { name, path },
];
const title = `Appliance Repair in ${name}, Washington DC`;

export const warm = () => warmCosts();

export const meta = () => {
  const { siteUrl } = getCompany();
  const url = siteUrl + path;
  return metadata({
    title,
    description: `Appliance repair in ${name}, ${region} ${zipCode}: ${inHours(responseHours)} average response, prices for six appliances, twelve brands.`,
    keywords: [`appliance repair ${name}`, `appliance repair ${zipCode}`, region],
    path,
    trail,
    jsonLd: [
      { '@context': 'https://schema.org', '@type': 'WebPage', '@id': url, url, name: title },
      {
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: title,
        serviceType: 'Appliance repair',
        url,
        provider: { '@id': businessId() },
        areaServed: { '@type': 'Place', name: `${name}, ${city}, DC ${zipCode}` },
      },
    ],
  });
};

export default function WoodleyParkRoute() {
  const { secondPhone, rawSecondPhone, warrantyDays } = useCompany();
  const offers = localOffers(zipCode).filter(({ slug }) =>
    woodleyPark.appliances.some((listed) => listed === slug),
  );
  // The booking form plans Houston's routes and would refuse this ZIP, so the phone is the way in.
  const call = (
    <CallUs
      variant="primary"
      contact={{ phone: secondPhone, rawPhone: rawSecondPhone }}
      place="woodley-park"
    />
  );
  return (
    <Page data-boundary="mf-service-areas">
      <Breadcrumbs items={trail} />
      <Hero
        eyebrow={`${region} ${zipCode}`}
        title={title}
        lead={`${inHours(responseHours)} average response time. This neighborhood has its own number: call it to book.`}
        actions={call}
      />
      <StatTiles
        items={[
          { value: inHours(responseHours), label: 'Average response time' },
          { value: monthlyRepairs, label: 'Monthly repairs' },
          { value: satisfaction.toFixed(1), label: 'Customer rating' },
          { value: `${warrantyDays} Days`, label: 'Warranty' },
        ]}
      />
      <Section title={`What we repair in ${name}`}>
        <ApplianceOffers offers={offers} />
      </Section>
      <Section title="Brands we service">
        <Grid as="ul" min="sm">
          {brands.map((brand) => (
            <li key={brand.slug} className={styles.brand}>
              <Link to={brandPath(brand.slug)}>{brand.name}</Link>
            </li>
          ))}
        </Grid>
      </Section>
      <Testimonials />
      <ClosingCall
        title={`Appliance trouble in ${name}?`}
        text={`Serving ${city} ${zipCode} • Same-Day Service • ${warrantyDays}-Day Warranty • Licensed & Insured`}
        actions={call}
      />
    </Page>
  );
}
