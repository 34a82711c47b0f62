import * as m from '../messages/home';

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
    name: m.sampleCustomerA,
    location: 'Katy, TX',
    rating: 5,
    text: m.calledNineAboutWasher,
    date: '2026-09-14',
    appliance: m.washingMachine,
  },
  {
    id: 2,
    name: m.sampleCustomerB,
    location: m.sugarLandTx,
    rating: 5,
    text: m.technicianShowedMeBurned,
    date: '2026-08-02',
    appliance: m.dryer,
  },
  {
    id: 3,
    name: m.sampleCustomerC,
    location: m.theWoodlandsTx,
    rating: 5,
    text: m.freezerIcedUpAgain,
    date: '2026-06-21',
    appliance: m.refrigerator,
  },
];
