import type { ApplianceSlug } from '@site/data-types/entities';
import * as m from '../messages/woodley-park';

/** The one served neighborhood outside of Texas. Its page is fixed. */
export const woodleyPark = {
  zipCode: '20008',
  name: m.woodleyPark,
  city: 'Washington',
  region: m.northwestDc,
  /** Mean hours until a technician arrives. */
  responseHours: 2.3,
  monthlyRepairs: 85,
  /** Out of 5. */
  satisfaction: 5,
  appliances: [
    'washing-machine',
    'dryer',
    'refrigerator',
    'dishwasher',
    'oven',
    'microwave',
  ] satisfies ApplianceSlug[],
  /** Samples that show the layout; the page says so until reviews of customers replace them. */
  testimonials: [
    {
      id: 'wp-1',
      appliance: m.refrigerator,
      rating: 5,
      text: m.freezerStoppedFridayTechnician,
    },
    {
      id: 'wp-2',
      appliance: m.dishwasher,
      rating: 5,
      text: m.waterStoodTubAfter,
    },
    {
      id: 'wp-3',
      appliance: m.dryer,
      rating: 5,
      text: m.iHadExpectedBuy,
    },
  ],
} as const;
