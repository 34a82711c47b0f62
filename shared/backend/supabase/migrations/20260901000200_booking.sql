-- Booking: which windows are free, taking one, and what became of it.

-- Free windows by date from `from_date` (default and earliest: today in the business's zone), for
-- `days` days: [{"date": "2026-11-21", "slots": [{"slot": "8-10 AM", "free": 3}]}].
create function public.open_windows(from_date text default null, days integer default 61) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  local_now timestamp := private.local_now();
  first_day date := greatest(coalesce(private.as_date(from_date), local_now::date), local_now::date);
  last_day date;
begin
  select local_now::date + s.days_ahead into last_day from private.settings s;
  last_day := least(last_day, first_day + least(greatest(coalesce(days, 61), 1), 366) - 1);
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('date', g.day::date, 'slots', (
        select coalesce(jsonb_agg(
          jsonb_build_object('slot', w.slot, 'free', coalesce(d.capacity - d.booked, w.capacity))
          order by w.opens), '[]')
        from private.windows_of(g.day::date) w
        left join private.window_days d on d.date = g.day::date and d.slot = w.slot
        where coalesce(d.capacity - d.booked, w.capacity) > 0 and g.day + w.opens > local_now
      )) order by g.day), '[]')
    from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') g(day)
  );
end;
$$;

