import type { Brand } from '../data/schema';
import * as m from '../messages/popularity';

/** A brand's place in the market, for people. */
export const popularityWords: Record<Brand['popularity'], string> = {
  'Most Popular': m.mostPopular,
  'Very Popular': m.veryPopular,
  Popular: m.popular,
  Premium: m.premium,
  Luxury: m.luxury,
  Common: m.common,
  Growing: m.growing,
  Specialty: m.specialty,
};
