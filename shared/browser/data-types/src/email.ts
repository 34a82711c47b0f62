/**
 * One address with a dot in its domain. Lists, names and characters of mail headers are refused. The
 * database has the same rule.
 */
export const emailPattern =
  /^[^\s@,;:<>()"[\]\\]{1,64}@[^\s@,;:<>()"[\]\\.]+(\.[^\s@,;:<>()"[\]\\.]+)+$/;
