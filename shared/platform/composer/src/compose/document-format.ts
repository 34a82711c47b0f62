/**
 * Counts the formats of what a set publishes. It is part of a set's id, since the same releases and
 * company make another set when the composer writes other files.
 *
 * Raise it by one with every change after which the composer writes other bytes for the same
 * releases: documents, the inline loader, the registry, the site's files, icons and share pictures.
 * Without that, a set that is stored already is taken as it is, and the change reaches no visitor
 * until the next release.
 * `document-format.test.ts` fails until the number and the digest that it records agree.
 */
export const documentFormat = 17;
