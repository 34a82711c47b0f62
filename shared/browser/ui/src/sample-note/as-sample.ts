import * as m from '../messages/sample-note';

/**
 * A label that shows that its figure is a sample: `Customer rating` → `Customer rating (sample)`.
 * @param sample whether the figure is one; default true
 */
export const asSample = (label: string, sample = true): string =>
  sample ? m.labelSample({ label }) : label;
