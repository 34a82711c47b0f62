/** The logo, a wrench on a 32 × 32 square. Used in the header and as the site's icon. */
export const markPath =
  'M25.500 10.500l-4.200 4.200-3.900-.8-.8-3.900 4.200-4.200a7.200 7.200 0 0 0-9.200 9.200L5.500 21.100a3.800 3.800 0 0 0 5.400 5.400l6.100-6.100a7.200 7.200 0 0 0 8.500-9.900z';
