-- Helpers of the public functions. Refusals carry an HTTP status in their code (PTxyz is PostgREST's
-- convention): 422 with the field in `details`, 409 for a full window, 429 for a limit.

create function private.refuse(field text, message text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = 'PT422', message = message, detail = field;
end;
$$;

-- Text of one field of a request: trimmed, bounded, without control or direction-override
-- characters (line breaks only where `multiline`). Absent and null count as empty.
create function private.text_field(
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
$$;

-- One address: no list, no name, nothing that could begin a header.
create function private.is_email(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select length(value) <= 254
    and value ~ '^[^[:space:]@,;:<>()"\[\]\\]{1,64}@[^[:space:]@,;:<>()"\[\]\\.]+(\.[^[:space:]@,;:<>()"\[\]\\.]+)+$';
$$;

-- `2026-11-21` as a date; null for anything that is none.
create function private.as_date(value text) returns date
language plpgsql immutable set search_path = ''
as $$
begin
  if value ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then
    return make_date(left(value, 4)::integer, substr(value, 6, 2)::integer, right(value, 2)::integer);
  end if;
  return null;
exception when datetime_field_overflow then
  return null;
end;
$$;

create function private.local_now() returns timestamp
language sql stable set search_path = ''
as $$
  select now() at time zone s.time_zone from private.settings s;
$$;

-- The caller's network address, or null where it is unknown or this machine itself (an owner at the
-- keyboard, a proxy that does not say for whom it asks): counting that would lock out everybody.
create function private.caller() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers json := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::json;
  address text;
begin
  select trim(split_part(headers ->> s.caller_header, ',', -1)) into address from private.settings s;
  return case when address ~ '^(127\.|::1$|::ffff:127\.)' then null else nullif(address, '') end;
end;
$$;

-- Counts one use of `bucket` by `key` and refuses when there were too many within the rule's period.
-- The refusal undoes its own count, so that waiting always helps.
create function private.count_use(rule text, subject text) returns void
language plpgsql set search_path = ''
as $$
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

-- A subject (a phone, an e-mail) by this caller, the caller, and the subject by anybody.
create function private.limit_uses(prefix text, subject text) returns void
language plpgsql set search_path = ''
as $$
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

create function private.require_staff() returns void
language plpgsql stable set search_path = ''
as $$
begin
  -- app_metadata is written by the project's owner; user_metadata by the user himself.
  if coalesce(auth.jwt() -> 'app_metadata' ->> 'role', '') <> 'staff' then
    raise exception using errcode = '42501', message = 'This function is for staff';
  end if;
end;
$$;

-- Windows that a date's business hours hold.
create function private.windows_of(day date) returns setof private.booking_windows
language sql stable set search_path = ''
as $$
  select w.* from private.booking_windows w, private.settings s
  where case when extract(isodow from day) < 6
    then w.opens >= s.weekday_opens and w.closes <= s.weekday_closes
    else w.opens >= s.weekend_opens and w.closes <= s.weekend_closes end;
$$;

-- Keeps the count of each window with the appointments themselves, whoever writes them.
create function private.keep_window() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
create trigger keep_window after insert or delete or update of preferred_date, preferred_time
  on public.appointments for each row execute function private.keep_window();

revoke all on all functions in schema private from public, anon, authenticated;
