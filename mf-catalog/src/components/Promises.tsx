import { useCompany } from '@site/store';
import { Icon } from '@site/ui/icon';
import type { IconName } from '@site/ui/icon';
import { Grid, Section } from '@site/ui/layout';
import { asSample } from '@site/ui/sample-note';
import { Unbroken } from '@site/ui/unbroken';
import type { ReactNode } from 'react';
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
      title: 'Same-Day Service',
      text: (
        <>
          If a window of today is free, a technician is usually with you{' '}
          <Unbroken>{responseTime}</Unbroken> after you call.
        </>
      ),
    },
    {
      icon: 'shield',
      title: `${warrantyDays}-Day Warranty`,
      text: (
        <>
          Parts and labor are covered for <Unbroken>{warrantyDays} days</Unbroken>. If the same
          issue comes back, the fix is free.
        </>
      ),
    },
    {
      icon: 'check',
      title: 'Upfront Pricing',
      text: 'You hear the price before any work begins. No hidden fees.',
    },
    {
      icon: 'wrench',
      title: certification ? 'Insured & Certified' : 'Insured',
      text: ['Every visit is insured.', certification && `${asSample(certification, samples)}.`]
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
