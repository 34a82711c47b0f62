-- Booking with limits that many callers cannot walk around: each counts by network, phone and mail
-- address, and past the places of an hour a request waits until its mail is answered.

drop function private.checked_request(jsonb);

-- The request as a row without id: every field as it is stored, whenever it is asked again. What
-- depends on the day is judged by `check_visit`.
create function private.read_request(request jsonb) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  booking public.appointments;
  record_id text;
begin
  booking.name := private.name_field(request, 'name', 'Name');
  booking.phone := private.text_field(request, 'phone', 'Phone', 40);
  if booking.phone !~ '^[0-9]{10}$' then
    perform private.refuse('phone', 'Please enter a valid 10-digit phone number');
  end if;
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
  booking.status := 'pending';
  booking.takes_place := true;
  booking.created_at := now();
  booking.content_digest := sha256(convert_to(jsonb_build_array(
    booking.name, booking.phone, booking.email, booking.address, booking.zip_code, booking.appliance,
    booking.issue, booking.description, booking.preferred_date, booking.preferred_time,
    booking.estimate, booking.warranty_record_id)::text, 'UTF8'));
  return booking;
end;
$$;

-- Refuses a day or a time that cannot be booked now.
create function private.check_visit(booking public.appointments) returns void
language plpgsql set search_path = ''
as $$
declare
  local_now timestamp := private.local_now();
  days_ahead integer;
  slot private.booking_windows;
begin
  if booking.preferred_date is null or booking.preferred_date < local_now::date then
    perform private.refuse('preferredDate', 'Please select a future date');
  end if;
  select s.days_ahead into days_ahead from private.settings s;
  if booking.preferred_date > local_now::date + days_ahead then
    perform private.refuse('preferredDate', 'Please select a date within the next ' || days_ahead || ' days');
  end if;
  select w.* into slot from private.windows_of(booking.preferred_date) w where w.slot = booking.preferred_time;
  if slot is null then
    perform private.refuse('preferredTime', 'This time is not offered on that day');
  elsif booking.preferred_date + slot.opens <= local_now then
    perform private.refuse('preferredTime', 'This time has already begun; please choose a later one');
  end if;
end;
$$;

-- Counts a request by everything that it could be one of many by.
create function private.count_booking(booking public.appointments) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.limit_uses('booking', booking.phone);
  perform private.count_use('booking:email', private.mail_key(booking.email));
end;
$$;

-- Whether the places of this hour are used up. What its customer has confirmed by mail does not count,
-- nor is anybody held who books at the business's own machine.
create function private.must_confirm() returns boolean
language sql stable set search_path = ''
as $$
  select private.caller() is not null and s.hourly_places <= (
    select count(*) from public.appointments a
    where a.created_at > now() - interval '1 hour' and a.status <> 'held' and a.confirmed_at is null)
  from private.settings s;
$$;

create function private.window_taken() returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = 'PT409', message = 'This time has just been taken', detail = 'preferredTime';
end;
$$;

-- Queues a mail, one of a kind about each appointment.
create function private.queue_about(kind text, about text, recipient text, payload jsonb) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, about, recipient, payload, next_attempt_at)
  select queue_about.kind, queue_about.about, queue_about.recipient, queue_about.payload,
    now() + case when queue_about.kind = 'booking_hold' then interval '0' else s.mail_grace end
  from private.settings s
  on conflict on constraint outbox_kind_about_key do nothing;
$$;

-- Queues the mails of a booked appointment; the customer's only while their address may get one.
create function private.queue_booked(booking public.appointments) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.queue_about('team_notification', booking.id, null, private.appointment_json(booking));
  if private.may_mail(booking.email) then
    perform private.queue_about('customer_confirmation', booking.id, booking.email, private.appointment_json(booking));
  end if;
end;
$$;

-- The row that a held request becomes, and the mail that asks for its confirmation.
create function private.hold(booking public.appointments) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  held integer;
  most integer;
begin
  select count(*) into held from public.appointments a where a.status = 'held';
  select s.most_held, now() + s.hold_time into most, booking.held_until from private.settings s;
  if held >= most or not private.may_mail(booking.email) then
    raise exception using errcode = 'PT429', detail = 'booking:held',
      message = 'Too many requests. Please try again later or call us.';
  end if;
  if private.places_left(booking.preferred_date, booking.preferred_time) <= 0 then
    perform private.window_taken();
  end if;
  booking.takes_place := private.places_left(booking.preferred_date, booking.preferred_time) > 1;
  booking.status := 'held';
  booking.hold_digest := sha256(convert_to(token, 'UTF8'));
  perform private.queue_about('booking_hold', booking.id, booking.email, jsonb_build_object(
    'holdToken', token, 'heldUntil', private.instant(booking.held_until),
    'preferredDate', booking.preferred_date, 'preferredTime', booking.preferred_time));
  return booking;
end;
$$;

-- An instant as browsers write it.
create function private.instant(at timestamptz) returns text
language sql immutable set search_path = ''
as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
$$;

