import { brands } from '@site/data-types/brands';
import { brandPath } from '@site/data-types/paths';
import { metadata, pageUrl } from '@site/federation';
import { useCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { CallUs } from '@site/ui/call-us';
import { ClosingCall } from '@site/ui/closing-call';
import { Grid, Hero, Page, Section } from '@site/ui/layout';
import { asSample, SampleNote } from '@site/ui/sample-note';
import { Link } from 'react-router-dom';
import { ApplianceOffers } from '../components/ApplianceOffers';
import { AreaFigures } from '../components/AreaFigures';
import { PriceTerms } from '../components/PriceTerms';
import { Testimonials } from '../components/Testimonials';
import { woodleyPark } from '../data/woodley-park';
import { warmCosts } from '../lib/records';
import { serviceJsonLd } from '../lib/service-json-ld';
import { localOffers } from '../lib/local-offers';
import { inHours } from '../lib/words';
import { servingLine } from '../lib/area-text';
import * as m from '../messages/woodley-park';
import styles from './woodley-park.module.css';

const path = '/service-area/woodley-park';
const { name, city, zipCode, region, responseHours, monthlyRepairs, satisfaction } = woodleyPark;
const trail = [
  { name: m.serviceAreas, path: '/service-areas' },
  { name, path },
];
const title = m.applianceRepairNameWashington({ name });

export const warm = () => warmCosts();

export const meta = () => {
  const place = m.nameCityDcZipCode({ name, city, zipCode });
  return metadata({
    title,
    description: m.applianceRepairNameRegion({ name, region, zipCode }),
    keywords: m.keywords({ name, zipCode, region }),
    path,
    trail,
    jsonLd: serviceJsonLd({
      url: pageUrl(path),
      place,
      name: title,
      areaServed: { '@type': 'Place', name: place },
    }),
  });
};

export default function WoodleyParkRoute() {
  const { secondPhone, rawSecondPhone, warrantyDays, samples } = useCompany();
  const offers = localOffers(zipCode, samples).filter(({ slug }) =>
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
        lead={
          samples
            ? m.averageAndOwnNumber({
                average: asSample(
                  m.inHoursAverageResponseTime({ inHours: inHours(responseHours) }),
                ),
              })
            : m.ownNumber
        }
        actions={call}
      />
      <AreaFigures
        stats={
          samples
            ? {
                averageResponseTime: responseHours,
                monthlyRepairs,
                customerSatisfaction: satisfaction,
                demonstration: true,
              }
            : null
        }
      />
      {samples && <SampleNote of={m.responseTimeRatingRepair({ name })} />}
      <Section title={m.whatRepairName({ name })}>
        <ApplianceOffers offers={offers} />
        <PriceTerms />
      </Section>
      <Section title={m.brandsWeService}>
        <Grid as="ul" min="sm">
          {brands.map((brand) => (
            <li key={brand.slug} className={styles.brand}>
              <Link to={brandPath(brand.slug)}>{brand.name}</Link>
            </li>
          ))}
        </Grid>
      </Section>
      {samples && <Testimonials />}
      <ClosingCall
        title={m.applianceTroubleInName({ name })}
        text={servingLine(city, zipCode, warrantyDays)}
        actions={call}
      />
    </Page>
  );
}
