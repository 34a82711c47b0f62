import * as m from '../messages/people';

/**
 * Types of authors, as printed. A type and no person, because a name on an article is a claim that
 * this person wrote it.
 */
export const authors = [m.theContentTeam, m.theServiceTeam] as const;

/** Roles of technicians who may review an article. The name stays out of the page. */
export const reviewers = [
  m.applianceTechnician,
  m.gasApplianceTechnician,
  m.refrigerationTechnician,
] as const;

/** A technician has read the facts and the safety advice of an article and stands by them. */
export interface Review {
  by: (typeof reviewers)[number];
  /** `YYYY-MM-DD` */
  date: string;
}
