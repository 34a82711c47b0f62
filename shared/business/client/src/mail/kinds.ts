/** Kinds of mails in the outbox; the first two are also the names of the default templates. */
export const mailKinds = [
  'team_notification',
  'customer_confirmation',
  'booking_hold',
  'visit_booked',
  'visit_moved',
  'visit_canceled',
  'visit_on_the_way',
  'visit_reminder',
  'visit_missed',
  'visit_part',
  'visit_receipt',
  'visit_review',
  'team_moved',
  'team_canceled',
  'team_note',
  'team_technician',
  'newsletter_confirmation',
  'newsletter',
  'staff_invitation',
  'sign_in_code',
  'test',
] as const;
/** Texts in the outbox. */
export const textKinds = [
  'text_confirmed',
  'text_moved',
  'text_canceled',
  'text_on_the_way',
  'text_reminder',
  'text_done',
] as const;
export type TextKind = (typeof textKinds)[number];

export const isTextKind = (kind: string): kind is TextKind => kind.startsWith('text_');

export type MailKind = (typeof mailKinds)[number];

/** Mails to the customer about a booked visit. */
export type VisitKind = Extract<MailKind, `visit_${string}`>;
/** Mails to the team about what a customer has changed. */
export type TeamUpdateKind = Exclude<Extract<MailKind, `team_${string}`>, 'team_notification'>;

export const isVisitKind = (kind: MailKind): kind is VisitKind => kind.startsWith('visit_');
export const isTeamUpdateKind = (kind: MailKind): kind is TeamUpdateKind =>
  kind.startsWith('team_') && kind !== 'team_notification';

/** `appointment_id` that requests a test mail. */
export const testAppointmentId = 'TEST';
