/** Names of the weekdays 1 to 7, as the database counts them. */
export const weekdays = [
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
  'Sundays',
] as const;

/** 1 is Monday, 7 is Sunday. @param isoDate `YYYY-MM-DD` */
export const weekdayOf = (isoDate: string): number =>
  new Date(`${isoDate}T00:00:00Z`).getUTCDay() || 7;
