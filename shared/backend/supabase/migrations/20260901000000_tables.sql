-- Tables of the business. Nothing here is reachable with the public key: the roles of visitors get
-- functions only (following migrations), row security is on and no policy lets them in.

create schema if not exists private;
revoke all on schema private from public;

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
  -- Time that the browser has to send a mail before the server does it itself.
  mail_grace interval not null default '30 seconds',
  -- Request header that carries the caller's address and that a caller cannot set himself.
  caller_header text not null default 'cf-connecting-ip',
  -- What the mails say of the business: name, phone, email, siteUrl, timeZone, warrantyDays, claims.
  company jsonb not null default '{}'
);
insert into private.settings default values;

-- The windows of a day, and how many visits fit into one. A window is offered on days whose
-- business hours hold it whole: the evening one is not on Saturday and Sunday.
create table private.booking_windows (
  slot text primary key,
  opens time not null,
  closes time not null check (closes > opens),
  capacity integer not null default 3 check (capacity >= 0)
);
insert into private.booking_windows (slot, opens, closes) values
  ('8-10 AM', '08:00', '10:00'),
  ('10-12', '10:00', '12:00'),
  ('12-2 PM', '12:00', '14:00'),
  ('2-4 PM', '14:00', '16:00'),
  ('4-6 PM', '16:00', '18:00'),
  ('Evening (6-8 PM)', '18:00', '20:00');

-- One window of one date, from its first booking on; the owner may add rows to open or close one
-- (capacity 0). The check holds under any concurrency, because the row is locked by its update.
create table private.window_days (
  date date not null,
  slot text not null references private.booking_windows (slot),
  capacity integer not null,
  booked integer not null default 0,
  primary key (date, slot),
  constraint window_not_overbooked check (booked between 0 and capacity)
);

create table public.service_records (
  id uuid primary key default gen_random_uuid(),
  customer_name text not null check (customer_name <> ''),
  customer_phone text not null check (customer_phone ~ '^[0-9]{10}$'),
  customer_email text not null default '',
  customer_address text not null default '',
  zip_code text not null default '',
  appliance_type text not null,
  appliance_model text not null default '',
  issue_description text not null default '',
  service_date date not null,
  technician_name text not null default 'Service Team',
  parts_replaced text not null default '',
  labor_description text not null default 'Appliance repair service',
  total_cost numeric(10, 2) check (total_cost >= 0),
  appointment_id text,
  notes text not null default '',
  status text not null default 'completed',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  warranty_start_date date not null,
  warranty_end_date date not null check (warranty_end_date >= warranty_start_date)
);
create index service_records_by_phone on public.service_records (customer_phone, service_date desc);
create index service_records_by_email on public.service_records (lower(customer_email));
create unique index service_records_one_per_appointment on public.service_records (appointment_id);

create table public.appointments (
  id text primary key check (id ~ '^APT-[0-9]{6}$'),
  -- Chosen by the browser: any number of repeats make one appointment.
  idempotency_key text not null unique,
  name text not null,
  phone text not null check (phone ~ '^[0-9]{10}$'),
  email text not null,
  address text not null,
  zip_code text not null check (zip_code ~ '^[0-9]{5}$'),
  appliance text not null,
  issue text not null,
  description text not null default '',
  preferred_date date not null,
  preferred_time text not null references private.booking_windows (slot),
  -- The estimate and its breakdown, exactly as the browser sent them.
  estimate jsonb,
  warranty_record_id uuid references public.service_records (id) on delete set null,
  status text not null default 'pending' check (status in ('pending', 'completed')),
  created_at timestamptz not null default now()
);
create index appointments_by_date on public.appointments (preferred_date, preferred_time);
create index appointments_by_warranty_record on public.appointments (warranty_record_id);

-- Mails to send, queued in the transaction that causes them.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- Appointment, subscription or test that the mail is about; one mail of a kind about each.
  about text not null,
  -- Null: the business itself, as configured when the mail is sent.
  recipient text check (recipient ~ '^[^[:space:]@,;:<>()"\[\]\\]+@[^[:space:]@,;:<>()"\[\]\\]+$'),
  payload jsonb not null,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  claim uuid,
  claimed_until timestamptz,
  last_error text,
  sent_at timestamptz,
  -- `server` or `browser`.
  sent_by text,
  unique (kind, about)
);
create index outbox_waiting on private.outbox (next_attempt_at) where sent_at is null;

create table private.subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  -- Only the digest: who reads the table cannot confirm for others.
  confirm_digest bytea not null unique,
  confirm_expires_at timestamptz not null,
  confirmed_at timestamptz,
  -- Goes into the foot of every newsletter.
  leave_token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now()
);

create table private.rate_rules (
  bucket text primary key,
  max_hits integer not null check (max_hits > 0),
  period interval not null
);
insert into private.rate_rules (bucket, max_hits, period) values
  -- A phone from one address; a looser total for the phone, so that a stranger elsewhere cannot
  -- lock its owner out; and one for the address, so that nobody goes through a list of phones.
  ('warranty:pair', 10, '15 minutes'),
  ('warranty:phone', 60, '15 minutes'),
  ('warranty:caller', 60, '15 minutes'),
  ('booking:pair', 30, '1 hour'),
  ('booking:phone', 60, '1 hour'),
  ('booking:caller', 60, '1 hour'),
  ('status:caller', 120, '15 minutes'),
  ('newsletter:email', 3, '1 day'),
  ('newsletter:caller', 20, '1 hour'),
  ('mail:caller', 60, '1 hour'),
  ('mail:test', 5, '1 hour');

-- Instants of the hits still inside the rule's period; the key is a digest, not an address.
create table private.rate_counters (
  bucket text not null references private.rate_rules (bucket) on delete cascade,
  key bytea not null,
  hits timestamptz[] not null,
  primary key (bucket, key)
);

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
