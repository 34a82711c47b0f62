import type { Coverage } from '@site/data-types/entities';
import { limits } from './form-fields';

/**
 * An address with the city and state of its ZIP, unless it ends with that city already or would grow
 * too long: `12 Bayou Lane` → `12 Bayou Lane, Houston, TX`.
 * @param coverage what is known of the ZIP that was looked up last
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
  return named.test(address) || whole.length > limits.address ? address : whole;
}
