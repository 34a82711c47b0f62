import { useCompany } from '@site/store';
import { Icon } from '@site/ui/icon';
import type { IconName } from '@site/ui/icon';
import { Grid, Section } from '@site/ui/layout';
import { asSample } from '@site/ui/sample-note';
import { Unbroken } from '@site/ui/unbroken';
import type { ReactNode } from 'react';
import * as m from '../messages/chooser-link';
import styles from './Promises.module.css';

interface PromiseText {
  icon: IconName;
  title: string;
  text: ReactNode;
}

/** The promises of the business, from its configuration. */
export function Promises({ title }: { title: string }) {
  const { claims, responseTime, samples, warrantyDays } = useCompany();
  const { certification } = claims;
  const promises: PromiseText[] = [
    {
      icon: 'clock',
      title: m.sameDayService,
      text: m.windowTodayFreeTechnician({ Unbroken: <Unbroken>{responseTime}</Unbroken> }),
    },
    {
      icon: 'shield',
      title: m.warrantyDaysDayWarranty({ warrantyDays }),
      text: m.partsLaborCoveredWarrantyDays({
        unbroken: (words) => <Unbroken>{words}</Unbroken>,
        warrantyDays,
      }),
    },
    {
      icon: 'check',
      title: m.upfrontPricing,
      text: m.hearPriceBeforeAny,
    },
    {
      icon: 'wrench',
      title: certification ? m.insuredCertified : m.insured,
      text: [m.everyVisitIsInsured, certification && `${asSample(certification, samples)}.`]
        .join(' ')
        .trim(),
    },
  ];
  return (
    <Section title={title}>
      <Grid as="ul">
        {promises.map((promise) => (
          <li key={promise.title} className={styles.promise}>
            <Icon name={promise.icon} />
            <div>
              <h3 className={styles.title}>{promise.title}</h3>
              <p>{promise.text}</p>
            </div>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
