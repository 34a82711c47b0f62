-- A database of the first release (migrations 20260901*) as PostgreSQL's own tool dumped it, with two
-- bookings, a service record, mails and a subscriber. Never change it: it is what owners have.

SET LOCAL standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', true);
SET LOCAL check_function_bodies = false;

CREATE SCHEMA auth;

CREATE SCHEMA private;

CREATE SCHEMA supabase_migrations;

CREATE FUNCTION auth.jwt() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;
$$;

CREATE FUNCTION auth.role() RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select auth.jwt() ->> 'role';
$$;

CREATE FUNCTION auth.uid() RETURNS uuid
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid;
$$;

CREATE TABLE public.appointments (
    id text NOT NULL,
    idempotency_key text NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    address text NOT NULL,
    zip_code text NOT NULL,
    appliance text NOT NULL,
    issue text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    preferred_date date NOT NULL,
    preferred_time text NOT NULL,
    estimate jsonb,
    warranty_record_id uuid,
    status text DEFAULT 'pending'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT appointments_id_check CHECK ((id ~ '^APT-[0-9]{6}$'::text)),
    CONSTRAINT appointments_phone_check CHECK ((phone ~ '^[0-9]{10}$'::text)),
    CONSTRAINT appointments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'completed'::text]))),
    CONSTRAINT appointments_zip_code_check CHECK ((zip_code ~ '^[0-9]{5}$'::text))
);

