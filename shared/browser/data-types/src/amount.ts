import { formatPrice } from './format';

/** `$24,050.00`, `-$59.00` @param amount US dollars */
export function formatAmount(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100);
  const rest = String(cents % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}${formatPrice(Math.floor(cents / 100))}.${rest}`;
}
