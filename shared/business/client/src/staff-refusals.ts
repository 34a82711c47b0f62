import { formatDate } from '@site/data-types/format';
import { formatDay } from '@site/data-types/visit';
import type { PostgrestFailure } from './errors';
import * as m from './messages/staff-refusals';

/** Values of a refusal, e.g. `{"name": "Ana Ruiz", "zip": "77002"}`. Dates are `YYYY-MM-DD`. */
type Values = Readonly<Record<string, string | number | null>>;

/** By the name of the field in the call. */
const fields: Readonly<Record<string, string>> = {
  name: m.fieldName,
  customerName: m.fieldName,
  phone: m.fieldPhone,
  customerPhone: m.fieldPhone,
  email: m.fieldEmail,
  customerEmail: m.fieldEmail,
  address: m.fieldAddress,
  customerAddress: m.fieldAddress,
  zip: m.fieldZip,
  zipCode: m.fieldZip,
  appliance: m.fieldAppliance,
  applianceType: m.fieldAppliance,
  issue: m.fieldIssue,
  issueDescription: m.fieldIssue,
  brand: m.fieldBrand,
  note: m.fieldNote,
  notes: m.fieldNote,
  reason: m.fieldReason,
  technician: m.fieldTechnician,
  technicianName: m.fieldTechnician,
  preferredDate: m.fieldDate,
  expectedOn: m.fieldDate,
  serviceDate: m.fieldDate,
  preferredTime: m.fieldWindow,
  laborDescription: m.fieldLabor,
  partsReplaced: m.fieldParts,
  what: m.fieldPart,
  text: m.fieldText,
  lines: m.fieldLine,
  supplier: m.fieldSupplier,
  applianceModel: m.fieldModel,
  applianceSerial: m.fieldSerial,
  status: m.fieldStatus,
  paid: m.fieldPayment,
  subject: m.fieldSubject,
  url: m.fieldLink,
  paymentLink: m.fieldPayLink,
  reviewLink: m.fieldReviewLink,
  query: m.fieldSearch,
};

const states: Readonly<Record<string, string>> = {
  held: m.stateHeld,
  requested: m.stateRequested,
  confirmed: m.stateConfirmed,
  on_the_way: m.stateOnTheWay,
  done: m.stateDone,
  canceled: m.stateCanceled,
  no_one_home: m.stateNoOneHome,
  moved: m.stateMoved,
};

const people: Readonly<Record<string, string>> = {
  'the office': m.theOffice,
  'the customer': m.theCustomer,
};

const changes = [
  ...(['moved', 'confirmed', 'on_the_way', 'no_one_home', 'canceled', 'done'] as const),
  ...(['corrected', 'job_corrected'] as const),
];

const text = (value: Values[string] | undefined): string => String(value ?? '');
const day = (value: Values[string] | undefined): string => (value ? formatDay(text(value)) : '');

/** `Maria Lopez moved this visit a moment ago.` */
function changed({ by, what, technician, at }: Values): string {
  const minutes = Math.floor((Date.now() - Date.parse(text(at))) / 60_000);
  const assigned = technician === null ? 'taken' : technician === by ? 'took' : 'given';
  return m.changed({
    by: people[text(by)] ?? text(by),
    what: what === 'assigned' ? assigned : (changes.find((known) => known === what) ?? 'other'),
    technician: text(technician),
    when: minutes < 2 ? 'now' : minutes < 60 ? 'minutes' : 'other',
    minutes,
  });
}

