import type { RequestContent } from '../request';
import { weekday } from './fake-backend';

/** A request like those of the form. */
export const content = (change: Partial<RequestContent> = {}): RequestContent => ({
  name: 'Ada Homeowner',
  phone: '7135550142',
  email: 'ada@home.example',
  address: '12 Bayou Lane',
  zipCode: '77002',
  appliance: 'Dryer',
  issue: 'Not Heating',
  description: '',
  preferredDate: weekday(9),
  preferredTime: '2-4 PM',
  ...change,
});
