-- Text messages to customers who have ticked the box, through the outbox of the mails.

alter table private.settings
  -- Whether texts are sent; the server writes it.
  add column texts boolean not null default false,
  -- No text in these hours; it waits for their end. That the technician is on the way cannot wait.
  add column texts_quiet_from time not null default '21:00',
  add column texts_quiet_until time not null default '08:00' check (texts_quiet_until < texts_quiet_from);

-- Phones that have answered STOP.
create table private.text_stops (
  phone text primary key check (private.is_phone(phone)),
  at timestamptz not null default now()
);
alter table private.text_stops enable row level security;

alter table private.outbox drop constraint outbox_recipient_check;
alter table private.outbox add constraint outbox_recipient_check check (
  recipient ~ '^[^[:space:]@,;:<>()"\[\]\\]+@[^[:space:]@,;:<>()"\[\]\\]+$'
  -- Of a text.
  or recipient ~ '^\+1[0-9]{10}$');

-- Queues a text about this version of an appointment; one of a kind. None without consent, after STOP, or
-- beyond eight a day to a phone.
create function private.queue_text(
  kind text, a public.appointments, due_at timestamptz default now(), useless_at timestamptz default null,
  waits boolean default true
) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, about, recipient, payload, next_attempt_at, due_at, useless_at)
  select queue_text.kind, a.id || ' ' || a.version, '+1' || a.phone, private.mail_json(a), d.at, d.at,
    queue_text.useless_at
  from private.settings s, lateral (
    select case when queue_text.waits
      then private.after_quiet(queue_text.due_at, s.texts_quiet_from, s.texts_quiet_until)
      else queue_text.due_at end as at) d
  where s.texts and a.texts_at is not null
    and not exists (select from private.text_stops t where t.phone = a.phone)
    and 8 > (
      select count(*) from private.outbox o
      where o.recipient = '+1' || a.phone and o.created_at > now() - interval '1 day')
  on conflict on constraint outbox_kind_about_key do nothing;
$$;

create function private.text_of_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moved boolean := (new.preferred_date, new.preferred_time) is distinct from (old.preferred_date, old.preferred_time);
  over timestamptz := private.window_ends(new.preferred_date, new.preferred_time);
begin
  if old.state = 'canceled' and new.state <> 'canceled' then
    delete from private.outbox o
    where o.kind = 'text_canceled' and split_part(o.about, ' ', 1) = new.id
      and o.sent_at is null and o.claimed_until is null;
  end if;
  -- The customer knows of their own changes.
  if private.actor() = 'you' then
    return null;
  elsif moved then
    perform private.queue_text('text_moved', new, now(), over);
  elsif new.state = 'confirmed' and old.state = 'requested' then
    perform private.queue_text('text_confirmed', new, now(), over);
    if private.reminder_due(new.preferred_date) > now() then
      perform private.queue_text('text_reminder', new, private.reminder_due(new.preferred_date),
        (select new.preferred_date::timestamp at time zone s.time_zone from private.settings s));
    end if;
  elsif new.state = 'canceled' and old.state <> 'canceled' then
    perform private.queue_text('text_canceled', new, now() + private.undo_time(), over);
  elsif new.state = 'on_the_way' and old.state <> 'on_the_way' then
    perform private.queue_text('text_on_the_way', new, now() + private.undo_time(),
      now() + interval '2 hours', false);
  end if;
  return null;
end;
$$;
create trigger text_of_change after update on public.appointments
  for each row execute function private.text_of_change();

-- A finished job has a record.
create function private.text_of_record() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  a public.appointments;
begin
  select p.* into a from public.appointments p where p.id = new.appointment_id;
  if a.id is not null then
    perform private.queue_text('text_done', a, now(), now() + interval '2 days');
  end if;
  return null;
end;
$$;
create trigger text_of_record after insert on public.service_records
  for each row execute function private.text_of_record();

-- Also by text, to customers without a mail address, too, once the business has confirmed the visit.
create or replace function private.plan_reminder(a public.appointments) returns void
language plpgsql set search_path = ''
as $$
declare
  due timestamptz := private.reminder_due(a.preferred_date);
begin
  perform private.forget_reminder(a.id);
  if due > now() and 3 > (
    select count(*) from private.outbox o
    where o.kind = 'visit_reminder' and o.due_at = due and private.mail_key(o.recipient) = private.mail_key(a.email)
  ) then
    perform private.queue_visit('visit_reminder', a, a.email, '{}', due,
      (select a.preferred_date::timestamp at time zone s.time_zone from private.settings s));
  end if;
  -- A request that the business has not confirmed may name a stranger's phone.
  if due > now() and a.state = 'confirmed' then
    perform private.queue_text('text_reminder', a, due,
      (select a.preferred_date::timestamp at time zone s.time_zone from private.settings s));
  end if;
