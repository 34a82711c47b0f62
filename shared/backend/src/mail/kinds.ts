/** Kinds of mails that the outbox holds; the first two are the names of the default templates. */
export const mailKinds = [
  'team_notification',
  'customer_confirmation',
  'booking_hold',
  'newsletter_confirmation',
  'test',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * Public key of the embedded server. It opens what any visitor may do and is no secret; hosted
 * projects have one of their own.
 */
export const embeddedPublicKey = 'sb_publishable_embedded';

/** `appointment_id` under which a test mail asks for itself. */
export const testAppointmentId = 'TEST';