create function private.booked_answer(id text, status text, held_until timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', booked_answer.id) || case when booked_answer.status = 'held'
    then jsonb_build_object('status', 'held', 'heldUntil', private.instant(booked_answer.held_until))
    else '{}' end;
$$;

-- Books a window and queues its mails in one transaction; answers {"id": "APT-123456"}, or past the
-- places of an hour {"id", "status": "held", "heldUntil"}: then `confirm_booking` books it. Any number
-- of repeats with one idempotency key make one appointment. Refusals: 422 with the field, 409 when the
-- window is full, 429 past the limits.
create or replace function public.book_appointment(request jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  key text;
  existing public.appointments;
  booking public.appointments;
  violated text;
begin
  perform private.check_json(request, 'request', 'The request');
  perform private.free_unconfirmed();
  key := private.text_field(request, 'idempotencyKey', 'Idempotency key', 64);
  if key !~ '^[A-Za-z0-9_-]{16,64}$' then
    perform private.refuse('idempotencyKey', 'Idempotency key must be 16 to 64 letters, digits, - or _');
  end if;
  booking := private.read_request(request);
  booking.idempotency_key := key;
  select a.* into existing from public.appointments a where a.idempotency_key = key;
  if existing.id is null then
    perform private.check_visit(booking);
    perform private.count_booking(booking);
  end if;
  while existing.id is null loop
    -- 122 random bits cut to six digits; the loop passes over numbers already given.
    booking.id := 'APT-' || lpad((('x' || left(md5(gen_random_uuid()::text), 8))::bit(32)::bigint % 1000000)::text, 6, '0');
    if not exists (select from public.appointments a where a.id = booking.id) then
      if private.must_confirm() then
        booking := private.hold(booking);
      end if;
      begin
        insert into public.appointments select booking.* on conflict do nothing returning * into existing;
      exception when check_violation then
        get stacked diagnostics violated = constraint_name;
        if violated = 'window_not_overbooked' then
          perform private.window_taken();
        end if;
        raise;
      end;
      if existing.id is not null then
        if existing.status <> 'held' then
          perform private.queue_booked(existing);
        end if;
        return private.booked_answer(existing.id, existing.status, existing.held_until);
      end if;
      if booking.status = 'held' then
        delete from private.outbox o where o.about = booking.id;
      end if;
    end if;
    -- Nothing inserted: the same request on another connection was first, or the number is given.
    select a.* into existing from public.appointments a where a.idempotency_key = key;
  end loop;
  -- Rows of before have no digest; there the phone has to do.
  if existing.content_digest is distinct from booking.content_digest
    and (existing.content_digest is not null or existing.phone <> booking.phone) then
    perform private.refuse('idempotencyKey',
      'This request was sent before with other answers. Please send it again as a new request.');
  end if;
  return private.booked_answer(existing.id, existing.status, existing.held_until);
end;
$$;

-- Books a held request by the token of its mail: {"status": "confirmed", "id", "preferredDate",
-- "preferredTime", "appliance", "issue"}, "taken" where others were faster, "unknown" where it was too late or never sent.
create function public.confirm_booking(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller text := private.caller();
  booking public.appointments;
  violated text;
begin
  if caller is not null then
    perform private.count_use('confirm:caller', caller);
  end if;
  perform private.free_unconfirmed();
  select a.* into booking from public.appointments a
  where a.hold_digest = sha256(convert_to(left(confirm_booking.token, 200), 'UTF8')) for update;
  if booking.id is null then
    return jsonb_build_object('status', 'unknown');
  end if;
  if booking.status = 'held' then
    begin
      perform private.check_visit(booking);
      update public.appointments a
      set status = 'pending', takes_place = true, held_until = null, confirmed_at = now()
      where a.id = booking.id returning a.* into booking;
    exception
      when check_violation then
        get stacked diagnostics violated = constraint_name;
        if violated = 'window_not_overbooked' then
          return jsonb_build_object('status', 'taken');
        end if;
        raise;
      when sqlstate 'PT422' then
        return jsonb_build_object('status', 'taken');
    end;
    perform private.queue_booked(booking);
  end if;
  return jsonb_build_object('status', 'confirmed', 'id', booking.id,
    'preferredDate', booking.preferred_date, 'preferredTime', booking.preferred_time,
    'appliance', booking.appliance, 'issue', booking.issue);
end;
$$;

-- Status of an appointment for the visitor who has its number and phone: `held`, `pending`,
-- `completed`, or null where the two do not belong together.
create or replace function public.appointment_status(appointment_id text, phone text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller text := private.caller();
begin
  if caller is not null then
    perform private.count_use('status:caller', caller);
  end if;
  return jsonb_build_object('status', (
    select a.status from public.appointments a
    where a.id = appointment_id
      and a.phone = regexp_replace(left(appointment_status.phone, 40), '\D', '', 'g')
      and (a.status <> 'held' or a.held_until > now())));
end;
$$;

-- As before, and only for what its customer has confirmed.
create or replace function public.complete_appointment(appointment_id text, completion jsonb default '{}') returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments;
begin
  perform private.require_staff();
  perform private.check_json(coalesce(completion, '{}'), 'completion', 'The completion');
  select * into a from public.appointments p where p.id = appointment_id for update;
  if a.id is null then
    raise exception using errcode = 'PT404', message = 'There is no appointment with this number', detail = 'appointment_id';
  elsif a.status = 'held' then
    raise exception using errcode = 'PT409', message = 'The customer has not confirmed this request yet', detail = 'appointment_id';
  end if;
  update public.appointments p set status = 'completed' where p.id = a.id;
  return private.record_json(private.insert_service_record(
    jsonb_build_object('applianceType', a.appliance, 'issueDescription', a.issue)
    || coalesce(completion, '{}')
    || jsonb_build_object(
      'customerName', a.name, 'customerPhone', a.phone, 'customerEmail', a.email,
      'customerAddress', a.address, 'zipCode', a.zip_code, 'appointmentId', a.id)));
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.confirm_booking from public, anon, authenticated;
grant execute on function public.confirm_booking to anon, authenticated;
