/** Kinds of mails, as staff read them. */
const names: Record<string, string> = {
  team_notification: 'New request, to the team',
  customer_confirmation: 'Confirmation',
  booking_hold: 'Request to confirm by mail',
  newsletter_confirmation: 'Newsletter sign-up',
  newsletter: 'Newsletter',
  visit_moved: 'Visit moved',
  visit_cancelled: 'Visit canceled',
  visit_on_the_way: 'Technician on the way',
  visit_reminder: 'Reminder',
  team_moved: 'Visit moved, to the team',
  team_cancelled: 'Visit canceled, to the team',
  team_note: 'Note, to the team',
  sign_in_code: 'Sign-in code',
};

export const mailName = (kind: string): string => names[kind] ?? kind.replaceAll('_', ' ');
