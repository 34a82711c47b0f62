import { useCompany } from '@site/store';
import { Card } from '@site/ui/card';
import { Icon } from '@site/ui/icon';
import type { IconName } from '@site/ui/icon';
import { Grid, Section } from '@site/ui/layout';
import { asSample } from '@site/ui/sample-note';
import { Unbroken } from '@site/ui/unbroken';
import type { ReactNode } from 'react';

/** Points that are the same in every ZIP. */
export function QualityPoints() {
  const { phone, rating, reviewCount, responseTime, samples } = useCompany();
  const points: { icon: IconName; title: string; text: ReactNode }[] = [
    {
      icon: 'clock',
      title: 'Same-Day Service',
      text: (
        <>
          If a window of today is free, a technician usually arrives in{' '}
          <Unbroken>{responseTime}</Unbroken>.
        </>
      ),
    },
    ...(samples
      ? [
          {
            icon: 'star' as const,
            title: '5-Star Service',
            text: `${asSample(`${rating.toFixed(1)} out of 5 from ${reviewCount.toLocaleString('en-US')}+ reviews`)}.`,
          },
        ]
      : []),
    {
      icon: 'pin',
      title: 'Local Expertise',
      text: 'Technicians start their day in the part of town that they serve.',
    },
    {
      icon: 'phone',
      title: 'One Number',
      text: (
        <>
          <Unbroken>{phone}</Unbroken> reaches the desk that plans every route, whatever your ZIP.
        </>
      ),
    },
  ];
  return (
    <Section title="The same service in every ZIP">
      <Grid as="ul">
        {points.map(({ icon, title, text }) => (
          <Card as="li" key={title}>
            <Icon name={icon} size="lg" />
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
