/** Kinds of mails in the outbox; the first two are also the names of the default templates. */
export const mailKinds = [
  'team_notification',
  'customer_confirmation',
  'booking_hold',
  'newsletter_confirmation',
  'test',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * Public key of the embedded server. It grants only what any visitor may do and is no secret;
 * hosted projects have their own.
 */
export const embeddedPublicKey = 'sb_publishable_embedded';

/** `appointment_id` that requests a test mail. */
export const testAppointmentId = 'TEST';
