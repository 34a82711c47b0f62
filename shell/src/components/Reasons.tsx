import { useCompany } from '@site/store';
import { Card } from '@site/ui/card';
import { Section } from '@site/ui/layout';
import { asSample } from '@site/ui/sample-note';
import styles from './Reasons.module.css';

/** Promises of the business. */
export function Reasons() {
  const { address, claims, samples, warrantyDays, emergencyService } = useCompany();
  const { certification } = claims;
  const reasons = [
    {
      title: 'Same-day service',
      text: 'If a window of today is free, you can have it. The form shows every free one.',
    },
    {
      title: 'Upfront pricing',
      text: 'You see the range before the visit and the exact price before the work. No hidden fees.',
    },
    {
      title: `${warrantyDays}-day warranty`,
      text: 'Parts and labor are covered. If the same problem comes back, the repair is free.',
    },
    {
      title: certification ? 'Insured and certified' : 'Insured',
      text: ['Every visit is insured.', certification && `${asSample(certification, samples)}.`]
        .join(' ')
        .trim(),
    },
    {
      title: 'Price match',
      text: `A lower price in the ${address.city} area for the same repair? We match it.`,
    },
    emergencyService
      ? {
          title: 'Emergencies, 24/7',
          text: 'Call any time about a leak or a warm refrigerator. Sparks or smoke: 911 first. Emergency or after-hours rates may apply.',
        }
      : {
          title: 'You choose the window',
          text: 'Two hours, not half a day. Move or cancel the visit online.',
        },
  ];
  return (
    <Section title="Why Choose Us">
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
