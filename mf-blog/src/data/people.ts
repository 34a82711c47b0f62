import * as m from '../messages/people';

/**
 * Types of authors, with the words that are printed. A type and no person, because a name on an
 * article is a claim that this person wrote it.
 */
export const authors = {
  'The content team': m.theContentTeam,
  'The service team': m.theServiceTeam,
} as const;

/** Roles of technicians who may review an article. The name stays out of the page. */
export const reviewers = {
  'Appliance technician': m.applianceTechnician,
  'Gas appliance technician': m.gasApplianceTechnician,
  'Refrigeration technician': m.refrigerationTechnician,
} as const;

/** A technician has read the facts and the safety advice of an article and stands by them. */
export interface Review {
  by: string;
  /** `YYYY-MM-DD` */
  date: string;
}
