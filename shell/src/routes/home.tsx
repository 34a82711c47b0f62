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
import { Offer } from '../offer/Offer';
import { business, website } from '../data/json-ld';
import * as m from '../messages/home';

export const meta = () => {
  const company = getCompany();
  return metadata({
    title: m.applianceRepairCityState({ city: company.address.city, state: company.address.state }),
    description: m.applianceRepairServiceAreaUpfront({
      serviceArea: company.serviceArea,
      warrantyDays: company.warrantyDays,
      phone: company.phone,
    }),
    keywords: m.keywords({ city: company.address.city }),
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
        title={m.applianceRepairInCity({ city: address.city })}
        lead={m.tellUsWhatDoes({ confirmationMinutes: claims.confirmationMinutes, warrantyDays })}
        actions={
          <>
            <ButtonLink to={paths.booking} size="lg" icon="calendar">
              {m.scheduleAppointment}
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
        title={m.somethingLeakingWarmNot}
        text={m.formShowsFirstFree({ troubleAdvice: troubleAdvice(company) })}
        actions={
          <>
            <ButtonLink to={paths.booking} size="lg" icon="calendar">
              {m.scheduleAppointment}
            </ButtonLink>
            <CallUs variant="outline" size="lg" place="home" />
          </>
        }
      />
      <Offer />
    </Page>
  );
}
