import * as m from '../messages/weekday';

/** Names of the weekdays 1 to 7, as the database counts them. */
export const weekdays = [
  m.mondays,
  m.tuesdays,
  m.wednesdays,
  m.thursdays,
  m.fridays,
  m.saturdays,
  m.sundays,
] as const;

/** 1 is Monday, 7 is Sunday. @param isoDate `YYYY-MM-DD` */
export const weekdayOf = (isoDate: string): number =>
  new Date(`${isoDate}T00:00:00Z`).getUTCDay() || 7;
