import { useCompany } from '@site/store';
import { Card } from '@site/ui/card';
import { Section } from '@site/ui/layout';
import { asSample } from '@site/ui/sample-note';
import * as m from '../messages/home';
import styles from './Reasons.module.css';

/** Promises of the business. */
export function Reasons() {
  const { address, claims, samples, warrantyDays, emergencyService } = useCompany();
  const { certification } = claims;
  const reasons = [
    {
      title: m.sameDayService,
      text: m.windowTodayFreeCan,
    },
    {
      title: m.upfrontPricing,
      text: m.seeRangeBeforeVisit,
    },
    {
      title: m.warrantyDaysDayWarranty({ warrantyDays }),
      text: m.partsLaborCoveredSame,
    },
    {
      title: certification ? m.insuredAndCertified : m.insured,
      text: [m.everyVisitIsInsured, certification && `${asSample(certification, samples)}.`]
        .join(' ')
        .trim(),
    },
    {
      title: m.priceMatch,
      text: m.lowerPriceCityArea({ city: address.city }),
    },
    emergencyService
      ? {
          title: m.emergenciesAllDay,
          text: m.callAnyTimeAbout,
        }
      : {
          title: m.youChooseTheWindow,
          text: m.twoHoursNotHalf,
        },
  ];
  return (
    <Section title={m.whyChooseUs}>
      <ul role="list" className={styles.root}>
        {reasons.map(({ title, text }) => (
          <Card as="li" key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
