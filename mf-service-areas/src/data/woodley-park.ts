import type { ApplianceSlug } from '@site/data-types/entities';

/** The one served neighborhood outside of Texas. Its page is fixed. */
export const woodleyPark = {
  zipCode: '20008',
  name: 'Woodley Park',
  city: 'Washington',
  region: 'Northwest DC',
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
      appliance: 'Refrigerator',
      rating: 5,
      text: 'The freezer stopped on a Friday. The technician came the same afternoon, showed me the fan that had failed and fixed it for the price he named.',
    },
    {
      id: 'wp-2',
      appliance: 'Dishwasher',
      rating: 5,
      text: 'Water stood in the tub after every cycle. It took forty minutes, and the kitchen floor was dry when he left.',
    },
    {
      id: 'wp-3',
      appliance: 'Dryer',
      rating: 5,
      text: 'I had expected to buy a new dryer. A belt and a quarter of an hour on the vent were all it needed.',
    },
  ],
} as const;
