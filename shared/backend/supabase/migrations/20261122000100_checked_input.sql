-- What arrives from outside is measured as it arrived. `jsonb::text` writes 1e131071 as 131,072
-- digits: 18 kB became gigabytes before a limit was looked at. Here nothing is printed before it is
-- known to be small.

-- Refuses what is no object, is large, or holds a number that is none of ours.
create function private.check_json(value jsonb, field text, label text) returns void
language plpgsql set search_path = ''
as $$
begin
  if jsonb_typeof(value) is distinct from 'object' or pg_column_size(value) > 16384
    or exists (
      select from jsonb_path_query(value, 'strict $.** ? (@.type() == "number")') as n(number)
      where n.number::numeric not between -999999999 and 999999999 or scale(n.number::numeric) > 4
    ) then
    perform private.refuse(field, label || ' cannot be read');
  end if;
end;
$$;

create or replace function private.text_field(
  request jsonb, field text, label text, max_length integer,
  required boolean default true, multiline boolean default false
) returns text
language plpgsql set search_path = ''
as $$
declare
  value text;
  breaks text := case when multiline then E'\n\t' else '' end;
begin
  if jsonb_typeof(request -> field) not in ('string', 'null') then
    perform private.refuse(field, label || ' must be text');
  end if;
  value := coalesce(request ->> field, '');
  if octet_length(value) <= 16384 then
    if multiline then
      value := regexp_replace(value, '\r\n?', E'\n', 'g');
    end if;
    value := regexp_replace(value, '^\s+|\s+$', '', 'g');
  end if;
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
$$;

-- Whether a text holds an address of the web or of mail, as mail programs make links of it.
create function private.is_web_like(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select value ~* '(://|\ywww\y|\yhttps?\y|@)' or value ~ '[^\s.][.\u2024\u3002\uff0e\uff61][^\s.\d]{2}';
$$;

-- Text that may be repeated to a stranger: a person's name, in any script. Letters, spaces,
-- apostrophes, hyphens, periods and commas; what it must not have is listed, since the letters of all
-- scripts depend on the database's locale.
create function private.name_field(request jsonb, field text, label text) returns text
language plpgsql set search_path = ''
as $$
declare
  value text := private.text_field(request, field, label, 60);
begin
  if private.is_web_like(value)
    or value ~ '[0-9!"#$%&()*+/:;<=>?@\[\\\]^_{|}~]'
    or value ~ '[\u00a1-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7]'
    or value ~ '[\u200b-\u200f\u2014-\u2017\u201a-\u2065\u2070-\u2bff\u3000-\u303f\ue000-\uf8ff]'
    or value ~ '[\uff01-\uff20\uff3b-\uff40\uff5b-\uff65\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U0010ffff]' then
    perform private.refuse(field, label || ' may have letters, spaces, hyphens and apostrophes only');
  end if;
  return value;
end;
$$;

-- Text of the visitor's own that only the team reads; without addresses of the web.
create function private.words_field(
  request jsonb, field text, label text, max_length integer
) returns text
language plpgsql set search_path = ''
as $$
declare
  value text := private.text_field(request, field, label, max_length);
begin
  if private.is_web_like(value) then
    perform private.refuse(field, label || ' must not have a web or mail address');
  end if;
  return value;
end;
$$;

-- Appliances that can be booked, from the site's own list; empty where nobody has written them yet.
alter table private.settings add column appliances text[] not null default '{}';

-- The appliance as the list writes it; where there is no list, a name of its own.
create function private.appliance_field(request jsonb, field text) returns text
language plpgsql set search_path = ''
as $$
declare
  value text := private.words_field(request, field, 'Appliance', 60);
  known text[];
  listed text;
begin
  select s.appliances into known from private.settings s;
  select a into listed from unnest(known) a where lower(a) = lower(value);
  if listed is null and cardinality(known) > 0 then
    perform private.refuse(field, 'Please choose an appliance from the list');
  end if;
  return coalesce(listed, value);
end;
$$;

-- Whether a text is an instant as browsers write it: 2026-11-21T10:00:00.000Z.
create function private.is_instant(value text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return value ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,3})?Z$'
    and value::timestamptz is not null;
exception when datetime_field_overflow or invalid_datetime_format then
  return false;
end;
$$;

-- Refuses a line of an estimate, or its range, that the calculator would not send.
create function private.range_of(line jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  if jsonb_typeof(line -> 'min') is distinct from 'number'
    or jsonb_typeof(line -> 'max') is distinct from 'number'
    or (line -> 'min')::numeric not between 0 and (line -> 'max')::numeric
    or (line -> 'max')::numeric > 100000 then
    perform private.refuse('estimate', 'The estimate cannot be read');
  end if;
  return jsonb_build_object('min', line -> 'min', 'max', line -> 'max');
end;
$$;

drop function private.check_estimate(jsonb);

-- The estimate of a request with the calculator's fields and no others.
create function private.estimate_of(estimate jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  line jsonb;
  lines jsonb := '[]';
  calculated_at text;
begin
  if jsonb_typeof(estimate) is distinct from 'object'
    or jsonb_typeof(estimate -> 'breakdown') is distinct from 'array'
    or jsonb_array_length(estimate -> 'breakdown') > 12
    or jsonb_typeof(estimate -> 'accuracy') is distinct from 'number'
    or (estimate -> 'accuracy')::numeric not between 0 and 100 then
    perform private.refuse('estimate', 'The estimate cannot be read');
  end if;
  for line in select * from jsonb_array_elements(estimate -> 'breakdown') loop
    lines := lines || jsonb_build_array(private.range_of(line)
      || jsonb_build_object('label', private.words_field(line, 'label', 'Estimate line', 60)));
  end loop;
  calculated_at := private.text_field(estimate, 'calculatedAt', 'Estimate time', 40);
  if not private.is_instant(calculated_at) then
    perform private.refuse('estimate', 'The estimate cannot be read');
  end if;
  return jsonb_build_object(
    'appliance', private.words_field(estimate, 'appliance', 'Estimate appliance', 80),
    'issue', private.words_field(estimate, 'issue', 'Estimate issue', 120),
    'priceRange', private.range_of(estimate -> 'priceRange'),
    'accuracy', estimate -> 'accuracy', 'breakdown', lines, 'calculatedAt', calculated_at);
end;
$$;

create or replace function private.insert_service_record(record jsonb) returns public.service_records
language plpgsql set search_path = ''
as $$
declare
  r public.service_records;
  today date := private.local_now()::date;
begin
  perform private.check_json(record, 'record', 'The record');
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
  if jsonb_typeof(record -> 'totalCost') = 'number' then
    r.total_cost := (record -> 'totalCost')::numeric;
  end if;
  if jsonb_typeof(record -> 'totalCost') not in ('number', 'null')
    or r.total_cost not between 0 and 99999999 then
    perform private.refuse('totalCost', 'Cost must be an amount in dollars');
  end if;
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
$$;

revoke all on all functions in schema private from public, anon, authenticated;
