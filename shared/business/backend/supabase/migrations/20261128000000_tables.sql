-- Tables of the business. Nothing here is reachable with the public key: the roles of visitors get
-- functions only (following migrations), row security is on and no policy lets them in.

create schema if not exists private;

revoke all on schema private from public;

-- One address as mail servers take it: ASCII, no double dots, international domains as xn--. Another
-- spelling of a domain would be another address to the limits and the same mailbox to the mail program.
-- The browser has the same rule (`emailPattern`).
create function private.is_email(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select length(value) <= 254 and position('@' in value) <= 65
    and value ~ '^[A-Za-z0-9_!#$%&''*+/=?^`{|}~-]+(\.[A-Za-z0-9_!#$%&''*+/=?^`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?$';
$$;

-- Ten digits, everywhere: forms, staff, imports and the tables below.
create function private.is_phone(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select value ~ '^[0-9]{10}$';
$$;

-- 256 random bits in 43 letters that an address can contain.
create function private.new_key() returns text
language sql volatile set search_path = ''
as $$
  select rtrim(translate(encode(
    sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '+/', '-_'), '=');
$$;

-- One row: what the owner configures.
create table private.settings (
  only_row boolean primary key default true check (only_row),
  time_zone text not null default 'America/Chicago',
  weekday_opens time not null default '07:00',
  weekday_closes time not null default '20:00',
  weekend_opens time not null default '08:00',
  weekend_closes time not null default '18:00',
  days_ahead integer not null default 60 check (days_ahead between 0 and 366),
  warranty_days integer not null default 90 check (warranty_days between 0 and 3660),
  -- Appliances that can be booked, from the site's own list; empty until the server has written them.
  appliances text[] not null default '{}',
  -- Places that one hour may take before further requests wait for a confirmation by mail.
  hourly_places integer not null default 20 check (hourly_places >= 0),
  -- How long such a request waits; then it is forgotten.
  hold_time interval not null default '30 minutes',
  -- Requests that wait at the same time; beyond them visitors are asked to call.
  most_held integer not null default 200 check (most_held >= 0),
  -- Until how long before its window a customer can move or cancel a visit without a call.
  change_until_minutes integer not null default 120 check (change_until_minutes >= 0),
  -- When the mail of the day before is sent, in the business's time zone.
  remind_at time not null default '10:00',
  -- Time that the browser has to send a mail before the server does it itself.
  mail_grace interval not null default '30 seconds',
  -- A mail that could not be sent for so long is given up.
  mail_ends interval not null default '72 hours',
  -- The browser sends the customer's mail itself (EmailJS); with the site's own relay it never does.
  browser_sends boolean not null default false,
  -- Request header that carries the caller's address and that a caller cannot set himself.
  caller_header text not null default 'cf-connecting-ip',
  -- Room for the photos of all appointments together.
  photo_budget_bytes bigint not null default 2147483648 check (photo_budget_bytes >= 0),
  -- Photos of one visit; the site writes it (`maxPhotos`).
  most_photos integer not null default 5 check (most_photos between 1 and 100),
  -- How long an upload may take from its reservation on.
  upload_time interval not null default '10 minutes',
  -- Photos of older visits, and of visits canceled longer ago, are deleted.
  keep_photos interval not null default '24 months',
  keep_canceled_photos interval not null default '7 days',
  -- Visits that are over, and the person in a service record, are removed after so long.
  keep_customers interval not null default '24 months',
  -- Nothing is removed before an owner has set that time: null where customers were imported.
  retention_confirmed_at timestamptz default now(),
  -- Of the sign-in by mail.
  code_time interval not null default '10 minutes',
  code_tries integer not null default 5 check (code_tries > 0),
  -- Two tabs may use the same refresh token for so long.
  refresh_grace interval not null default '10 seconds',
  -- A session ends when it has not been used for so long.
  session_time interval not null default '30 days',
  -- What the mails say of the business: name, phone, email, siteUrl, timeZone, warrantyDays, claims.
  company jsonb not null default '{}',
  -- How long a change of staff can be taken back before its mail leaves.
  undo_time interval not null default '10 seconds',
  -- Weekdays without visits: 1 is Monday, 7 is Sunday. A day with places of its own is open all the same.
  closed_weekdays integer[] not null default '{}'
    check (closed_weekdays <@ '{1,2,3,4,5,6,7}' and not closed_weekdays @> '{1,2,3,4,5,6,7}'),
  -- The owner sets these at /staff. A new site has no tax, no payment page and asks for no review.
  tax_percent numeric(6, 3) not null default 0 check (tax_percent between 0 and 30),
  tax_labor boolean not null default true,
  -- With `{amount}` and `{number}` in it.
  payment_link text not null default '',
  review_link text not null default '',
  -- Receipts have the next numbers, without a gap.
  last_receipt integer not null default 1000,
  -- Visits that one person does in a window; with it the places follow who works. Null: the usual ones.
  visits_per_person integer check (visits_per_person between 1 and 10),
  -- Staff get no mail about visits in these hours; it waits for their end.
  quiet_from time not null default '21:00',
  quiet_until time not null default '07:00',
  -- Whether texts are sent; the server writes it.
  texts boolean not null default false,
  -- No text in these hours; it waits for their end. That the technician is on the way cannot wait.
  texts_quiet_from time not null default '21:00',
  texts_quiet_until time not null default '08:00',
  tells_arrival boolean not null default false,
  check (quiet_until < quiet_from),
  check (texts_quiet_until < texts_quiet_from)
);

insert into private.settings default values;

-- The windows of a day, and how many visits fit into one. A window is offered on days whose
-- business hours hold it whole: the evening one is not on Saturday and Sunday.
create table private.booking_windows (
  time text primary key,
  opens time not null,
  closes time not null check (closes > opens),
  capacity integer not null default 3 check (capacity >= 0)
);

insert into private.booking_windows (time, opens, closes) values
  ('8-10 AM', '08:00', '10:00'),
  ('10-12', '10:00', '12:00'),
  ('12-2 PM', '12:00', '14:00'),
  ('2-4 PM', '14:00', '16:00'),
  ('4-6 PM', '16:00', '18:00'),
  ('Evening (6-8 PM)', '18:00', '20:00');

-- Prices of the releases whose pages visitors may have open; the site's server writes them. Without
-- them no estimate is confirmed.
create table private.prices (
  -- As the form writes it: `Washing Machine`.
  appliance text not null,
  -- As addresses write it: `not-draining`.
  issue text not null,
  -- US dollars.
  lowest integer not null,
  highest integer not null,
  -- Percent.
  accuracy integer not null,
  primary key (appliance, issue, lowest, highest, accuracy)
);

-- One window of one date, from its first booking on. The row is locked by its update, so two bookings
-- never take the same place.
create table private.window_days (
  date date not null,
  time text not null references private.booking_windows (time),
  -- Only where the owner has given this day one of its own; 0 closes the window.
  capacity integer,
  booked integer not null default 0,
  primary key (date, time),
  constraint booked_not_negative check (booked >= 0)
);

-- Days on which no window is offered, whatever its capacity.
create table private.holidays (
  date date primary key,
  name text not null check (name <> '')
);

-- People on staff, and what they may do. The owner keeps the list. Each call looks a person up in it,
-- so a person who is removed can do nothing from that moment on, with any token.
create table private.staff_people (
  id uuid not null unique default gen_random_uuid(),
  email text primary key check (email = lower(email) and private.is_email(email)),
  name text not null check (name <> ''),
  role text not null check (role in ('owner', 'technician')),
  -- ZIPs, or `all`.
  areas text[] not null default '{all}',
  phone text not null default '' check (phone = '' or private.is_phone(phone)),
  added_at timestamptz not null default now(),
  -- 1 is Monday, 7 is Sunday. A person without any does no visits. An owner begins so.
  working_days integer[] not null default '{}' check (working_days <@ '{1,2,3,4,5,6,7}'),
  -- In which the person can talk with customers.
  speaks text[] not null default '{en}' check (speaks <@ '{en,es}' and 'en' = any (speaks))
);

-- Days on which a person does not work although the weekday is one of theirs.
create table private.time_off (
  id bigint generated always as identity primary key,
  email text not null references private.staff_people (email) on update cascade on delete cascade,
  from_date date not null,
  to_date date not null check (to_date >= from_date)
);

create index time_off_by_person on private.time_off (email, to_date);

-- Sessions of people who have signed in at the site's own server. A hosted project has its own.
create table private.staff_sessions (
  id uuid primary key default gen_random_uuid(),
  email text not null references private.staff_people (email) on update cascade on delete cascade,
  began_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now()
);

create index staff_sessions_by_email on private.staff_sessions (email);

-- Codes and refresh tokens are stored as digests. The server makes those of codes with its key: a
-- code has only six digits, so a plain digest could be guessed from a copy of the table.
create table private.sign_in_codes (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  digest bytea not null,
  -- Digest of the caller who asked for it.
  asker bytea not null,
  expires_at timestamptz not null,
  -- Of the asker, and of all other callers. Counted apart, or a stranger who types five wrong codes
  -- would void the one that a person is reading.
  tries integer not null default 0,
  other_tries integer not null default 0
);

create index sign_in_codes_by_email on private.sign_in_codes (email);

create table private.refresh_tokens (
  digest bytea primary key,
  session_id uuid not null references private.staff_sessions (id) on delete cascade,
  -- Digest of the token in whose place it came; null for the first.
  parent bytea,
  issued_at timestamptz not null default now(),
  used_at timestamptz
);

create index refresh_tokens_by_session on private.refresh_tokens (session_id);

create index refresh_tokens_by_parent on private.refresh_tokens (parent);

create table public.service_records (
  id uuid primary key default gen_random_uuid(),
  customer_name text not null check (customer_name <> ''),
  -- Empty in a record whose customer has been erased: no look-up asks for it.
  customer_phone text not null check (customer_phone = '' or private.is_phone(customer_phone)),
  customer_email text not null default '',
  customer_address text not null default '',
  zip_code text not null default '',
  appliance_type text not null,
  appliance_model text not null default '',
  appliance_serial text not null default '',
  issue_description text not null default '',
  service_date date not null,
  technician_name text not null default 'Service Team',
  parts_replaced text not null default '',
  labor_description text not null default 'Appliance repair service',
  total_cost numeric(10, 2) check (total_cost >= 0),
  appointment_id text,
  notes text not null default '',
  status text not null default 'completed',
  -- Of the details that completed the appointment, so that a repeat is known as one.
  completion_digest bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  warranty_start_date date not null,
  warranty_end_date date not null check (warranty_end_date >= warranty_start_date),
  -- Part of total_cost; null without a receipt.
  sales_tax numeric(10, 2)
);

create index service_records_by_phone on public.service_records (customer_phone, service_date desc);

create index service_records_by_email on public.service_records (lower(customer_email));

create unique index service_records_one_per_appointment on public.service_records (appointment_id);

create table public.appointments (
  id text primary key check (id ~ '^APT-[0-9]{6}$'),
  -- Chosen by the browser: any number of repeats make one appointment.
  idempotency_key text not null unique,
  -- Digest of what was asked for: the same key with other content is another request.
  content_digest bytea,
  page_key text not null default private.new_key() check (page_key ~ '^[A-Za-z0-9_-]{43}$'),
  name text not null,
  phone text not null check (private.is_phone(phone)),
  email text not null,
  address text not null,
  zip_code text not null check (zip_code ~ '^[0-9]{5}$'),
  appliance text not null,
  issue text not null,
  description text not null default '',
  preferred_date date not null,
  preferred_time text not null references private.booking_windows (time),
  -- The estimate and its breakdown, exactly as the browser sent them.
  estimate jsonb,
  warranty_record_id uuid references public.service_records (id) on delete set null,
  state text not null default 'requested' check (state in
    ('held', 'requested', 'confirmed', 'on_the_way', 'done', 'canceled', 'no_one_home')),
  -- Until when a held request can be confirmed; null for any other.
  held_until timestamptz,
  -- Digest of the token that confirms it.
  hold_digest bytea unique,
  confirmed_at timestamptz,
  -- A held request leaves the last place of a window to the first who confirms.
  takes_place boolean not null default true,
  -- Goes up with each change of state or time. A change on an old version is refused, so that two
  -- open tabs do not undo each other's work.
  version integer not null default 1,
  -- SEQUENCE of its calendar entry.
  sequence integer not null default 0,
  technician text,
  -- The person who does the visit. `technician` keeps the name, also for a name that is on no list.
  technician_email text references private.staff_people (email)
    on update cascade on delete set null,
  cancel_reason text,
  -- The last change of state, time or technician, for those who have the visit open: a person on
  -- staff, `the office` or `the customer`.
  changed_by text,
  changed_at timestamptz,
  changed_what text,
  created_at timestamptz not null default now(),
  -- An owner has added it to a window without a free place. The others keep theirs, and the window is
  -- offered again only below its own number.
  beyond_places boolean not null default false,
  -- Number of the visit at which the part was ordered. Without a reference, because rows of one table come
  -- back from a backup in any order.
  returns_for text,
  -- When the customer agreed to texts about this visit; null without.
  texts_at timestamptz,
  -- Said when the technician set out; null if it was not.
  arrives_at timestamptz,
  -- Of the page that booked it.
  language text not null default 'en' check (language in ('en', 'es')),
  constraint held_until_a_time check ((state = 'held') = (held_until is not null))
);

create index appointments_by_date on public.appointments (preferred_date, preferred_time);

create index appointments_by_warranty_record on public.appointments (warranty_record_id);

create index appointments_by_creation on public.appointments (created_at);

create index appointments_held on public.appointments (held_until) where state = 'held';

create index appointments_by_technician on public.appointments (technician_email);

create index appointments_by_first_visit on public.appointments (returns_for);

-- Which state may follow which. `moved` stands for another window. A step that is not in this table
-- is refused, for every role.
create table private.state_steps (
  before text not null,
  after text not null,
  -- Otherwise only the business may do it.
  by_customer boolean not null,
  primary key (before, after)
);

insert into private.state_steps (before, after, by_customer) values
  ('held', 'requested', true),
  ('requested', 'confirmed', false),
  ('requested', 'on_the_way', false),
  ('requested', 'done', false),
  ('requested', 'no_one_home', false),
  ('requested', 'canceled', true),
  ('requested', 'moved', true),
  -- A visit that its customer has moved is to be confirmed again.
  ('confirmed', 'requested', true),
  ('confirmed', 'on_the_way', false),
  ('confirmed', 'done', false),
  ('confirmed', 'no_one_home', false),
  ('confirmed', 'canceled', true),
  ('confirmed', 'moved', true),
  ('on_the_way', 'confirmed', false),
  ('on_the_way', 'done', false),
  ('on_the_way', 'no_one_home', false),
  ('on_the_way', 'canceled', false),
  ('on_the_way', 'moved', false),
  ('no_one_home', 'confirmed', false),
  ('no_one_home', 'on_the_way', false),
  ('no_one_home', 'done', false),
  ('no_one_home', 'canceled', false),
  ('no_one_home', 'moved', false),
  ('canceled', 'requested', false),
  ('canceled', 'confirmed', false),
  ('done', 'confirmed', false);

create table private.appointment_history (
  id bigint generated always as identity primary key,
  appointment_id text not null references public.appointments (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  -- A state, or `moved`.
  state text not null,
  actor text not null check (actor in ('you', 'us')),
  -- Who it was, in the words of `changed_by`.
  person text,
  -- The window of a move before and after it.
  from_date date,
  from_time text,
  to_date date,
  to_time text,
  technician text,
  -- Of a correction: [{"field", "from", "to"}], and why it was made.
  changes jsonb,
  reason text
);

create index appointment_history_by_appointment on private.appointment_history (appointment_id, id);

create table private.appointment_notes (
  id bigint generated always as identity primary key,
  appointment_id text not null references public.appointments (id) on delete cascade,
  at timestamptz not null default now(),
  note text not null
);

create index appointment_notes_by_appointment on private.appointment_notes (appointment_id, id);

-- Notes that the customer does not see.
create table private.staff_notes (
  id bigint generated always as identity primary key,
  appointment_id text not null references public.appointments (id) on delete cascade,
  at timestamptz not null default now(),
  person text not null,
  note text not null
);

create index staff_notes_by_appointment on private.staff_notes (appointment_id, id);

-- A part that was ordered at a visit. It is awaited until it has been fitted, or is not needed.
create table private.awaited_parts (
  id bigint generated always as identity primary key,
  appointment_id text not null references public.appointments (id) on delete cascade,
  what text not null,
  -- Empty, or from whom.
  supplier text not null default '',
  expected_on date,
  ordered_at timestamptz not null default now(),
  person text not null,
  arrived_at timestamptz,
  -- Not needed any more.
  ended_at timestamptz
);

create index awaited_parts_by_appointment on private.awaited_parts (appointment_id);

-- A receipt, or a credit that takes one back. A row is never removed; only how it was paid is added, and
-- the person goes when a customer is erased.
create table private.receipts (
  number integer primary key,
  at timestamptz not null default now(),
  -- Who issued it.
  person text not null,
  appointment_id text not null,
  record_id uuid references public.service_records (id) on delete set null,
  -- Number of the receipt that this credit takes back.
  credits integer unique,
  reason text not null default '',
  customer_name text not null,
  customer_address text not null,
  zip_code text not null,
  appliance text not null,
  technician text not null,
  done_on date not null,
  warranty_until date not null,
  -- [{"kind": "labor" or "part", "text", "amount"}], dollars; negative in a credit.
  lines jsonb not null,
  tax_percent numeric(6, 3) not null,
  tax numeric(10, 2) not null,
  total numeric(10, 2) not null,
  paid text check (paid in ('cash', 'check', 'card', 'later')),
  paid_at timestamptz
);

create index receipts_by_appointment on private.receipts (appointment_id);

create index receipts_by_record on private.receipts (record_id);

-- Photos of an appointment. The bytes are in the embedded server's data folder or in the project's
-- Storage, under `path`.
create table private.photos (
  -- Made by the browser, so that a repeated upload is the same photo.
  id uuid not null,
  appointment_id text not null references public.appointments (id) on delete cascade,
  path text not null unique,
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
  size integer not null check (size between 1 and 2097152),
  -- Small copy for lists on slow networks. The visitor's browser makes it, because the server decodes
  -- no pictures.
  preview bytea check (octet_length(preview) between 1 and 10240),
  -- Digest of the token that puts the bytes; null once it has been used.
  token_digest bytea,
  reserved_until timestamptz not null,
  -- Null until the bytes have been checked and stored.
  stored_at timestamptz,
  -- Null for a photo of the customer, who sees none of the others.
  shows text check (shows in ('before', 'after', 'signature')),
  taken_by text,
  taken_by_email text,
  constraint photos_taken check ((shows is null) = (taken_by is null)),
  primary key (appointment_id, id)
);

-- A pass lets its person add photos to one visit for an hour: uploads go to the same address as a
-- customer's, which knows no person.
create table private.photo_passes (
  digest bytea primary key,
  appointment_id text not null references public.appointments (id) on delete cascade,
  shows text not null,
  person text not null,
  email text not null,
  ends_at timestamptz not null
);

create index photo_passes_appointment on private.photo_passes (appointment_id);

-- Mails to send, queued in the transaction that causes them.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- Appointment, subscription or test that the mail is about; one mail of a kind about each.
  about text not null,
  -- Null: the business itself, as configured when the mail is sent.
  recipient text check (
    recipient ~ '^[^[:space:]@,;:<>()"\[\]\\]+@[^[:space:]@,;:<>()"\[\]\\]+$'
    -- Of a text.
    or recipient ~ '^\+1[0-9]{10}$'),
  payload jsonb not null,
  created_at timestamptz not null default now(),
  -- When it is to be sent, and from when on it would no longer be true; of a reminder.
  due_at timestamptz,
  useless_at timestamptz,
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  claim uuid,
  claimed_until timestamptz,
  last_error text,
  sent_at timestamptz,
  -- `server` or `browser`.
  sent_by text,
  given_up_at timestamptz,
  unique (kind, about)
);

create index outbox_waiting on private.outbox (next_attempt_at) where sent_at is null and given_up_at is null;

create index outbox_reminders on private.outbox (due_at) where kind = 'visit_reminder';

create index outbox_by_appointment on private.outbox (split_part(about, ' ', 1));

-- Phones that have answered STOP.
create table private.text_stops (
  phone text primary key check (private.is_phone(phone)),
  at timestamptz not null default now()
);

-- The server's keys, one pair: subscriptions are bound to the public one, so backups have it, too.
create table private.push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  private_key text not null
);

-- A browser of a person, the last one who subscribed with it.
create table private.push_subscriptions (
  endpoint text primary key,
  email text not null references private.staff_people (email) on update cascade on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  language text not null default 'en' check (language in ('en', 'es'))
);

create index push_subscriptions_email on private.push_subscriptions (email);

create table private.subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  confirmed_at timestamptz,
  -- Goes into the foot of every newsletter.
  leave_token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now(),
  language text not null default 'en' check (language in ('en', 'es'))
);

-- A second sign-up leaves the link of the first mail good.
create table private.confirm_links (
  -- Only the digest: who reads the table cannot confirm for others.
  digest bytea primary key,
  subscriber_id uuid not null references private.subscribers (id) on delete cascade,
  expires_at timestamptz not null
);

create index confirm_links_by_subscriber on private.confirm_links (subscriber_id);

-- Newsletters that were sent to the subscribers of that moment, one mail each through the outbox.
create table private.newsletters (
  id uuid primary key default gen_random_uuid(),
  idempotency_key text not null unique,
  subject text not null,
  body text not null,
  url text not null,
  queued integer not null default 0,
  at timestamptz not null default now(),
  -- Of its readers; null: all.
  language text check (language in ('en', 'es'))
);

create table private.rate_rules (
  bucket text primary key,
  max_hits integer not null check (max_hits > 0),
  period interval not null
);

-- Most limits have three floors: a phone, mail address or visit from one caller; a looser total for
-- it, so that a stranger elsewhere cannot lock its owner out; and one for the caller, so that none
-- goes through a list. What all share, one network must not use up.
insert into private.rate_rules (bucket, max_hits, period) values
  ('warranty:pair', 10, '15 minutes'),
  ('warranty:phone', 60, '15 minutes'),
  ('warranty:caller', 60, '15 minutes'),
  ('warranty:network', 180, '15 minutes'),
  ('booking:pair', 10, '1 hour'),
  ('booking:phone', 20, '1 day'),
  ('booking:email', 20, '1 day'),
  ('booking:caller', 20, '1 hour'),
  ('booking:network', 60, '1 hour'),
  ('windows:caller', 120, '1 minute'),
  ('windows:network', 480, '1 minute'),
  ('confirm:caller', 60, '1 hour'),
  ('confirm:network', 180, '1 hour'),
  ('newsletter:email', 3, '1 day'),
  ('newsletter:caller', 20, '1 hour'),
  ('newsletter:network', 60, '1 hour'),
  -- Sign-ups of all callers together: each may send a mail to a person who did not ask for it.
  ('newsletter:all', 200, '1 hour'),
  ('mail:caller', 20, '1 hour'),
  ('mail:network', 60, '1 hour'),
  ('mail:test', 5, '1 hour'),
  -- Mails to one address, whatever they are about.
  ('mail:address', 6, '1 day'),
  -- Mails made from calls, on a site without a database.
  ('mail:all', 100, '1 hour'),
  -- Mails about changes of one appointment to its address.
  ('mail:visit', 3, '1 day'),
  -- A visit by number and phone, limited like the look-up of a warranty.
  ('visit:pair', 10, '15 minutes'),
  ('visit:phone', 60, '15 minutes'),
  ('visit:caller', 60, '15 minutes'),
  ('visit:network', 180, '15 minutes'),
  -- All look-ups of a phone, by any caller: a number has only six digits.
  ('visit:day', 100, '1 day'),
  -- By key. Counted for the number together with the key as given, so that a stranger who knows only
  -- the number cannot use up its owner's limit.
  ('page:key', 120, '15 minutes'),
  ('page:caller', 240, '15 minutes'),
  ('page:network', 720, '15 minutes'),
  -- Of one visit. Neither counts a cancellation: it happens once, and must not be blocked by notes.
  ('move:visit', 20, '1 day'),
  ('note:visit', 40, '1 day'),
  -- Each change is a mail to the team. Of one caller, for any number of visits.
  ('change:caller', 40, '1 hour'),
  ('change:network', 120, '1 hour'),
  ('photo:caller', 60, '1 hour'),
  ('photo:network', 180, '1 hour'),
  -- Together at most a tenth of the room of all photos, and of a /48 a third.
  ('photo_day:caller', 100, '1 day'),
  ('photo_day:network', 300, '1 day'),
  ('photo:visit', 30, '1 day'),
  ('code:pair', 5, '15 minutes'),
  ('code:pairday', 8, '1 day'),
  ('code:address', 20, '1 hour'),
  ('code:day', 60, '1 day'),
  ('code:caller', 20, '1 hour'),
  ('code:network', 60, '1 hour'),
  ('try:caller', 30, '15 minutes'),
  ('try:network', 90, '15 minutes'),
  ('report:caller', 120, '1 hour'),
  ('report:network', 480, '1 hour');

-- Instants of the hits still inside the rule's period; the key is a digest, not an address.
create table private.rate_counters (
  bucket text not null references private.rate_rules (bucket) on delete cascade,
  key bytea not null,
  hits timestamptz[] not null,
  primary key (bucket, key)
);

-- The sets whose documents may report, from the site's own store. A stranger cannot add one.
create table private.report_sets (
  set_id text primary key,
  -- Versions that may run, by part.
  versions jsonb not null,
  -- The part that owns each pattern of an address.
  patterns jsonb not null,
  seen_at timestamptz not null default now()
);

create table private.report_views (
  set_id text not null references private.report_sets on delete cascade,
  hour timestamptz not null,
  part text not null,
  views bigint not null,
  primary key (set_id, hour, part)
);

create table private.report_failures (
  set_id text not null references private.report_sets on delete cascade,
  hour timestamptz not null,
  part text not null,
  version text not null,
  cause text not null,
  pattern text not null,
  failures bigint not null,
  primary key (set_id, hour, part, version, cause, pattern)
);

create index on private.report_failures (hour);

create table private.report_vitals (
  set_id text not null references private.report_sets on delete cascade,
  hour timestamptz not null,
  part text not null,
  name text not null,
  buckets integer[] not null,
  primary key (set_id, hour, part, name)
);

-- Replaced each day, so that digests of different days cannot be compared.
create table private.report_key (
  only_row boolean primary key default true check (only_row),
  day date not null,
  key bytea not null
);

-- One row: a later watch replaces an earlier one and its counters.
create table private.report_watch (
  only_row boolean primary key default true check (only_row),
  -- The canary's set. All other sets are the live group.
  set_id text not null,
  -- By the clock of the store; names the watch.
  since timestamptz not null,
  -- The parts that the canary changes.
  parts text[] not null,
  -- Lasts as long as the watch, so that networks of two watches cannot be compared.
  secret bytea not null
);

create table private.watch_counts (
  canary boolean primary key,
  views bigint not null default 0,
  failures bigint not null default 0,
  all_failures bigint not null default 0,
  lcp integer[] not null default array_fill(0, array[100]),
  inp integer[] not null default array_fill(0, array[100])
);

-- `place` is one of 8,192 groups of networks, each of about 2,000; so a row names no network.
create table private.watch_networks (
  kind text not null,
  place integer not null,
  used integer not null,
  primary key (kind, place)
);

-- How often a network counts in a watch. The first failure counts, in whichever group it is: if both
-- groups fail alike, it is the canary's with the canary's share, however many visitors a network has.
create table private.watch_rules (
  kind text primary key,
  most integer not null
);

insert into private.watch_rules (kind, most) values
  ('failure', 1), ('any failure', 1), ('canary views', 20), ('live views', 20), ('LCP', 3), ('INP', 3);

-- Housekeeping runs the chores of this table. A later migration adds one as a function and a row, and
-- leaves the others as they are.
create table private.chores (
  -- A function of this schema without arguments.
  name text primary key,
  -- Chores run in this order.
  place integer not null unique,
  -- Instant of the last run. Only `note_housekeeping` has one.
  ran_at timestamptz
);

insert into private.chores (place, name) values
  (10, 'free_all_unconfirmed'),
  (20, 'forget_sign_ins'),
  (30, 'apply_retention'),
  (40, 'forget_reports'),
  (50, 'forget_callers'),
  (60, 'forget_unconfirmed_subscribers'),
  (70, 'forget_photos'),
  (80, 'end_mails'),
  (1000, 'note_housekeeping');

do $$
declare
  relation regclass;
begin
  for relation in
    select c.oid::regclass from pg_catalog.pg_class c
    where c.relkind = 'r' and (c.relnamespace = 'private'::regnamespace
      or c.oid in ('public.service_records'::regclass, 'public.appointments'::regclass))
  loop
    execute format('alter table %s enable row level security', relation);
    execute format('revoke all on table %s from public, anon, authenticated', relation);
  end loop;
end;
$$;
