/** A page with fewer sourced facts of its own would be a template with another name. */
export const fewestFacts = 3;