CREATE FUNCTION private.appointment_json(a public.appointments) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object(
    'id', a.id, 'name', a.name, 'phone', a.phone, 'email', a.email, 'address', a.address,
    'zipCode', a.zip_code, 'appliance', a.appliance, 'issue', a.issue,
    'description', a.description, 'preferredDate', a.preferred_date,
    'preferredTime', a.preferred_time, 'estimate', a.estimate,
    'warrantyRecordId', a.warranty_record_id, 'status', a.status,
    'createdAt', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
$$;

CREATE FUNCTION private.as_date(value text) RETURNS date
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $_$
begin
  if value ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then
    return make_date(left(value, 4)::integer, substr(value, 6, 2)::integer, right(value, 2)::integer);
  end if;
  return null;
exception when datetime_field_overflow then
  return null;
end;
$_$;

CREATE FUNCTION private.caller() RETURNS text
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $_$
declare
  headers json := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::json;
  address text;
begin
  select trim(split_part(headers ->> s.caller_header, ',', -1)) into address from private.settings s;
  return case when address ~ '^(127\.|::1$|::ffff:127\.)' then null else nullif(address, '') end;
end;
$_$;

CREATE FUNCTION private.check_estimate(estimate jsonb) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
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

CREATE FUNCTION private.checked_request(request jsonb) RETURNS public.appointments
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $_$
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
$_$;

CREATE FUNCTION private.count_use(rule text, subject text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  rate private.rate_rules;
  uses timestamptz[];
begin
  select r.* into strict rate from private.rate_rules r where r.bucket = rule;
  insert into private.rate_counters as c (bucket, key, hits)
  values (rule, sha256(convert_to(subject, 'UTF8')), array[now()])
  on conflict (bucket, key) do update
    set hits = array(select h from unnest(c.hits) h where h > now() - rate.period) || now()
  returning c.hits into uses;
  if cardinality(uses) > rate.max_hits then
    raise exception using
      errcode = 'PT429',
      message = 'Too many requests. Please try again later or call us.',
      detail = rule,
      hint = 'Retry after ' || ceil(extract(epoch from uses[1] + rate.period - now())) || ' seconds';
  end if;
end;
$$;

CREATE TABLE public.service_records (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    customer_name text NOT NULL,
    customer_phone text NOT NULL,
    customer_email text DEFAULT ''::text NOT NULL,
    customer_address text DEFAULT ''::text NOT NULL,
    zip_code text DEFAULT ''::text NOT NULL,
    appliance_type text NOT NULL,
    appliance_model text DEFAULT ''::text NOT NULL,
    issue_description text DEFAULT ''::text NOT NULL,
    service_date date NOT NULL,
    technician_name text DEFAULT 'Service Team'::text NOT NULL,
    parts_replaced text DEFAULT ''::text NOT NULL,
    labor_description text DEFAULT 'Appliance repair service'::text NOT NULL,
    total_cost numeric(10,2),
    appointment_id text,
    notes text DEFAULT ''::text NOT NULL,
    status text DEFAULT 'completed'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    warranty_start_date date NOT NULL,
    warranty_end_date date NOT NULL,
    CONSTRAINT service_records_check CHECK ((warranty_end_date >= warranty_start_date)),
    CONSTRAINT service_records_customer_name_check CHECK ((customer_name <> ''::text)),
    CONSTRAINT service_records_customer_phone_check CHECK ((customer_phone ~ '^[0-9]{10}$'::text)),
    CONSTRAINT service_records_total_cost_check CHECK ((total_cost >= (0)::numeric))
);

CREATE FUNCTION private.insert_service_record(record jsonb) RETURNS public.service_records
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $_$
declare
  r public.service_records;
  today date := private.local_now()::date;
begin
  if jsonb_typeof(record) is distinct from 'object' or length(record::text) > 16000 then
    perform private.refuse('record', 'The record cannot be read');
  end if;
  r.customer_name := private.text_field(record, 'customerName', 'Customer name', 100);
  r.customer_phone := regexp_replace(private.text_field(record, 'customerPhone', 'Customer phone', 40), '\D', '', 'g');
  if r.customer_phone !~ '^[0-9]{10}$' then
    perform private.refuse('customerPhone', 'Please enter a valid 10-digit phone number');
  end if;
  r.customer_email := private.text_field(record, 'customerEmail', 'Customer email', 254, false);
  r.customer_address := private.text_field(record, 'customerAddress', 'Customer address', 200, false);
  r.zip_code := private.text_field(record, 'zipCode', 'ZIP code', 5, false);
  r.appliance_type := private.text_field(record, 'applianceType', 'Appliance', 80);
  r.appliance_model := private.text_field(record, 'applianceModel', 'Model', 80, false);
  r.issue_description := private.text_field(record, 'issueDescription', 'Issue', 2400, false, true);
  r.service_date := coalesce(
    private.as_date(nullif(private.text_field(record, 'serviceDate', 'Service date', 10, false), '')), today);
  r.technician_name := coalesce(
    nullif(private.text_field(record, 'technicianName', 'Technician', 100, false), ''), 'Service Team');
  r.parts_replaced := private.text_field(record, 'partsReplaced', 'Parts', 1000, false, true);
  r.labor_description := coalesce(
    nullif(private.text_field(record, 'laborDescription', 'Labor', 1000, false, true), ''), 'Appliance repair service');
  if jsonb_typeof(record -> 'totalCost') not in ('number', 'null')
    or (record ->> 'totalCost')::numeric not between 0 and 99999999 then
    perform private.refuse('totalCost', 'Cost must be an amount in dollars');
  end if;
  r.total_cost := (record ->> 'totalCost')::numeric;
  r.appointment_id := nullif(private.text_field(record, 'appointmentId', 'Appointment', 20, false), '');
  r.notes := private.text_field(record, 'notes', 'Notes', 2000, false, true);
  r.status := coalesce(nullif(private.text_field(record, 'status', 'Status', 40, false), ''), 'completed');
  r.id := gen_random_uuid();
  r.created_at := now();
  r.updated_at := now();
  r.warranty_start_date := r.service_date;
  select r.service_date + s.warranty_days into r.warranty_end_date from private.settings s;
  insert into public.service_records select r.*;
  return r;
exception when unique_violation then
  raise exception using errcode = 'PT409',
    message = 'This appointment has a service record already', detail = 'appointmentId';
end;
$_$;

CREATE FUNCTION private.is_email(value text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $_$
  select length(value) <= 254
    and value ~ '^[^[:space:]@,;:<>()"\[\]\\]{1,64}@[^[:space:]@,;:<>()"\[\]\\.]+(\.[^[:space:]@,;:<>()"\[\]\\.]+)+$';
$_$;

CREATE FUNCTION private.keep_window() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if tg_op = 'UPDATE' and (old.preferred_date, old.preferred_time) = (new.preferred_date, new.preferred_time) then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    update private.window_days d set booked = d.booked - 1
    where d.date = old.preferred_date and d.slot = old.preferred_time;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.window_days as d (date, slot, capacity, booked)
    select new.preferred_date, w.slot, w.capacity, 1
    from private.booking_windows w where w.slot = new.preferred_time
    on conflict (date, slot) do update set booked = d.booked + 1;
  end if;
  return null;
end;
$$;

CREATE FUNCTION private.limit_uses(prefix text, subject text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  address text := private.caller();
begin
  perform private.count_use(prefix || ':pair', subject || '|' || coalesce(address, 'local'));
  if address is not null then
    perform private.count_use(prefix || ':caller', address);
  end if;
  perform private.count_use(prefix || ':phone', subject);
end;
$$;

CREATE FUNCTION private.local_now() RETURNS timestamp without time zone
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select now() at time zone s.time_zone from private.settings s;
$$;

CREATE FUNCTION private.queue_mail(kind text, about text, recipient text, payload jsonb, caller text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $_$
declare
  field text;
  address text := nullif(lower(trim(recipient)), '');
begin
  if kind = 'test' then
    perform private.count_use('mail:test', 'all');
    delete from private.outbox o where o.kind = 'test';
  elsif caller !~ '^(127\.|::1$|::ffff:127\.)' then
    perform private.count_use('mail:caller', caller);
  end if;
  if kind = 'customer_confirmation' and (address is null or not private.is_email(address)) then
    perform private.refuse('to_email', 'Please enter a valid email address');
  end if;
  for field in select jsonb_object_keys(payload -> 'params') loop
    if jsonb_typeof(payload -> 'params' -> field) <> 'boolean' then
      perform private.text_field(payload -> 'params', field, field, 4000, false, true);
    end if;
  end loop;
  insert into private.outbox (kind, about, recipient, payload, next_attempt_at)
  select queue_mail.kind, queue_mail.about,
    case when queue_mail.kind = 'customer_confirmation' then address end,
    queue_mail.payload, now() + s.mail_grace
  from private.settings s
  on conflict on constraint outbox_kind_about_key do nothing;
end;
$_$;

CREATE FUNCTION private.record_json(r public.service_records) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object(
    'id', r.id, 'customerName', r.customer_name, 'customerPhone', r.customer_phone,
    'customerEmail', r.customer_email, 'customerAddress', r.customer_address,
    'zipCode', r.zip_code, 'applianceType', r.appliance_type, 'applianceModel', r.appliance_model,
    'issueDescription', r.issue_description, 'serviceDate', r.service_date,
    'technicianName', r.technician_name, 'partsReplaced', r.parts_replaced,
    'laborDescription', r.labor_description, 'totalCost', r.total_cost,
    'appointmentId', r.appointment_id, 'notes', r.notes, 'status', r.status,
    'updatedAt', r.updated_at, 'warrantyStartDate', r.warranty_start_date,
    'warrantyEndDate', r.warranty_end_date);
$$;

CREATE FUNCTION private.refuse(field text, message text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  raise exception using errcode = 'PT422', message = message, detail = field;
end;
$$;

CREATE FUNCTION private.require_staff() RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  -- app_metadata is written by the project's owner; user_metadata by the user himself.
  if coalesce(auth.jwt() -> 'app_metadata' ->> 'role', '') <> 'staff' then
    raise exception using errcode = '42501', message = 'This function is for staff';
  end if;
end;
$$;

CREATE FUNCTION private.text_field(request jsonb, field text, label text, max_length integer, required boolean DEFAULT true, multiline boolean DEFAULT false) RETURNS text
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $_$
declare
  value text;
  breaks text := case when multiline then E'\n\t' else '' end;
begin
  if jsonb_typeof(request -> field) not in ('string', 'null') then
    perform private.refuse(field, label || ' must be text');
  end if;
  value := coalesce(request ->> field, '');
  if multiline then
    value := regexp_replace(value, '\r\n?', E'\n', 'g');
  end if;
  value := regexp_replace(value, '^\s+|\s+$', '', 'g');
  if value = '' and required then
    perform private.refuse(field, label || ' is required');
  end if;
  if length(value) > max_length then
    perform private.refuse(field, label || ' must be no more than ' || max_length || ' characters');
  end if;
  if translate(value, breaks, '') ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]' then
    perform private.refuse(field, label || ' contains characters that cannot be used');
  end if;
  return value;
end;
$_$;

CREATE TABLE private.booking_windows (
    slot text NOT NULL,
    opens time without time zone NOT NULL,
    closes time without time zone NOT NULL,
    capacity integer DEFAULT 3 NOT NULL,
    CONSTRAINT booking_windows_capacity_check CHECK ((capacity >= 0)),
    CONSTRAINT booking_windows_check CHECK ((closes > opens))
);

CREATE FUNCTION private.windows_of(day date) RETURNS SETOF private.booking_windows
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select w.* from private.booking_windows w, private.settings s
  where case when extract(isodow from day) < 6
    then w.opens >= s.weekday_opens and w.closes <= s.weekday_closes
    else w.opens >= s.weekend_opens and w.closes <= s.weekend_closes end;
$$;

CREATE FUNCTION public.appointment_status(appointment_id text, phone text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
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

CREATE FUNCTION public.book_appointment(request jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
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
$_$;

CREATE FUNCTION public.check_warranty(phone text, name text, appliance text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
declare
  digits text;
  wanted text;
  part text;
begin
  if length(coalesce(phone, '')) > 40 then
    perform private.refuse('phone', 'Please enter a valid 10-digit phone number');
  end if;
  digits := regexp_replace(coalesce(phone, ''), '\D', '', 'g');
  wanted := lower(regexp_replace(
    private.text_field(jsonb_build_object('name', check_warranty.name), 'name', 'Name', 100), '\s+', ' ', 'g'));
  part := lower(private.text_field(jsonb_build_object('appliance', appliance), 'appliance', 'Appliance', 80, false));
  if digits = '' then
    perform private.refuse('phone', 'Phone is required');
  elsif digits !~ '^[0-9]{10}$' then
    perform private.refuse('phone', 'Please enter a valid 10-digit phone number');
  elsif length(wanted) < 2 then
    perform private.refuse('name', 'Name must be at least 2 characters');
  -- Two letters would let ten common guesses open nine of ten known phones.
  elsif length(regexp_replace(wanted, '[[:space:][:digit:][:punct:]]', '', 'g')) < 3 then
    perform private.refuse('name', 'Please enter the whole first or last name');
  end if;
  perform private.limit_uses('warranty', digits);
  -- strpos takes % and _ literally.
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'applianceType', r.appliance_type, 'applianceModel', r.appliance_model,
      'issueDescription', r.issue_description, 'serviceDate', r.service_date,
      'technicianName', r.technician_name, 'partsReplaced', r.parts_replaced,
      'laborDescription', r.labor_description, 'status', r.status,
      'warrantyStartDate', r.warranty_start_date, 'warrantyEndDate', r.warranty_end_date
    ) order by r.service_date desc, r.created_at desc), '[]')
    from (
      select * from public.service_records s
      where s.customer_phone = digits
        and strpos(lower(regexp_replace(s.customer_name, '\s+', ' ', 'g')), wanted) > 0
        and (part = '' or strpos(lower(s.appliance_type), part) > 0
          or strpos(lower(s.appliance_model), part) > 0)
      order by s.service_date desc, s.created_at desc
      limit 10
    ) r
  );
end;
$_$;

CREATE FUNCTION public.claim_mails(max_count integer DEFAULT 10, only_kind text DEFAULT NULL::text, only_about text DEFAULT NULL::text, lease_seconds integer DEFAULT 120) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  claimed jsonb;
begin
  with chosen as (
    select o.id from private.outbox o
    where o.sent_at is null
      and (o.claimed_until is null or o.claimed_until < now())
      and (only_kind is null or o.kind = only_kind)
      and case when only_about is null then o.next_attempt_at <= now() else o.about = only_about end
    order by o.next_attempt_at, o.kind desc limit max_count
    for update skip locked
  ), taken as (
    update private.outbox o
    set claim = gen_random_uuid(), claimed_until = now() + make_interval(secs => lease_seconds),
      attempts = o.attempts + 1
    from chosen where o.id = chosen.id
    returning o.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'claim', t.claim, 'kind', t.kind, 'about', t.about, 'payload', t.payload,
      'recipient', coalesce(t.recipient, s.company ->> 'email'), 'createdAt', t.created_at,
      'company', s.company) order by t.created_at, t.kind desc), '[]')
  into claimed
  from taken t, private.settings s;
  return claimed;
end;
$$;

CREATE FUNCTION public.complete_appointment(appointment_id text, completion jsonb DEFAULT '{}'::jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  a public.appointments;
begin
  perform private.require_staff();
  select * into a from public.appointments p where p.id = appointment_id for update;
  if a.id is null then
    raise exception using errcode = 'PT404', message = 'There is no appointment with this number', detail = 'appointment_id';
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

CREATE FUNCTION public.confirm_subscription(token text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  confirmed uuid;
begin
  update private.subscribers s set confirmed_at = coalesce(s.confirmed_at, now())
  where s.confirm_digest = sha256(convert_to(left(confirm_subscription.token, 200), 'UTF8'))
    and (s.confirmed_at is not null or s.confirm_expires_at > now())
  returning s.id into confirmed;
  return jsonb_build_object('status', case when confirmed is null then 'unknown' else 'confirmed' end);
end;
$$;

CREATE FUNCTION public.create_service_record(record jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_staff();
  return private.record_json(private.insert_service_record(record));
end;
$$;

CREATE FUNCTION public.customer_history(phone text DEFAULT NULL::text, email text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(private.record_json(r) order by r.service_date desc, r.created_at desc), '[]')
    from (
      select * from public.service_records s
      where s.customer_phone = regexp_replace(customer_history.phone, '\D', '', 'g')
        or (customer_history.email <> '' and lower(s.customer_email) = lower(trim(customer_history.email)))
      order by s.service_date desc, s.created_at desc limit 200
    ) r);
end;
$$;

CREATE FUNCTION public.finish_mail(mail_id uuid, claim uuid, error text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if error is null then
    update private.outbox o
    -- Tokens have no business here once the mail is out.
    set sent_at = now(), sent_by = 'server', claimed_until = null, last_error = null,
      payload = o.payload - 'confirmToken' - 'leaveToken'
    where o.id = mail_id and o.sent_at is null;
  else
    update private.outbox o
    set claimed_until = null, last_error = left(error, 500),
      next_attempt_at = now() + least(interval '30 seconds' * (2 ^ least(o.attempts - 1, 12)), interval '6 hours')
    where o.id = mail_id and o.claim = finish_mail.claim and o.sent_at is null;
  end if;
  return jsonb_build_object('ok', found);
end;
$$;

CREATE FUNCTION public.housekeeping() RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from private.rate_counters c where c.hits[cardinality(c.hits)] < now() - interval '1 day';
  delete from private.subscribers s where s.confirmed_at is null and s.confirm_expires_at < now() - interval '7 days';
  update private.outbox o set payload = '{}'
  where o.sent_at < now() - interval '90 days' and o.payload <> '{}';
  return jsonb_build_object('ok', true);
end;
$$;

CREATE FUNCTION public.list_appointments(status text DEFAULT NULL::text, max_count integer DEFAULT 10000) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(private.appointment_json(a) || jsonb_build_object('mails', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', o.kind, 'sentAt', o.sent_at, 'attempts', o.attempts, 'lastError', o.last_error)
          order by o.kind), '[]')
        from private.outbox o where o.about = a.id))
      order by a.preferred_date, w.opens, a.created_at), '[]')
    from (
      select * from public.appointments p
      where list_appointments.status is null or p.status = list_appointments.status
      order by p.created_at desc limit max_count
    ) a
    join private.booking_windows w on w.slot = a.preferred_time);