/** By the reason that the database gives (PostgREST's `hint`). */
const reasons: Readonly<Record<string, string | ((values: Values, field: string) => string)>> = {
  only_staff: m.onlyStaff,
  only_owners: m.onlyOwners,
  over: m.over,
  not_yours: m.notYours,
  unknown_visit: m.unknownVisit,
  not_confirmed: m.notConfirmed,
  no_step: ({ state, step }) =>
    m.noStep({
      state: states[text(state)] ?? text(state),
      step: states[text(step)] ?? text(step),
    }),
  changed,
  unknown_state: m.unknownState,
  owners_give: m.ownersGive,
  owners_change_email: m.ownersChangeEmail,
  not_in_area: ({ name, zip }) => m.notInArea({ name: text(name), zip: text(zip) }),
  booked_before: ({ id }) => m.bookedBefore({ id: text(id) }),
  wrong_minutes: m.wrongMinutes,
  too_late_to_undo: m.tooLateToUndo,
  customer_was_told: m.customerWasTold,
  too_many_notes: m.tooManyNotes,
  day_over: m.dayOver,
  past: m.dayOver,
  not_a_date: m.notADate,
  too_far: ({ days }) => m.tooFar({ days: text(days) }),
  no_such_window: m.noSuchWindow,
  not_offered: m.noSuchWindow,
  window_over: m.windowOver,
  window_closed: (values) => m.windowClosed({ day: day(values.day) }),
  window_full: ({ places }) => m.windowFull({ places: text(places) }),
  after_last_day: ({ lastDay }) => m.afterLastDay({ lastDay: day(lastDay) }),
  holiday: (values) => m.holiday({ day: day(values.day), holiday: text(values.holiday) }),
  wrong_days_ahead: m.wrongDaysAhead,
  wrong_places: m.wrongPlaces,
  wrong_visits: m.wrongVisits,
  not_a_weekday: m.notAWeekday,
  all_weekdays_closed: m.allWeekdaysClosed,
  wrong_days: m.wrongDays,
  wrong_time_off: m.wrongTimeOff,
  too_many_times_off: m.tooManyTimesOff,
  job_finished: m.jobFinished,
  no_job: m.noJob,
  has_record: m.hasRecord,
  unknown_record: m.unknownRecord,
  has_warranty_visit: ({ id }) => m.hasWarrantyVisit({ id: text(id) }),
  requested_later: (values) => m.requestedLater({ day: formatDate(text(values.day)) }),
  not_dollars: m.notDollars,
  too_many_lines: m.tooManyLines,
  unknown_payment: m.unknownPayment,
  too_many_parts: m.tooManyParts,
  unknown_part: m.unknownPart,
  unknown_receipt: m.unknownReceipt,
  paid_already: m.paidAlready,
  no_receipt: m.noReceipt,
  no_email: m.noEmail,
  wrong_tax: m.wrongTax,
  no_room: m.noRoom,
  unknown_photo: m.unknownPhoto,
  not_an_id: m.notAnId,
  unknown_customer: m.unknownCustomer,
  phone_of_other: ({ name }) => m.phoneOfOther({ name: text(name) }),
  open_visit: ({ id }) => m.openVisit({ id: text(id) }),
  wrong_months: m.wrongMonths,
  over_two_years: m.overTwoYears,
  unknown_person: m.unknownPerson,
  last_owner: m.lastOwner,
  unknown_role: m.unknownRole,
  unknown_area: m.unknownArea,
  unknown_language: m.unknownLanguage,
  only_people: m.onlyPeople,
  unknown_push_service: m.unknownPushService,
  subscription_not_whole: m.subscriptionNotWhole,
  unknown_mail: m.unknownMail,
  mail_sent: m.mailSent,
  mail_too_late: m.mailTooLate,
  mail_removed: m.mailRemoved,
  not_a_link: m.notALink,
  newsletter_sent: m.newsletterSent,
  required: (_, field) => m.required({ field }),
  not_text: (_, field) => m.unreadable({ field }),
  unreadable: (_, field) => m.unreadable({ field }),
  too_long: ({ most }, field) => m.tooLong({ field, most: text(most) }),
  too_short: (_, field) => m.tooShort({ field }),
  bad_characters: (_, field) => m.badCharacters({ field }),
  has_address: (_, field) => m.hasAddress({ field }),
  not_https: (_, field) => m.notHttps({ field }),
  only_letters: (_, field) => m.onlyLetters({ field }),
  period_in_name: m.periodInName,
  not_a_phone: m.notAPhone,
  not_an_email: m.notAnEmail,
  not_a_zip: m.notAZip,
  not_listed: m.notListed,
  not_a_key: m.notAKey,
};

export const staffReasons: readonly string[] = Object.keys(reasons);

/**
 * Words for what the database refuses a person on staff, in the language of the page.
 * @param failure its `message` is the reason, followed by the values as JSON
 * @returns undefined for a reason without words of its own
 */
export function staffRefusalWords({
  message,
  details,
  hint,
}: PostgrestFailure): string | undefined {
  const reason = hint ?? '';
  const words = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  if (typeof words !== 'function') return words;
  const values = message === reason ? '{}' : message.slice(reason.length + 1);
  // An older database has a sentence.
  if (!values.startsWith('{')) return message;
  return words(JSON.parse(values) as Values, fields[details ?? ''] ?? m.fieldAnswers);
}
