import * as m from '../messages/call-link';

/**
 * When to call us for water and electrical trouble.
 * @param company whether its phone is answered at any hour
 */
export const troubleAdvice = ({ emergencyService }: { emergencyService: boolean }): string =>
  emergencyService ? m.waterElectricalTroubleCall : m.waterElectricalTroubleCallUs;