end;
$$;

CREATE FUNCTION public.open_windows(from_date text DEFAULT NULL::text, days integer DEFAULT 61) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
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

CREATE FUNCTION public.report_mail_sent(idempotency_key text, kind text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update private.outbox o set sent_at = now(), sent_by = 'browser', claimed_until = null
  from public.appointments a
  where a.idempotency_key = report_mail_sent.idempotency_key and o.about = a.id
    and o.kind = report_mail_sent.kind
    and o.kind in ('team_notification', 'customer_confirmation') and o.sent_at is null;
  return jsonb_build_object('ok', found);
end;
$$;

CREATE FUNCTION public.subscribe(email text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  address text := lower(private.text_field(jsonb_build_object('email', subscribe.email), 'email', 'Email', 254));
  origin text := private.caller();
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  subscriber private.subscribers;
begin
  if not private.is_email(address) then
    perform private.refuse('email', 'Please enter a valid email address');
  end if;
  if origin is not null then
    perform private.count_use('newsletter:caller', origin);
  end if;
  begin
    perform private.count_use('newsletter:email', address);
  exception when sqlstate 'PT429' then
    return jsonb_build_object('status', 'pending');
  end;
  insert into private.subscribers as s (email, confirm_digest, confirm_expires_at)
  values (address, sha256(convert_to(token, 'UTF8')), now() + interval '7 days')
  on conflict on constraint subscribers_email_key do update
    set confirm_digest = excluded.confirm_digest, confirm_expires_at = excluded.confirm_expires_at
    where s.confirmed_at is null
  returning * into subscriber;
  if subscriber.id is not null then
    -- An earlier mail that has not left yet would carry a token that no longer works.
    delete from private.outbox o
    where o.kind = 'newsletter_confirmation' and o.recipient = address
      and o.sent_at is null and o.claimed_until is null;
    insert into private.outbox (kind, about, recipient, payload, next_attempt_at)
    values ('newsletter_confirmation', encode(subscriber.confirm_digest, 'hex'), address,
      jsonb_build_object('confirmToken', token, 'leaveToken', subscriber.leave_token), now());
  end if;
  return jsonb_build_object('status', 'pending');
end;
$$;

CREATE FUNCTION public.unsubscribe(token text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from private.subscribers s where s.leave_token = unsubscribe.token;
  return jsonb_build_object('status', 'left');
end;
$$;

CREATE FUNCTION public.update_service_record(record_id uuid, status text, notes text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  changed public.service_records;
  new_status text;
  new_notes text;
begin
  perform private.require_staff();
  new_status := private.text_field(jsonb_build_object('status', update_service_record.status), 'status', 'Status', 40);
  new_notes := private.text_field(jsonb_build_object('notes', update_service_record.notes), 'notes', 'Notes', 2000, false, true);
  update public.service_records r
  set status = new_status, updated_at = now(),
    notes = case when update_service_record.notes is null then r.notes else new_notes end
  where r.id = record_id
  returning r.* into changed;
  if changed.id is null then
    raise exception using errcode = 'PT404', message = 'There is no service record with this id', detail = 'record_id';
  end if;
  return private.record_json(changed);
end;
$$;

CREATE TABLE private.outbox (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    about text NOT NULL,
    recipient text,
    payload jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    claim uuid,
    claimed_until timestamp with time zone,
    last_error text,
    sent_at timestamp with time zone,
    sent_by text,
    CONSTRAINT outbox_recipient_check CHECK ((recipient ~ '^[^[:space:]@,;:<>()"\[\]\\]+@[^[:space:]@,;:<>()"\[\]\\]+$'::text))
);

CREATE TABLE private.rate_counters (
    bucket text NOT NULL,
    key bytea NOT NULL,
    hits timestamp with time zone[] NOT NULL
);

CREATE TABLE private.rate_rules (
    bucket text NOT NULL,
    max_hits integer NOT NULL,
    period interval NOT NULL,
    CONSTRAINT rate_rules_max_hits_check CHECK ((max_hits > 0))
);

CREATE TABLE private.settings (
    only_row boolean DEFAULT true NOT NULL,
    time_zone text DEFAULT 'America/Chicago'::text NOT NULL,
    weekday_opens time without time zone DEFAULT '07:00:00'::time without time zone NOT NULL,
    weekday_closes time without time zone DEFAULT '20:00:00'::time without time zone NOT NULL,
    weekend_opens time without time zone DEFAULT '08:00:00'::time without time zone NOT NULL,
    weekend_closes time without time zone DEFAULT '18:00:00'::time without time zone NOT NULL,
    days_ahead integer DEFAULT 60 NOT NULL,
    warranty_days integer DEFAULT 90 NOT NULL,
    mail_grace interval DEFAULT '00:00:30'::interval NOT NULL,
    caller_header text DEFAULT 'cf-connecting-ip'::text NOT NULL,
    company jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT settings_days_ahead_check CHECK (((days_ahead >= 0) AND (days_ahead <= 366))),
    CONSTRAINT settings_only_row_check CHECK (only_row),
    CONSTRAINT settings_warranty_days_check CHECK (((warranty_days >= 0) AND (warranty_days <= 3660)))
);

CREATE TABLE private.subscribers (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    confirm_digest bytea NOT NULL,
    confirm_expires_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    leave_token text DEFAULT replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text) NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT subscribers_email_check CHECK ((email = lower(email)))
);

CREATE TABLE private.window_days (
    date date NOT NULL,
    slot text NOT NULL,
    capacity integer NOT NULL,
    booked integer DEFAULT 0 NOT NULL,
    CONSTRAINT window_not_overbooked CHECK (((booked >= 0) AND (booked <= capacity)))
);

CREATE TABLE supabase_migrations.schema_migrations (
    version text NOT NULL,
    statements text[],
    name text
);

INSERT INTO private.booking_windows VALUES ('8-10 AM', '08:00:00', '10:00:00', 3);
INSERT INTO private.booking_windows VALUES ('10-12', '10:00:00', '12:00:00', 3);
INSERT INTO private.booking_windows VALUES ('12-2 PM', '12:00:00', '14:00:00', 3);
INSERT INTO private.booking_windows VALUES ('2-4 PM', '14:00:00', '16:00:00', 3);
INSERT INTO private.booking_windows VALUES ('4-6 PM', '16:00:00', '18:00:00', 3);
INSERT INTO private.booking_windows VALUES ('Evening (6-8 PM)', '18:00:00', '20:00:00', 3);

INSERT INTO private.outbox VALUES ('8a153b95-c31a-4233-8b1f-1fce4598c1ce', 'team_notification', 'APT-292407', NULL, '{"id": "APT-292407", "name": "Ada Example", "email": "ada@example.com", "issue": "Not heating", "phone": "7135550142", "status": "pending", "address": "1 Main Street", "zipCode": "77002", "estimate": null, "appliance": "Dryer", "createdAt": "2026-11-22T23:08:01.936Z", "description": "It stops after\na minute; \"loud\"", "preferredDate": "2031-03-06", "preferredTime": "10-12", "warrantyRecordId": null}', '2026-11-22 23:08:01.936883+00', '2026-11-22 23:08:31.936883+00', 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO private.outbox VALUES ('f19874bd-6fc9-41da-adff-d942beb9fa9b', 'customer_confirmation', 'APT-292407', 'ada@example.com', '{"id": "APT-292407", "name": "Ada Example", "email": "ada@example.com", "issue": "Not heating", "phone": "7135550142", "status": "pending", "address": "1 Main Street", "zipCode": "77002", "estimate": null, "appliance": "Dryer", "createdAt": "2026-11-22T23:08:01.936Z", "description": "It stops after\na minute; \"loud\"", "preferredDate": "2031-03-06", "preferredTime": "10-12", "warrantyRecordId": null}', '2026-11-22 23:08:01.936883+00', '2026-11-22 23:08:31.936883+00', 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO private.outbox VALUES ('c5b877ab-f461-4c73-8dae-49dc17ead5e7', 'newsletter_confirmation', '87a149bc391e38a8cb4419513a2e108e89129439b06cd3ffb2184bdb6132a1a8', 'reader@example.com', '{"leaveToken": "4b51b69d575c4aa8b780c61d11d52ef826c5f08a2cfe4fa7901c0e4495206143", "confirmToken": "eeb38b04bbc04173a6b57de721d99ca8cd0ea907cfeb440189e24bb04f5017b1"}', '2026-11-22 23:08:01.95363+00', '2026-11-22 23:08:01.95363+00', 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO private.outbox VALUES ('f07bb4a0-3ab2-4a56-b00b-0dd8cf19953e', 'team_notification', 'APT-983242', NULL, '{"id": "APT-983242", "name": "Zoë O’Hara", "email": "zoe@example.com", "issue": "Not heating", "phone": "7135550143", "status": "pending", "address": "1 Main Street", "zipCode": "77002", "estimate": null, "appliance": "Dryer", "createdAt": "2026-11-22T23:08:01.942Z", "description": "It stops after\na minute; \"loud\"", "preferredDate": "2026-11-25", "preferredTime": "12-2 PM", "warrantyRecordId": null}', '2026-11-22 23:08:01.942837+00', '2026-11-22 23:08:31.942837+00', 0, NULL, NULL, NULL, '2026-11-22 23:08:01.955415+00', 'server');
INSERT INTO private.outbox VALUES ('08b24432-721d-4c33-a13c-92dcb08fe7d6', 'customer_confirmation', 'APT-983242', 'zoe@example.com', '{"id": "APT-983242", "name": "Zoë O’Hara", "email": "zoe@example.com", "issue": "Not heating", "phone": "7135550143", "status": "pending", "address": "1 Main Street", "zipCode": "77002", "estimate": null, "appliance": "Dryer", "createdAt": "2026-11-22T23:08:01.942Z", "description": "It stops after\na minute; \"loud\"", "preferredDate": "2026-11-25", "preferredTime": "12-2 PM", "warrantyRecordId": null}', '2026-11-22 23:08:01.942837+00', '2026-11-22 23:08:31.942837+00', 0, NULL, NULL, NULL, '2026-11-22 23:08:01.955415+00', 'server');

INSERT INTO private.rate_counters VALUES ('booking:pair', '\x87b77edb87cafb82840ef36df29eebd19626d1ecc06d4052041eaa155f52b7ae', '{"2026-11-22 23:08:01.936883+00"}');
INSERT INTO private.rate_counters VALUES ('booking:phone', '\x6dd27dcd503ad6eb5a714e9f995f048865bbdf2a74988f4c15df8e3afd2c511d', '{"2026-11-22 23:08:01.936883+00"}');
INSERT INTO private.rate_counters VALUES ('booking:pair', '\xd4c2dee9ad0698bc75b9e47da2b75cb2047870314e1fd301465cc2f7de519a0d', '{"2026-11-22 23:08:01.942837+00"}');
INSERT INTO private.rate_counters VALUES ('booking:phone', '\x8c4e693f87c1cd6e0606d435239e9e42c30b8e0638ae73a83609294c6c1e0142', '{"2026-11-22 23:08:01.942837+00"}');
INSERT INTO private.rate_counters VALUES ('newsletter:email', '\xd108b279434fe1d54ac0f1da633564604b26c2e0e221d108b0fbadb87aba02c0', '{"2026-11-22 23:08:01.95363+00"}');

INSERT INTO private.rate_rules VALUES ('warranty:pair', 10, '00:15:00');
INSERT INTO private.rate_rules VALUES ('warranty:phone', 60, '00:15:00');
INSERT INTO private.rate_rules VALUES ('warranty:caller', 60, '00:15:00');
INSERT INTO private.rate_rules VALUES ('booking:pair', 30, '01:00:00');
INSERT INTO private.rate_rules VALUES ('booking:phone', 60, '01:00:00');
INSERT INTO private.rate_rules VALUES ('booking:caller', 60, '01:00:00');
INSERT INTO private.rate_rules VALUES ('status:caller', 120, '00:15:00');
INSERT INTO private.rate_rules VALUES ('newsletter:email', 3, '1 day');
INSERT INTO private.rate_rules VALUES ('newsletter:caller', 20, '01:00:00');
INSERT INTO private.rate_rules VALUES ('mail:caller', 60, '01:00:00');
INSERT INTO private.rate_rules VALUES ('mail:test', 5, '01:00:00');

INSERT INTO private.settings VALUES (true, 'America/Chicago', '07:00:00', '20:00:00', '08:00:00', '18:00:00', 60, 90, '00:00:30', 'cf-connecting-ip', '{}');

INSERT INTO private.subscribers VALUES ('33e3fa9c-8170-42bf-a2c2-c4d63382a8ba', 'reader@example.com', '\x87a149bc391e38a8cb4419513a2e108e89129439b06cd3ffb2184bdb6132a1a8', '2026-11-29 23:08:01.95363+00', NULL, '4b51b69d575c4aa8b780c61d11d52ef826c5f08a2cfe4fa7901c0e4495206143', '2026-11-22 23:08:01.95363+00');

INSERT INTO private.window_days VALUES ('2031-03-06', '10-12', 3, 1);
INSERT INTO private.window_days VALUES ('2026-11-25', '12-2 PM', 3, 1);
INSERT INTO private.window_days VALUES ('2031-03-07', '8-10 AM', 1, 0);

INSERT INTO public.appointments VALUES ('APT-292407', 'first-release-0000000000000000000001', 'Ada Example', '7135550142', 'ada@example.com', '1 Main Street', '77002', 'Dryer', 'Not heating', 'It stops after
a minute; "loud"', '2031-03-06', '10-12', NULL, NULL, 'pending', '2026-11-22 23:08:01.936883+00');
INSERT INTO public.appointments VALUES ('APT-983242', 'first-release-0000000000000000000002', 'Zoë O’Hara', '7135550143', 'zoe@example.com', '1 Main Street', '77002', 'Dryer', 'Not heating', 'It stops after
a minute; "loud"', '2026-11-25', '12-2 PM', NULL, NULL, 'completed', '2026-11-22 23:08:01.942837+00');

INSERT INTO public.service_records VALUES ('7e8c469f-ef58-4795-b66c-664fb0f91dec', 'Zoë O’Hara', '7135550143', 'zoe@example.com', '1 Main Street', '77002', 'Dryer', '', 'Not heating', '2026-11-22', 'Pat Sample', 'Heating element', 'Appliance repair service', 240.50, 'APT-983242', '', 'completed', '2026-11-22 23:08:01.947128+00', '2026-11-22 23:08:01.947128+00', '2026-11-22', '2027-02-20');

INSERT INTO supabase_migrations.schema_migrations VALUES ('20260901000000', NULL, 'tables');
INSERT INTO supabase_migrations.schema_migrations VALUES ('20260901000100', NULL, 'helpers');
INSERT INTO supabase_migrations.schema_migrations VALUES ('20260901000200', NULL, 'booking');
INSERT INTO supabase_migrations.schema_migrations VALUES ('20260901000300', NULL, 'warranty');
INSERT INTO supabase_migrations.schema_migrations VALUES ('20260901000400', NULL, 'staff');
INSERT INTO supabase_migrations.schema_migrations VALUES ('20260901000500', NULL, 'newsletter');
INSERT INTO supabase_migrations.schema_migrations VALUES ('20260901000600', NULL, 'outbox');

ALTER TABLE ONLY private.booking_windows
    ADD CONSTRAINT booking_windows_pkey PRIMARY KEY (slot);

ALTER TABLE ONLY private.outbox
    ADD CONSTRAINT outbox_kind_about_key UNIQUE (kind, about);

ALTER TABLE ONLY private.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);

ALTER TABLE ONLY private.rate_counters
    ADD CONSTRAINT rate_counters_pkey PRIMARY KEY (bucket, key);

ALTER TABLE ONLY private.rate_rules
    ADD CONSTRAINT rate_rules_pkey PRIMARY KEY (bucket);

ALTER TABLE ONLY private.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY private.subscribers
    ADD CONSTRAINT subscribers_confirm_digest_key UNIQUE (confirm_digest);

ALTER TABLE ONLY private.subscribers
    ADD CONSTRAINT subscribers_email_key UNIQUE (email);

ALTER TABLE ONLY private.subscribers
    ADD CONSTRAINT subscribers_leave_token_key UNIQUE (leave_token);

ALTER TABLE ONLY private.subscribers
    ADD CONSTRAINT subscribers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY private.window_days
    ADD CONSTRAINT window_days_pkey PRIMARY KEY (date, slot);

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_idempotency_key_key UNIQUE (idempotency_key);

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.service_records
    ADD CONSTRAINT service_records_pkey PRIMARY KEY (id);

ALTER TABLE ONLY supabase_migrations.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (version);

CREATE INDEX outbox_waiting ON private.outbox USING btree (next_attempt_at) WHERE (sent_at IS NULL);

CREATE INDEX appointments_by_date ON public.appointments USING btree (preferred_date, preferred_time);

CREATE INDEX appointments_by_warranty_record ON public.appointments USING btree (warranty_record_id);

CREATE INDEX service_records_by_email ON public.service_records USING btree (lower(customer_email));

CREATE INDEX service_records_by_phone ON public.service_records USING btree (customer_phone, service_date DESC);

CREATE UNIQUE INDEX service_records_one_per_appointment ON public.service_records USING btree (appointment_id);

CREATE TRIGGER keep_window AFTER INSERT OR DELETE OR UPDATE OF preferred_date, preferred_time ON public.appointments FOR EACH ROW EXECUTE FUNCTION private.keep_window();

ALTER TABLE ONLY private.rate_counters
    ADD CONSTRAINT rate_counters_bucket_fkey FOREIGN KEY (bucket) REFERENCES private.rate_rules(bucket) ON DELETE CASCADE;

ALTER TABLE ONLY private.window_days
    ADD CONSTRAINT window_days_slot_fkey FOREIGN KEY (slot) REFERENCES private.booking_windows(slot);

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_preferred_time_fkey FOREIGN KEY (preferred_time) REFERENCES private.booking_windows(slot);

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_warranty_record_id_fkey FOREIGN KEY (warranty_record_id) REFERENCES public.service_records(id) ON DELETE SET NULL;

ALTER TABLE private.booking_windows ENABLE ROW LEVEL SECURITY;

ALTER TABLE private.outbox ENABLE ROW LEVEL SECURITY;

ALTER TABLE private.rate_counters ENABLE ROW LEVEL SECURITY;

ALTER TABLE private.rate_rules ENABLE ROW LEVEL SECURITY;

ALTER TABLE private.settings ENABLE ROW LEVEL SECURITY;

ALTER TABLE private.subscribers ENABLE ROW LEVEL SECURITY;

ALTER TABLE private.window_days ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.appointments ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.service_records ENABLE ROW LEVEL SECURITY;

GRANT USAGE ON SCHEMA auth TO anon;
GRANT USAGE ON SCHEMA auth TO authenticated;
GRANT USAGE ON SCHEMA auth TO service_role;

GRANT USAGE ON SCHEMA public TO anon;
GRANT USAGE ON SCHEMA public TO authenticated;
GRANT USAGE ON SCHEMA public TO service_role;

GRANT ALL ON TABLE public.appointments TO service_role;

REVOKE ALL ON FUNCTION private.appointment_json(a public.appointments) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.as_date(value text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.caller() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.check_estimate(estimate jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.checked_request(request jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.count_use(rule text, subject text) FROM PUBLIC;

GRANT ALL ON TABLE public.service_records TO service_role;

REVOKE ALL ON FUNCTION private.insert_service_record(record jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.is_email(value text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.keep_window() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.limit_uses(prefix text, subject text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.local_now() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.queue_mail(kind text, about text, recipient text, payload jsonb, caller text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.record_json(r public.service_records) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.refuse(field text, message text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.require_staff() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.text_field(request jsonb, field text, label text, max_length integer, required boolean, multiline boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.windows_of(day date) FROM PUBLIC;

REVOKE ALL ON FUNCTION public.appointment_status(appointment_id text, phone text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.appointment_status(appointment_id text, phone text) TO service_role;
GRANT ALL ON FUNCTION public.appointment_status(appointment_id text, phone text) TO anon;
GRANT ALL ON FUNCTION public.appointment_status(appointment_id text, phone text) TO authenticated;

REVOKE ALL ON FUNCTION public.book_appointment(request jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.book_appointment(request jsonb) TO service_role;
GRANT ALL ON FUNCTION public.book_appointment(request jsonb) TO anon;
GRANT ALL ON FUNCTION public.book_appointment(request jsonb) TO authenticated;

REVOKE ALL ON FUNCTION public.check_warranty(phone text, name text, appliance text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.check_warranty(phone text, name text, appliance text) TO service_role;
GRANT ALL ON FUNCTION public.check_warranty(phone text, name text, appliance text) TO anon;
GRANT ALL ON FUNCTION public.check_warranty(phone text, name text, appliance text) TO authenticated;

REVOKE ALL ON FUNCTION public.claim_mails(max_count integer, only_kind text, only_about text, lease_seconds integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.claim_mails(max_count integer, only_kind text, only_about text, lease_seconds integer) TO service_role;

REVOKE ALL ON FUNCTION public.complete_appointment(appointment_id text, completion jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.complete_appointment(appointment_id text, completion jsonb) TO service_role;
GRANT ALL ON FUNCTION public.complete_appointment(appointment_id text, completion jsonb) TO authenticated;

REVOKE ALL ON FUNCTION public.confirm_subscription(token text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.confirm_subscription(token text) TO service_role;
GRANT ALL ON FUNCTION public.confirm_subscription(token text) TO anon;
GRANT ALL ON FUNCTION public.confirm_subscription(token text) TO authenticated;

REVOKE ALL ON FUNCTION public.create_service_record(record jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.create_service_record(record jsonb) TO service_role;
GRANT ALL ON FUNCTION public.create_service_record(record jsonb) TO authenticated;

REVOKE ALL ON FUNCTION public.customer_history(phone text, email text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.customer_history(phone text, email text) TO service_role;
GRANT ALL ON FUNCTION public.customer_history(phone text, email text) TO authenticated;

REVOKE ALL ON FUNCTION public.finish_mail(mail_id uuid, claim uuid, error text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.finish_mail(mail_id uuid, claim uuid, error text) TO service_role;

REVOKE ALL ON FUNCTION public.housekeeping() FROM PUBLIC;
GRANT ALL ON FUNCTION public.housekeeping() TO service_role;

REVOKE ALL ON FUNCTION public.list_appointments(status text, max_count integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.list_appointments(status text, max_count integer) TO service_role;
GRANT ALL ON FUNCTION public.list_appointments(status text, max_count integer) TO authenticated;

REVOKE ALL ON FUNCTION public.open_windows(from_date text, days integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.open_windows(from_date text, days integer) TO service_role;
GRANT ALL ON FUNCTION public.open_windows(from_date text, days integer) TO anon;
GRANT ALL ON FUNCTION public.open_windows(from_date text, days integer) TO authenticated;

REVOKE ALL ON FUNCTION public.report_mail_sent(idempotency_key text, kind text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.report_mail_sent(idempotency_key text, kind text) TO service_role;
GRANT ALL ON FUNCTION public.report_mail_sent(idempotency_key text, kind text) TO anon;
GRANT ALL ON FUNCTION public.report_mail_sent(idempotency_key text, kind text) TO authenticated;

REVOKE ALL ON FUNCTION public.subscribe(email text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.subscribe(email text) TO service_role;
GRANT ALL ON FUNCTION public.subscribe(email text) TO anon;
GRANT ALL ON FUNCTION public.subscribe(email text) TO authenticated;

REVOKE ALL ON FUNCTION public.unsubscribe(token text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.unsubscribe(token text) TO service_role;
GRANT ALL ON FUNCTION public.unsubscribe(token text) TO anon;
GRANT ALL ON FUNCTION public.unsubscribe(token text) TO authenticated;

REVOKE ALL ON FUNCTION public.update_service_record(record_id uuid, status text, notes text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.update_service_record(record_id uuid, status text, notes text) TO service_role;
GRANT ALL ON FUNCTION public.update_service_record(record_id uuid, status text, notes text) TO authenticated;

ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ALL ON SEQUENCES  TO anon;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ALL ON SEQUENCES  TO authenticated;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ALL ON SEQUENCES  TO service_role;

ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ALL ON FUNCTIONS  TO anon;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ALL ON FUNCTIONS  TO authenticated;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ALL ON FUNCTIONS  TO service_role;

ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ALL ON TABLES  TO anon;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ALL ON TABLES  TO authenticated;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ALL ON TABLES  TO service_role;
