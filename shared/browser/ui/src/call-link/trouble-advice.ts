/**
 * When to call us for water and electrical trouble.
 * @param company whether its phone is answered at any hour
 */
export const troubleAdvice = ({ emergencyService }: { emergencyService: boolean }): string =>
  emergencyService
    ? 'For water or electrical trouble call us at any hour. Emergency or after-hours rates may apply.'
    : 'For water or electrical trouble call us during our opening hours.';