-- Refuses an estimate that is not of the shape the calculator sends; it is stored as sent.
create function private.check_estimate(estimate jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  line jsonb;
  ranges jsonb;
begin
  if jsonb_typeof(estimate) <> 'object' or length(estimate::text) > 8000
    or jsonb_typeof(estimate -> 'breakdown') is distinct from 'array'
    or jsonb_array_length(estimate -> 'breakdown') > 12 then
    perform private.refuse('estimate', 'The estimate cannot be read');
  end if;
  perform private.text_field(estimate, 'appliance', 'Estimate appliance', 80);
  perform private.text_field(estimate, 'issue', 'Estimate issue', 120);
  perform private.text_field(estimate, 'calculatedAt', 'Estimate time', 40);
  ranges := jsonb_build_array(estimate -> 'priceRange');
  for line in select * from jsonb_array_elements(estimate -> 'breakdown') loop
    perform private.text_field(line, 'label', 'Estimate line', 120);
    ranges := ranges || line;
  end loop;
  for line in select * from jsonb_array_elements(ranges) loop
    if jsonb_typeof(line -> 'min') is distinct from 'number'
      or jsonb_typeof(line -> 'max') is distinct from 'number'
      or (line ->> 'min')::numeric not between 0 and (line ->> 'max')::numeric
      or (line ->> 'max')::numeric > 100000 then
      perform private.refuse('estimate', 'The estimate cannot be read');
    end if;
  end loop;
  if jsonb_typeof(estimate -> 'accuracy') is distinct from 'number'
    or (estimate ->> 'accuracy')::numeric not between 0 and 100 then
    perform private.refuse('estimate', 'The estimate cannot be read');
  end if;
end;
$$;

-- The request as a row without id, every field checked as the form checks it and once more.
create function private.checked_request(request jsonb) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  booking public.appointments;
  local_now timestamp := private.local_now();
  days_ahead integer;
  slot private.booking_windows;
begin
  booking.name := private.text_field(request, 'name', 'Name', 100);
  booking.phone := private.text_field(request, 'phone', 'Phone', 40);
  if booking.phone !~ '^[0-9]{10}$' then
    perform private.refuse('phone', 'Please enter a valid 10-digit phone number');
  end if;
  booking.email := private.text_field(request, 'email', 'Email', 254);
  if not private.is_email(booking.email) then
    perform private.refuse('email', 'Please enter a valid email address');
  end if;
  booking.address := private.text_field(request, 'address', 'Address', 200);
  booking.zip_code := private.text_field(request, 'zipCode', 'ZIP code', 20);
  if booking.zip_code !~ '^[0-9]{5}$' then
    perform private.refuse('zipCode', 'Please enter a valid 5-digit ZIP code');
  end if;
  booking.appliance := private.text_field(request, 'appliance', 'Appliance', 80);
  booking.issue := private.text_field(request, 'issue', 'Issue', 300);
  booking.description := private.text_field(request, 'description', 'Description', 2000, false, true);
  booking.preferred_date := private.as_date(private.text_field(request, 'preferredDate', 'Preferred date', 40));
  if booking.preferred_date is null or booking.preferred_date < local_now::date then
    perform private.refuse('preferredDate', 'Please select a future date');
  end if;
  select s.days_ahead into days_ahead from private.settings s;
  if booking.preferred_date > local_now::date + days_ahead then
    perform private.refuse('preferredDate', 'Please select a date within the next ' || days_ahead || ' days');
  end if;
  booking.preferred_time := private.text_field(request, 'preferredTime', 'Preferred time', 40);
  select w.* into slot from private.windows_of(booking.preferred_date) w where w.slot = booking.preferred_time;
  if slot is null then
    perform private.refuse('preferredTime', 'This time is not offered on that day');
  elsif booking.preferred_date + slot.opens <= local_now then
    perform private.refuse('preferredTime', 'This time has already begun; please choose a later one');
  end if;
  if jsonb_typeof(request -> 'estimate') <> 'null' then
    perform private.check_estimate(request -> 'estimate');
    booking.estimate := request -> 'estimate';
  end if;
  -- A reference that does not fit is left out rather than costing the business a customer.
  select r.id into booking.warranty_record_id from public.service_records r
  where r.id::text = request ->> 'warrantyRecordId' and r.customer_phone = booking.phone;
  booking.status := 'pending';
  booking.created_at := now();
  return booking;
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
    'preferredTime', a.preferred_time, 'estimate', a.estimate,
    'warrantyRecordId', a.warranty_record_id, 'status', a.status,
    'createdAt', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
$$;

-- Books a window and queues both mails in one transaction; answers {"id": "APT-123456"}. Any number
-- of repeats with one idempotency key make one appointment. Refusals: 422 with the field, 409 when
-- the window is full, 429 past the limits.
create function public.book_appointment(request jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  key text;
  found_id text;
  found_phone text;
  booking public.appointments;
  violated text;
begin
  if jsonb_typeof(request) is distinct from 'object' or length(request::text) > 16000 then
    perform private.refuse('request', 'The request cannot be read');
  end if;
  key := private.text_field(request, 'idempotencyKey', 'Idempotency key', 64);
  if key !~ '^[A-Za-z0-9_-]{16,64}$' then
    perform private.refuse('idempotencyKey', 'Idempotency key must be 16 to 64 letters, digits, - or _');
  end if;
  select a.id, a.phone into found_id, found_phone from public.appointments a where a.idempotency_key = key;
  if found_id is null then
    booking := private.checked_request(request);
    booking.idempotency_key := key;
    perform private.limit_uses('booking', booking.phone);
  end if;
  while found_id is null loop
    -- 122 random bits cut to six digits; the loop passes over numbers already given.
    booking.id := 'APT-' || lpad((('x' || left(md5(gen_random_uuid()::text), 8))::bit(32)::bigint % 1000000)::text, 6, '0');
    begin
      insert into public.appointments select booking.* on conflict do nothing returning id into found_id;
    exception when check_violation then
      get stacked diagnostics violated = constraint_name;
      if violated = 'window_not_overbooked' then
        raise exception using errcode = 'PT409', message = 'This time has just been taken', detail = 'preferredTime';
      end if;
      raise;
    end;
    if found_id is not null then
      insert into private.outbox (kind, about, recipient, payload, next_attempt_at)
      select m.kind, booking.id, m.recipient, private.appointment_json(booking), now() + s.mail_grace
      from private.settings s,
        (values ('team_notification', null), ('customer_confirmation', booking.email)) m(kind, recipient);
      return jsonb_build_object('id', found_id);
    end if;
    -- Nothing inserted: the same request on another connection was first, or the number is given.
    select a.id, a.phone into found_id, found_phone from public.appointments a where a.idempotency_key = key;
  end loop;
  if found_phone is distinct from request ->> 'phone' then
    perform private.refuse('idempotencyKey', 'This idempotency key belongs to another request');
  end if;
  return jsonb_build_object('id', found_id);
end;
$$;

-- Status of an appointment for the visitor who has its number and phone: `pending`, `completed`, or
-- null where the two do not belong together.
create function public.appointment_status(appointment_id text, phone text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text := private.caller();
begin
  if address is not null then
    perform private.count_use('status:caller', address);
  end if;
  return jsonb_build_object('status', (
    select a.status from public.appointments a
    where a.id = appointment_id and a.phone = regexp_replace(appointment_status.phone, '\D', '', 'g')));
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.open_windows, public.book_appointment, public.appointment_status
  from public, anon, authenticated;
grant execute on function public.open_windows, public.book_appointment, public.appointment_status
  to anon, authenticated;
