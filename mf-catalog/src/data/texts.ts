import * as v from 'valibot';

/** Texts as the content files hold them. */

export const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(2, 'must not be empty'),
  v.check((words) => !/\$\d/.test(words), "must not name a price: prices are mf-estimator's"),
);

export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words in kebab-case'),
);

export const texts = (min: number, max = min) =>
  v.pipe(
    v.array(text),
    v.check(
      ({ length }) => length >= min && length <= max,
      ({ input }) =>
        `must have ${min === max ? min : `${min} to ${max}`} entries, has ${(input as []).length}`,
    ),
  );
