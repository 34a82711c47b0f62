/**
 * One address as mail servers take it: at most 254 characters of ASCII, no double dots, international
 * domains as `xn--`. Another spelling of a domain, such as one with a soft hyphen or the dot `。`, would
 * be another address to the limits and the same mailbox to the mail program. The database has the same
 * rule (`private.is_email`).
 */
export const emailPattern =
  /^(?=.{1,254}$)(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*$/;
