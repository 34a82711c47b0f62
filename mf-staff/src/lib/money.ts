/** `$24,050.00` @param amount US dollars */
export const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
