-- A booking: its request, its answer, and a request that waits for a confirmation by mail.

-- Free windows by date from `from_date` (default and earliest: today in the business's zone), for
-- `days` days: [{"date": "2026-11-21", "windows": [{"time": "8-10 AM", "free": 3}]}].
create function public.open_windows(from_date text default null, days integer default 61) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  local_now timestamp := private.local_now();
  first_day date := greatest(coalesce(private.as_date(from_date), local_now::date), local_now::date);
  last_day date;
  caller text := private.caller();
begin
  if caller is not null then
    perform private.count_use('windows:caller', caller);
  end if;
  perform private.free_unconfirmed();
  select local_now::date + s.days_ahead into last_day from private.settings s;
  last_day := least(last_day, first_day + least(greatest(coalesce(days, 61), 1), 366) - 1);
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('date', g.day::date, 'windows', (
        select coalesce(jsonb_agg(jsonb_build_object('time', o.time, 'free', o.free) order by o.opens), '[]')
        from (
          select w.time, w.opens, coalesce(d.capacity, w.capacity) - coalesce(d.booked, 0) as free
          from private.windows_of(g.day::date) w
          left join private.window_days d on d.date = g.day::date and d.time = w.time
        ) o
        where o.free > 0 and g.day + o.opens > local_now
      )) order by g.day), '[]')
    from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') g(day)
  );
end;
$$;

-- What the mails about an appointment are made from: its row as the site names the fields.
create function private.appointment_json(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', a.id, 'name', a.name, 'phone', a.phone, 'email', a.email, 'address', a.address,
    'zipCode', a.zip_code, 'appliance', a.appliance, 'issue', a.issue,
    'description', a.description, 'preferredDate', a.preferred_date,
    'preferredTime', a.preferred_time, 'estimate', a.estimate, 'language', a.language,
    'warrantyRecordId', a.warranty_record_id, 'state', a.state, 'technician', a.technician, 'cancelReason', a.cancel_reason,
    'createdAt', private.instant(a.created_at));
$$;

