/**
 * Public key of the embedded server. It grants only what any visitor may do and is no secret;
 * hosted projects have their own.
 */
export const embeddedPublicKey = 'sb_publishable_embedded';
