import type { ObjectRow } from './database';

// As the table delivery.objects checks them. A name becomes a folder, so it must not lead out of one.
const patterns = {
  set: /^[A-Za-z0-9_-]{1,100}$/,
  release: /^[a-z][a-z0-9-]{0,60}@[A-Za-z0-9_+-][A-Za-z0-9_.+-]{0,120}$/,
  pictures: /^[0-9a-f]{24}$/,
};

/** Whether a name of the database may become a folder. */
export const isSafeName = ({ kind, name }: Pick<ObjectRow, 'kind' | 'name'>): boolean =>
  patterns[kind].test(name);
