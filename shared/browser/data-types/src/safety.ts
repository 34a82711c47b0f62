/** The one sentence about gas smell. All pages, mails and articles use it. */
export const gasAdvice =
  'Smell gas? Touch no switch, leave the house, and call 911 and your gas utility from outside.';