end;
$$;

create or replace function private.forget_reminder(appointment_id text) returns void
language sql set search_path = ''
as $$
  delete from private.outbox o
  where split_part(o.about, ' ', 1) = appointment_id
    and o.kind in ('visit_reminder', 'visit_on_the_way', 'text_reminder', 'text_on_the_way')
    and o.sent_at is null;
$$;

-- Consent is of a phone: another number has given none.
create function private.keep_consent() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.phone <> old.phone then
    new.texts_at := null;
  end if;
  return new;
end;
$$;
create trigger consent_of_phone before update on public.appointments
  for each row execute function private.keep_consent();

-- An answer that arrived as a text: `stopped`, `started`, `help` or `other`.
create function public.take_text(sender text, words text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  digits text := regexp_replace(regexp_replace(left(coalesce(sender, ''), 40), '\D', '', 'g'), '^1([0-9]{10})$', '\1');
  word text := upper(regexp_replace(left(coalesce(words, ''), 200), '[^A-Za-z]', '', 'g'));
begin
  if not private.is_phone(digits) then
    return '{"status": "other"}';
  elsif word in ('STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'ALTO', 'PARAR') then
    insert into private.text_stops (phone) values (digits) on conflict do nothing;
    delete from private.outbox o
    where o.recipient = '+1' || digits and o.sent_at is null and o.claimed_until is null;
    return '{"status": "stopped"}';
  elsif word in ('START', 'YES', 'UNSTOP') then
    delete from private.text_stops t where t.phone = digits;
    return '{"status": "started"}';
  end if;
  return jsonb_build_object('status', case when word in ('HELP', 'INFO', 'AYUDA') then 'help' else 'other' end);
end;
$$;

-- The request as a row without id: every field as it is stored, whenever it is asked again. What
-- depends on the day is judged by `check_visit`.
create or replace function private.read_request(request jsonb) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  booking public.appointments;
  record_id text;
begin
  booking.name := private.name_field(request, 'name', 'Name');
  booking.phone := private.text_field(request, 'phone', 'Phone', 40);
  perform private.require_phone(booking.phone, 'phone');
  booking.email := private.text_field(request, 'email', 'Email', 254);
  if not private.is_email(booking.email) then
    perform private.refuse('email', 'Please enter a valid email address');
  end if;
  booking.address := private.words_field(request, 'address', 'Address', 200);
  booking.zip_code := private.text_field(request, 'zipCode', 'ZIP code', 20);
  if booking.zip_code !~ '^[0-9]{5}$' then
    perform private.refuse('zipCode', 'Please enter a valid 5-digit ZIP code');
  end if;
  booking.appliance := private.appliance_field(request, 'appliance');
  booking.issue := private.words_field(request, 'issue', 'Issue', 300);
  booking.description := private.text_field(request, 'description', 'Description', 2000, false, true);
  booking.preferred_date := private.as_date(private.text_field(request, 'preferredDate', 'Preferred date', 40));
  booking.preferred_time := private.text_field(request, 'preferredTime', 'Preferred time', 40);
  if jsonb_typeof(request -> 'estimate') <> 'null' then
    booking.estimate := private.estimate_of(request -> 'estimate');
  end if;
  if jsonb_typeof(request -> 'warrantyRecordId') = 'string' then
    record_id := request ->> 'warrantyRecordId';
    -- A reference that does not fit is left out rather than costing the business a customer.
    select r.id into booking.warranty_record_id from public.service_records r
    where record_id ~ '^[0-9a-f-]{36}$' and r.id::text = record_id and r.customer_phone = booking.phone;
  end if;
  booking.state := 'requested';
  booking.page_key := private.new_key();
  booking.version := 1;
  booking.sequence := 0;
  booking.takes_place := true;
  booking.texts_at := case when request -> 'texts' = 'true' then now() end;
  booking.created_at := now();
  booking.content_digest := sha256(convert_to(jsonb_build_array(
    booking.name, booking.phone, booking.email, booking.address, booking.zip_code, booking.appliance,
    booking.issue, booking.description, booking.preferred_date, booking.preferred_time,
    booking.estimate, booking.warranty_record_id)::text, 'UTF8'));
  return booking;
end;
$$;

revoke all on function public.take_text from public, anon, authenticated;
grant execute on function public.take_text to service_role;
revoke all on all functions in schema private from public, anon, authenticated;
