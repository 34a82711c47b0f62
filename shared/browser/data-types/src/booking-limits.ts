/**
 * Longest answers of a request, in characters, on the form and in the database: a test sends each to
 * both databases at its length and one character longer.
 */
export const bookingLimits = {
  name: 60,
  email: 254,
  address: 200,
  appliance: 60,
  issue: 300,
  description: 2000,
} as const;
