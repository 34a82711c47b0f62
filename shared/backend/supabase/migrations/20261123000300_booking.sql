-- Booking, as before, with a key for the appointment's page, and with states.

-- Forgets requests that were not confirmed in time, and with them what they held; of one window, or
-- of all. In the order in which a move locks windows.
drop function private.free_unconfirmed();
create function private.free_unconfirmed(day date default null, slot text default null) returns void
language plpgsql set search_path = ''
as $$
declare
  expired text;
begin
  for expired in
    select a.id from public.appointments a
    where a.status = 'held' and a.held_until < now()
      and (day is null or (a.preferred_date, a.preferred_time) = (day, slot))
    order by a.preferred_date, a.preferred_time
    for update skip locked
  loop
    delete from private.outbox o where split_part(o.about, ' ', 1) = expired;
    delete from public.appointments a where a.id = expired;
  end loop;
end;
$$;

create or replace function private.read_request(request jsonb) returns public.appointments
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
  booking.status := 'requested';
  booking.page_key := private.new_key();
  booking.version := 1;
  booking.sequence := 0;
  booking.takes_place := true;
  booking.created_at := now();
  booking.content_digest := sha256(convert_to(jsonb_build_array(
    booking.name, booking.phone, booking.email, booking.address, booking.zip_code, booking.appliance,
    booking.issue, booking.description, booking.preferred_date, booking.preferred_time,
    booking.estimate, booking.warranty_record_id)::text, 'UTF8'));
  return booking;
end;
$$;

-- As before. Requests whose time is over no longer count against the most that may wait.
create or replace function private.hold(booking public.appointments) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  held integer;
  most integer;
begin
  select count(*) into held from public.appointments a where a.status = 'held' and a.held_until > now();
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

drop function private.booked_answer(text, text, timestamptz);
create function private.booked_answer(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', a.id, 'key', a.page_key) || case when a.status = 'held'
    then jsonb_build_object('status', 'held', 'heldUntil', private.instant(a.held_until))
    else '{}' end;
$$;

-- Books a window and queues its mails in one transaction; returns {"id": "APT-123456", "key"}, or past
-- the places of an hour also {"status": "held", "heldUntil"}: then `confirm_booking` books it. Any
-- number of repeats with one idempotency key make one appointment. Refusals: 422 with the field, 409
-- when the window is full, 429 past the limits.
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
  key := private.text_field(request, 'idempotencyKey', 'Idempotency key', 64);
  if key !~ '^[A-Za-z0-9_-]{16,64}$' then
    perform private.refuse('idempotencyKey', 'Idempotency key must be 16 to 64 letters, digits, - or _');
  end if;
  booking := private.read_request(request);
  booking.idempotency_key := key;
  -- This window only: a transaction that holds other windows could wait for a move, and it for this.
  perform private.free_unconfirmed(booking.preferred_date, booking.preferred_time);
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
        return private.booked_answer(existing);
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
  return private.booked_answer(existing);
end;
$$;

-- Books a held request by the token of its mail: {"status": "confirmed", "id", "key", "preferredDate",
-- "preferredTime", "appliance", "issue"}, "taken" if others were faster, "unknown" if it was too late
-- or never sent.
create or replace function public.confirm_booking(token text) returns jsonb
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
  select a.* into booking from public.appointments a
  where a.hold_digest = sha256(convert_to(left(confirm_booking.token, 200), 'UTF8'))
    and (a.status <> 'held' or a.held_until > now()) for update;
  if booking.id is null then
    return jsonb_build_object('status', 'unknown');
  end if;
  if booking.status = 'held' then
    begin
      perform private.check_visit(booking);
      update public.appointments a
      set status = 'requested', takes_place = true, held_until = null, confirmed_at = now()
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
  elsif booking.status = 'cancelled' then
    return jsonb_build_object('status', 'unknown');
  end if;
  return jsonb_build_object('status', 'confirmed', 'id', booking.id, 'key', booking.page_key,
    'preferredDate', booking.preferred_date, 'preferredTime', booking.preferred_time,
    'appliance', booking.appliance, 'issue', booking.issue);
end;
$$;

-- For tabs of older releases: `held`, `pending`, `completed`, or null if number and phone do not belong
-- together or the visit is cancelled. Newer ones use `view_appointment`, whose limits hold here too:
-- otherwise numbers and phones could be guessed here.
delete from private.rate_rules r where r.bucket in ('status:caller', 'status:network');
create or replace function public.appointment_status(appointment_id text, phone text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given text := regexp_replace(left(appointment_status.phone, 40), '\D', '', 'g');
begin
  perform private.count_look_up(coalesce(given, ''));
  return jsonb_build_object('status', (
    select private.status_word(a.status) from public.appointments a
    where a.id = appointment_id and a.phone = given
      and a.status <> 'cancelled' and (a.status <> 'held' or a.held_until > now())));
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
