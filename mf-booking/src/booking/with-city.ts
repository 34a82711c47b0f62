import type { Coverage } from '@site/data-types/entities';
import { bookingLimits } from '@site/data-types/booking-limits';

/**
 * Adds the city and state of the ZIP: `12 Bayou Lane` → `12 Bayou Lane, Houston, TX`. An address that
 * already ends with the city, or would become too long, is unchanged.
 * @param coverage the answer for the ZIP that was looked up last
 */
export function withCity(
  address: string,
  zipCode: string,
  coverage: Coverage | null,
  state: string,
): string {
  const city = coverage?.zipCode === zipCode ? coverage.city : undefined;
  if (!city) return address;
  const named = new RegExp(`\\b${city}[\\s,]*(${state})?[\\s,]*(${zipCode})?$`, 'i');
  const whole = `${address}, ${city}, ${state}`;
  return named.test(address) || whole.length > bookingLimits.address ? address : whole;
}