-- Books a window and queues its mails in one transaction; returns {"id": "APT-123456", "key"}, or past
-- the places of an hour also {"heldUntil"}: then `confirm_booking` books it. Any
-- number of repeats with one idempotency key make one appointment. Refusals: 422 with the field, 409
-- when the window is full, 429 past the limits.
create function public.book_appointment(request jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  key text;
  existing public.appointments;
  booking public.appointments;
  violated text;
begin
  perform private.check_json(request, 'request');
  key := private.text_field(request, 'idempotencyKey', 64);
  if key !~ '^[A-Za-z0-9_-]{16,64}$' then
    perform private.refuse('idempotencyKey', 'not_a_key');
  end if;
  booking := private.read_request(request);
  booking.idempotency_key := key;
  if booking.estimate is not null then
    booking.estimate := booking.estimate || jsonb_build_object('checked',
      booking.estimate ->> 'appliance' = booking.appliance and private.is_known_price(booking.estimate));
  end if;
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
        if existing.state <> 'held' then
          perform private.queue_booked(existing);
        end if;
        return private.booked_answer(existing);
      end if;
      if booking.state = 'held' then
        delete from private.outbox o where o.about = booking.id;
      end if;
    end if;
    -- Nothing inserted: the same request on another connection was first, or the number is given.
    select a.* into existing from public.appointments a where a.idempotency_key = key;
  end loop;
  -- Rows of before have no digest; there the phone has to do.
  if existing.content_digest is distinct from booking.content_digest
    and (existing.content_digest is not null or existing.phone <> booking.phone) then
    perform private.refuse('idempotencyKey', 'sent_before');
  end if;
  return private.booked_answer(existing);
end;
$$;

-- Whether a release that visitors may have open has this price, and its lines add up to it.
create function private.is_known_price(estimate jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.prices p
    where p.appliance = is_known_price.estimate ->> 'appliance'
      and p.issue = trim('-' from regexp_replace(
        replace(lower(is_known_price.estimate ->> 'issue'), '''', ''), '[^a-z0-9]+', '-', 'g'))
      and p.lowest = (is_known_price.estimate #>> '{priceRange,min}')::numeric
      and p.highest = (is_known_price.estimate #>> '{priceRange,max}')::numeric
      and p.accuracy = (is_known_price.estimate -> 'accuracy')::numeric
      and (p.lowest, p.highest) = (
        select sum((l.line -> 'min')::numeric), sum((l.line -> 'max')::numeric)
        from jsonb_array_elements(is_known_price.estimate -> 'breakdown') l(line)));
$$;

-- Replaces the known prices. @param prices [{"appliance", "issue", "lowest", "highest", "accuracy"}]
create function private.publish_prices(prices jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  delete from private.prices;
  insert into private.prices
  select distinct p.appliance, p.issue, p.lowest, p.highest, p.accuracy
  from jsonb_to_recordset(publish_prices.prices)
    p(appliance text, issue text, lowest integer, highest integer, accuracy integer);
end;
$$;

-- The brand in a description, where the form writes it as a line of its own, in either language.
create function private.brand_of(description text) returns text
language sql immutable set search_path = ''
as $$
  select substring(description from '(?:^|\n)(?:Preferred brand|Marca): ([^\n]{1,60})');
$$;

-- The request as a row without id: every field as it is stored, whenever it is asked again. What
-- depends on the day is judged by `check_visit`.
create function private.read_request(request jsonb) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  booking public.appointments;
  record_id text;
begin
  booking.name := private.name_field(request, 'name');
  booking.phone := private.text_field(request, 'phone', 40);
  perform private.require_phone(booking.phone, 'phone');
  booking.email := private.text_field(request, 'email', 254);
  if not private.is_email(booking.email) then
    perform private.refuse('email', 'not_an_email');
  end if;
  booking.address := private.words_field(request, 'address', 200);
  booking.zip_code := private.text_field(request, 'zipCode', 20);
  if booking.zip_code !~ '^[0-9]{5}$' then
    perform private.refuse('zipCode', 'not_a_zip');
  end if;
  booking.appliance := private.appliance_field(request, 'appliance');
  booking.issue := private.words_field(request, 'issue', 300);
  booking.description := private.text_field(request, 'description', 2000, false, true);
  booking.preferred_date := private.as_date(private.text_field(request, 'preferredDate', 40));
  booking.preferred_time := private.text_field(request, 'preferredTime', 40);
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
  booking.language := private.language_of(request);
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
  offered private.booking_windows;
begin
  if booking.preferred_date is null or booking.preferred_date < local_now::date then
    perform private.refuse('preferredDate', 'past');
  end if;
  select s.days_ahead into days_ahead from private.settings s;
  if booking.preferred_date > local_now::date + days_ahead then
    perform private.refuse('preferredDate', 'too_far', jsonb_build_object('days', days_ahead));
  end if;
  select w.* into offered from private.windows_of(booking.preferred_date) w where w.time = booking.preferred_time;
  if offered is null then
    perform private.refuse('preferredTime', 'not_offered');
  elsif booking.preferred_date + offered.opens <= local_now then
    perform private.refuse('preferredTime', 'begun');
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

-- Whether a request waits for its confirmation: the places of this hour are used up, or this caller's
-- quarter of them, or the half of its /48. What its customer has confirmed by mail does not count as a
-- place, nor is anybody held who books at the business's own machine. Asked after the request has been
-- counted.
create function private.must_confirm() returns boolean
language sql stable set search_path = ''
as $$
  select private.caller() is not null and (
    s.hourly_places <= (
      select count(*) from public.appointments a
      where a.created_at > now() - interval '1 hour' and a.state <> 'held' and a.confirmed_at is null)
    or private.uses_of('booking:caller', private.caller()) > greatest(s.hourly_places / 4, 1)
    or private.uses_of('booking:network', private.network_of(private.caller()))
      > greatest(s.hourly_places / 2, 1))
  from private.settings s;
$$;

create function private.window_taken() returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.refuse('preferredTime', 'taken', status => 'PT409');
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
    perform private.queue_about('customer_confirmation', booking.id, booking.email, private.mail_json(booking));
  end if;
  perform private.plan_reminder(booking);
end;
$$;

-- The row that a held request becomes, and the mail that asks for its confirmation. Requests whose time
-- is over do not count against the most that may wait.
create function private.hold(booking public.appointments) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  held integer;
  most integer;
begin
  select count(*) into held from public.appointments a where a.state = 'held' and a.held_until > now();
  select s.most_held, now() + s.hold_time into most, booking.held_until from private.settings s;
  if held >= most or not private.may_mail(booking.email) then
    raise exception using errcode = 'PT429', detail = 'booking:held',
      message = 'too_many';
  end if;
  if private.places_left(booking.preferred_date, booking.preferred_time) <= 0 then
    perform private.window_taken();
  end if;
  booking.takes_place := private.places_left(booking.preferred_date, booking.preferred_time) > 1;
  booking.state := 'held';
  booking.hold_digest := sha256(convert_to(token, 'UTF8'));
  perform private.queue_about('booking_hold', booking.id, booking.email, jsonb_build_object(
    'holdToken', token, 'heldUntil', private.instant(booking.held_until),
    'preferredDate', booking.preferred_date, 'preferredTime', booking.preferred_time));
  return booking;
end;
$$;

-- Books a held request by the token of its mail: {"status": "confirmed", "id", "key", "preferredDate",
-- "preferredTime", "appliance", "issue"}, "taken" if others were faster, "unknown" if it was too late
-- or never sent.
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
  select a.* into booking from public.appointments a
  where a.hold_digest = sha256(convert_to(left(confirm_booking.token, 200), 'UTF8'))
    and (a.state <> 'held' or a.held_until > now()) for update;
  if booking.id is null then
    return jsonb_build_object('status', 'unknown');
  end if;
  if booking.state = 'held' then
    begin
      perform private.check_visit(booking);
      update public.appointments a
      set state = 'requested', takes_place = true, held_until = null, confirmed_at = now()
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
  elsif booking.state = 'canceled' then
    return jsonb_build_object('status', 'unknown');
  end if;
  return jsonb_build_object('status', 'confirmed', 'id', booking.id, 'key', booking.page_key,
    'preferredDate', booking.preferred_date, 'preferredTime', booking.preferred_time,
    'appliance', booking.appliance, 'issue', booking.issue);
end;
$$;

create function private.free_unconfirmed(day date default null, at_time text default null) returns void
language plpgsql set search_path = ''
as $$
declare
  expired text;
begin
  for expired in
    select a.id from public.appointments a
    where a.state = 'held' and a.held_until < now()
      and (day is null or (a.preferred_date, a.preferred_time) = (day, at_time))
    order by a.preferred_date, a.preferred_time
    for update skip locked
  loop
    delete from private.outbox o where split_part(o.about, ' ', 1) = expired;
    delete from public.appointments a where a.id = expired;
  end loop;
end;
$$;

create function private.booked_answer(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', a.id, 'key', a.page_key) || case when a.state = 'held'
    then jsonb_build_object('heldUntil', private.instant(a.held_until))
    else '{}' end;
$$;

-- A whole row is inserted, so the column's default does not count.
create function private.keep_language() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.language := coalesce(new.language, 'en');
  return new;
end;
$$;

create function private.language_of(fields jsonb, before text default 'en') returns text
language sql immutable set search_path = ''
as $$
  select case when fields ->> 'language' in ('en', 'es') then fields ->> 'language' else coalesce(before, 'en') end;
$$;
