import { Fragment, businessId, metadata } from '@site/federation';
import { getCompany, track, useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { CallLink } from '@site/ui/call-link';
import { Card } from '@site/ui/card';
import { ClosingCall } from '@site/ui/closing-call';
import { Grid, Hero, Page, Section } from '@site/ui/layout';
import { StatTiles } from '@site/ui/stat-tiles';
import { ChatSection } from '../components/ChatSection';
import { QuickLinks } from '../components/QuickLinks';
import { Testimonials } from '../components/Testimonials';

export const meta = () => {
  const company = getCompany();
  return metadata({
    title: `Appliance Repair in ${company.address.city}, ${company.address.state}`,
    description: `Same-day appliance repair in ${company.serviceArea}. Upfront prices and a ${company.warrantyDays}-day warranty on parts and labor. Call ${company.phone}.`,
    keywords: [
      'appliance repair Houston',
      'same-day appliance repair',
      'washer repair',
      'dryer repair',
      'refrigerator repair',
    ],
    path: '/',
    jsonLd: [website(), business()],
  });
};

const website = () => {
  const { name, siteUrl } = getCompany();
  return { '@context': 'https://schema.org', '@type': 'WebSite', name, url: `${siteUrl}/` };
};

function business() {
  const { name, phone, email, siteUrl, hours, address, serviceArea, rating, reviewCount, ...rest } =
    getCompany();
  const days = {
    weekday: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    weekend: ['Saturday', 'Sunday'],
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(),
    name,
    telephone: phone,
    email,
    url: `${siteUrl}/`,
    priceRange: '$$',
    areaServed: serviceArea,
    openingHoursSpecification: (['weekday', 'weekend'] as const).map((kind) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[kind],
      ...hours[kind],
    })),
    ...(address.street && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.postalCode,
        addressCountry: address.country,
      },
    }),
    ...(rest.publishOwnRating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
    }),
  };
}

const reasons = [
  {
    title: 'Same-day service',
    text: 'Most visits are the day you call, within the window you chose.',
  },
  {
    title: 'Upfront pricing',
    text: 'You see the range before the visit and the exact price before the work. No hidden fees.',
  },
  {
    title: 'Warranty on the work',
    text: 'Parts and labor are covered. If the same fault comes back, the repair is free.',
  },
  {
    title: 'Licensed and insured',
    text: 'Technicians are certified by the makers of the machines they open.',
  },
];

export default function HomeRoute() {
  const company = useCompany();
  const { claims } = company;
  const called = () => track('phone_call', { place: 'home' });
  return (
    <Page data-boundary="shell">
      <Hero
        eyebrow={company.serviceArea}
        title="Appliance repair, today"
        lead={`Tell us what it does, see what it costs, choose a two-hour window. We call to confirm within ${claims.confirmationMinutes} minutes, and the repair is covered for ${company.warrantyDays} days.`}
        actions={
          <>
            <ButtonLink to="/book-online" size="lg" icon="calendar">
              Schedule Appointment
            </ButtonLink>
            <CallLink
              variant="accent"
              size="lg"
              phone={company.phone}
              rawPhone={company.rawPhone}
              onClick={called}
            />
          </>
        }
      />
      <QuickLinks />
      <StatTiles
        items={[
          {
            value: company.rating.toFixed(1),
            label: `from ${company.reviewCount.toLocaleString('en-US')}+ reviews`,
          },
          { value: claims.repairs, label: `appliances repaired since ${claims.since}` },
          { value: `${claims.satisfactionPercent}%`, label: 'satisfaction' },
          { value: company.responseTime, label: 'usual response time' },
        ]}
      />
      <Fragment name="mf-catalog/ApplianceCards" />
      <Fragment name="mf-catalog/BrandWall" />
      <Section title="Why Choose Us">
        <Grid as="ul" min="md">
          {reasons.map(({ title, text }) => (
            <Card as="li" key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Card>
          ))}
        </Grid>
      </Section>
      <Fragment name="mf-service-areas/ZipChecker" />
      <ChatSection />
      <Testimonials />
      <Fragment name="mf-blog/LatestArticles" />
      <Fragment name="mf-estimator/EstimateEntry" />
      <ClosingCall
        title="Something leaking, warm or silent?"
        text="Same-day visits on most days. Emergency service around the clock; after-hours rates may apply."
        actions={
          <>
            <ButtonLink to="/book-online" variant="secondary" size="lg" icon="calendar">
              Schedule Appointment
            </ButtonLink>
            <CallLink
              variant="outline"
              size="lg"
              phone={company.phone}
              rawPhone={company.rawPhone}
              onClick={called}
            />
          </>
        }
      />
    </Page>
  );
}
