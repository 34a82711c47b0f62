import { paths } from '@site/data-types/paths';
import { troubleAdvice } from '@site/ui/trouble-advice';
import { Fragment, metadata } from '@site/federation';
import { getCompany, useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { ClosingCall } from '@site/ui/closing-call';
import { Hero, Page } from '@site/ui/layout';
import { ChatSection } from '../components/ChatSection';
import { HeroDrawing } from '../components/HeroDrawing';
import { QuickLinks } from '../components/QuickLinks';
import { Reasons } from '../components/Reasons';
import { Stats } from '../components/Stats';
import { Testimonials } from '../components/Testimonials';
import { business, website } from '../data/structured-data';

export const meta = () => {
  const company = getCompany();
  return metadata({
    title: `Appliance Repair in ${company.address.city}, ${company.address.state}`,
    description: `Appliance repair in ${company.serviceArea}. Upfront prices and a ${company.warrantyDays}-day warranty on parts and labor. Call ${company.phone}.`,
    keywords: [
      `appliance repair ${company.address.city}`,
      'same-day appliance repair',
      'washer repair',
      'dryer repair',
      'refrigerator repair',
    ],
    path: '/',
    jsonLd: [website(), business()],
  });
};

export default function HomeRoute() {
  const company = useCompany();
  const { address, claims, serviceArea, warrantyDays, samples } = company;
  return (
    <Page data-boundary="shell">
      <Hero
        eyebrow={serviceArea}
        title={`Appliance repair in ${address.city}`}
        lead={`Tell us what it does, see what it costs, choose a two-hour window. During opening hours we call within ${claims.confirmationMinutes} minutes to confirm. The repair is covered for ${warrantyDays} days.`}
        actions={
          <>
            <ButtonLink to={paths.booking} size="lg" icon="calendar">
              Schedule Appointment
            </ButtonLink>
            <CallUs variant="outline" size="lg" place="home" />
          </>
        }
        aside={<HeroDrawing />}
      />
      <QuickLinks />
      <Stats />
      <Fragment name="mf-catalog/ApplianceCards" />
      <Fragment name="mf-catalog/BrandWall" />
      <Reasons />
      <Fragment name="mf-service-areas/ZipChecker" />
      <ChatSection />
      {samples && <Testimonials />}
      <Fragment name="mf-blog/LatestArticles" />
      <Fragment name="mf-estimator/EstimateEntry" />
      <ClosingCall
        title="Something leaking, warm or not starting?"
        text={`The form shows the first free window. ${troubleAdvice(company)}`}
        actions={
          <>
            <ButtonLink to={paths.booking} size="lg" icon="calendar">
              Schedule Appointment
            </ButtonLink>
            <CallUs variant="outline" size="lg" place="home" />
          </>
        }
      />
    </Page>
  );
}
