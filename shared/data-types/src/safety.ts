/** What every page, mail and article says to somebody who smells gas: one sentence, the same everywhere. */
export const gasAdvice =
  'Smell gas? Touch no switch, leave the house, and call 911 and your gas utility from outside.';
