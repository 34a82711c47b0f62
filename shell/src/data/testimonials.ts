/**
 * Sample testimonials. The page says that they are samples; the owner replaces them. `rating` is 1
 * to 5, `date` is ISO.
 */
export interface Testimonial {
  id: number;
  name: string;
  location: string;
  rating: number;
  text: string;
  date: string;
  appliance: string;
}

export const testimonials: Testimonial[] = [
  {
    id: 1,
    name: 'Sample customer A',
    location: 'Katy, TX',
    rating: 5,
    text: 'Called at nine about a washer full of water, and by one it was draining. The price was the one on the ticket.',
    date: '2026-09-14',
    appliance: 'Washing Machine',
  },
  {
    id: 2,
    name: 'Sample customer B',
    location: 'Sugar Land, TX',
    rating: 5,
    text: 'The technician showed me the burned fuse and the clogged vent behind it, and measured the airflow before leaving.',
    date: '2026-08-02',
    appliance: 'Dryer',
  },
  {
    id: 3,
    name: 'Sample customer C',
    location: 'The Woodlands, TX',
    rating: 5,
    text: 'The freezer iced up again after seven weeks. They came back under warranty and replaced the defrost heater for nothing.',
    date: '2026-06-21',
    appliance: 'Refrigerator',
  },
];
