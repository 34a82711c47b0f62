import { locale } from '@site/data-types/language';
import { useCompany } from '@site/store';
import { Card } from '@site/ui/card';
import { Icon } from '@site/ui/icon';
import type { IconName } from '@site/ui/icon';
import { Grid, Section } from '@site/ui/layout';
import { asSample } from '@site/ui/sample-note';
import { Unbroken } from '@site/ui/unbroken';
import type { ReactNode } from 'react';
import * as m from '../messages/areas';

/** Points that are the same in every ZIP. */
export function QualityPoints() {
  const { phone, rating, reviewCount, responseTime, samples } = useCompany();
  const points: { icon: IconName; title: string; text: ReactNode }[] = [
    {
      icon: 'clock',
      title: m.sameDayService,
      text: m.windowTodayFreeTechnician({ Unbroken: <Unbroken>{responseTime}</Unbroken> }),
    },
    ...(samples
      ? [
          {
            icon: 'star' as const,
            title: m.n5StarService,
            text: `${asSample(m.ratingOut5ReviewCount({ rating: rating.toFixed(1), reviewCount: reviewCount.toLocaleString(locale) }))}.`,
          },
        ]
      : []),
    {
      icon: 'pin',
      title: m.localExpertise,
      text: m.techniciansStartTheirDay,
    },
    {
      icon: 'phone',
      title: m.oneNumber,
      text: m.unbrokenReachesDeskPlans({ Unbroken: <Unbroken>{phone}</Unbroken> }),
    },
  ];
  return (
    <Section title={m.sameServiceEveryZip}>
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
