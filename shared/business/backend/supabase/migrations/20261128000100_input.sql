-- Helpers of the public functions.

-- Refuses a call. PostgREST answers with the reason as `hint`, the field as `details`, and as `message` the
-- reason with its values: `not_in_area {"zip": "77002"}`. Words stand in the client's messages. PTxyz is
-- PostgREST's convention for an HTTP status: 422 for an answer, 409 for what is over or taken, or asks a
-- question first (field `anyway`), 429 for a limit.
create function private.refuse(
  field text, reason text, "values" jsonb default null, status text default 'PT422'
) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = status, detail = field, hint = reason,
    message = concat_ws(' ', reason, "values"::text);
end;
$$;

-- Text of one field of a request: trimmed, bounded, without control or direction-override
-- characters (line breaks only where `multiline`). Absent and null count as empty.
create function private.text_field(
  request jsonb, field text, max_length integer,
  required boolean default true, multiline boolean default false
) returns text
language plpgsql set search_path = ''
as $$
declare
  value text;
  breaks text := case when multiline then E'\n\t' else '' end;
begin
  if jsonb_typeof(request -> field) not in ('string', 'null') then
    perform private.refuse(field, 'not_text');
  end if;
  value := coalesce(request ->> field, '');
  if octet_length(value) <= 16384 then
    if multiline then
      value := regexp_replace(value, '\r\n?', E'\n', 'g');
    end if;
    value := regexp_replace(value, '^\s+|\s+$', '', 'g');
  end if;
  if value = '' and required then
    perform private.refuse(field, 'required');
  end if;
  if length(value) > max_length then
    perform private.refuse(field, 'too_long', jsonb_build_object('most', max_length));
  end if;
  if translate(value, breaks, '') ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]' then
    perform private.refuse(field, 'bad_characters');
  end if;
  return value;
end;
$$;

create function private.require_phone(digits text, field text) returns void
language plpgsql set search_path = ''
as $$
begin
  if not private.is_phone(coalesce(digits, '')) then
    perform private.refuse(field, 'not_a_phone');
  end if;
end;
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

-- The caller's key, or null for `local`: the embedded server's own word for a person at its keyboard,
-- which no other caller can send. A caller without a name is counted as `unknown`.
create function private.caller() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers json := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::json;
  address text;
begin
  select trim(split_part(headers ->> s.caller_header, ',', -1)) into address from private.settings s;
  return case when address = 'local' then null else coalesce(private.caller_key(address), 'unknown') end;
end;
$$;

-- Counts one use of `bucket` by `key` and refuses when there were too many within the rule's period. A
-- use by a caller of IPv6 counts for its /48, too, where a rule says how many. The refusal undoes its
-- own count, so that waiting always helps.
create function private.count_use(rule text, subject text) returns void
language plpgsql set search_path = ''
as $$
declare
  rate private.rate_rules;
  uses timestamptz[];
  wide text := replace(rule, ':caller', ':network');
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
      message = 'too_many',
      detail = rule,
      hint = 'Retry after ' || ceil(extract(epoch from uses[1] + rate.period - now())) || ' seconds';
  end if;
  if wide <> rule and strpos(subject, ':') > 0
    and exists (select from private.rate_rules r where r.bucket = wide) then
    perform private.count_use(wide, private.network_of(subject));
  end if;
end;
$$;

-- A subject (a phone) by this caller, the caller and its wider network, and the subject by anybody.
create function private.limit_uses(prefix text, subject text) returns void
language plpgsql set search_path = ''
as $$
declare
  caller text := private.caller();
begin
  perform private.count_use(prefix || ':pair', subject || '|' || coalesce(caller, 'local'));
  if caller is not null then
    perform private.count_use(prefix || ':caller', caller);
  end if;
  perform private.count_use(prefix || ':phone', subject);
end;
$$;

-- What checked for staff before there were roles shows all customers, so it is for owners.
create function private.require_staff() returns void
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_owner();
end;
$$;

-- Keeps the count of each window with the appointments themselves, whatever writes them. The row of the
-- window is locked by its update, so the limit holds under any concurrency. A move locks the rows of
-- both windows in one order, so that two moves in opposite directions do not wait for each other. It
-- fires for every update, because a trigger may have changed `takes_place`.
create function private.keep_window() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  had_place boolean := tg_op <> 'INSERT' and old.takes_place;
  has_place boolean := tg_op <> 'DELETE' and new.takes_place;
begin
  if tg_op = 'UPDATE' and (old.preferred_date, old.preferred_time, old.takes_place)
    = (new.preferred_date, new.preferred_time, new.takes_place) then
    return null;
  end if;
  if had_place and has_place then
    insert into private.window_days (date, time) values (new.preferred_date, new.preferred_time)
    on conflict (date, time) do nothing;
    perform from private.window_days d
    where (d.date, d.time) in (
      (old.preferred_date, old.preferred_time), (new.preferred_date, new.preferred_time))
    order by d.date, d.time for update;
  end if;
  if had_place then
    update private.window_days d set booked = d.booked - 1
    where d.date = old.preferred_date and d.time = old.preferred_time;
  end if;
  if has_place then
    insert into private.window_days as d (date, time, booked)
    values (new.preferred_date, new.preferred_time, 1)
    on conflict (date, time) do update set booked = d.booked + 1;
    if not new.beyond_places and private.places_left(new.preferred_date, new.preferred_time) < 0 then
      raise exception using errcode = 'check_violation', constraint = 'window_not_overbooked',
        message = 'taken', hint = 'taken';
    end if;
  end if;
  return null;
end;
$$;

-- Refuses what is no object, is large, or holds a number that is none of ours.
create function private.check_json(value jsonb, field text) returns void
language plpgsql set search_path = ''
as $$
begin
  if jsonb_typeof(value) is distinct from 'object' or pg_column_size(value) > 16384
    or exists (
      select from jsonb_path_query(value, 'strict $.** ? (@.type() == "number")') as n(number)
      where n.number::numeric not between -999999999 and 999999999 or scale(n.number::numeric) > 4
    ) then
    perform private.refuse(field, 'unreadable');
  end if;
end;
$$;

-- Whether a text holds an address of the web or of mail, as mail programs make links of it.
create function private.is_web_like(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select value ~* '(://|\ywww\y|\yhttps?\y|@)' or value ~ '[^\s.][.\u2024\u3002\uff0e\uff61][^\s.\d]{2}';
$$;

-- Text that may be repeated to a stranger: a person's name, in any script. Letters, spaces, apostrophes
-- (also the accent that many keyboards have in their place), hyphens, periods, commas, the marks of the
-- ideographic block (々) and the dots within Catalan and Japanese names; what it must not have is
-- listed, since the letters of all scripts depend on the database's locale.
create function private.name_field(request jsonb, field text) returns text
language plpgsql set search_path = ''
as $$
declare
  value text := private.text_field(request, field, 60);
begin
  if value ~* '(://|\ywww\y|\yhttps?\y|@)'
    or value ~ '[0-9!"#$%&()*+/:;<=>?@\[\\\]^_{|}~]'
    or value ~ '[\u00a1-\u00a9\u00ab-\u00b3\u00b6\u00b8\u00b9\u00bb-\u00bf\u00d7\u00f7]'
    or value ~ '[\u200b-\u200f\u2014-\u2017\u201a-\u202e\u2030-\u205e\u2060-\u2065\u2070-\u2bff]'
    or value ~ '[\u3001-\u3004\u3007-\u3030\u3036-\u303b\u303d-\u303f\ue000-\uf8ff]'
    or value ~ '[\uff01-\uff20\uff3b-\uff40\uff5b-\uff65\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U0010ffff]' then
    perform private.refuse(field, 'only_letters');
  elsif private.is_web_like(value) then
    perform private.refuse(field, 'period_in_name');
  end if;
  return value;
end;
$$;

-- Text of the visitor's own that only the team reads; without addresses of the web.
create function private.words_field(
  request jsonb, field text, max_length integer
) returns text
language plpgsql set search_path = ''
as $$
declare
  value text := private.text_field(request, field, max_length);
begin
  if private.is_web_like(value) then
    perform private.refuse(field, 'has_address');
  end if;
  return value;
end;
$$;

-- The appliance as the list writes it; where there is no list, a name of its own.
create function private.appliance_field(request jsonb, field text) returns text
language plpgsql set search_path = ''
as $$
declare
  value text := private.words_field(request, field, 60);
  known text[];
  listed text;
begin
  select s.appliances into known from private.settings s;
  select a into listed from unnest(known) a where lower(a) = lower(value);
  if listed is null and cardinality(known) > 0 then
    perform private.refuse(field, 'not_listed');
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
    perform private.refuse('estimate', 'unreadable');
  end if;
  return jsonb_build_object('min', line -> 'min', 'max', line -> 'max');
end;
$$;

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
    perform private.refuse('estimate', 'unreadable');
  end if;
  for line in select * from jsonb_array_elements(estimate -> 'breakdown') loop
    lines := lines || jsonb_build_array(private.range_of(line)
      || jsonb_build_object('label', private.words_field(line, 'label', 60)));
  end loop;
  calculated_at := private.text_field(estimate, 'calculatedAt', 40);
  if not private.is_instant(calculated_at) then
    perform private.refuse('estimate', 'unreadable');
  end if;
  return jsonb_build_object(
    'appliance', private.words_field(estimate, 'appliance', 80),
    'issue', private.words_field(estimate, 'issue', 120),
    'priceRange', private.range_of(estimate -> 'priceRange'),
    'accuracy', estimate -> 'accuracy', 'breakdown', lines, 'calculatedAt', calculated_at);
end;
$$;

-- An instant as browsers write it.
create function private.instant(at timestamptz) returns text
language sql immutable set search_path = ''
as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
$$;

-- A name as words to compare: lower case, without accents and apostrophes, because people leave them
-- out; one space between the words and at both ends. Hyphens, periods and commas separate words. Letters that
-- keep their mark when they are decomposed are listed in both cases, because `lower` may know only
-- the English ones.
create function private.name_words(name text) returns text
language sql immutable set search_path = ''
as $$
  select ' ' || trim(regexp_replace(regexp_replace(
    replace(replace(replace(replace(translate(
      lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')),
      'ẞÆŒÞØĐÐŁøđðłı', 'ßæœþoddloddli'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[''`\u00b4\u2018\u2019\u02bb\u02bc\u00b7\u30fb]', '', 'g'),
    '[\s\u00a0\u2000-\u200a\u202f\u205f\u3000.,\-\u2010-\u2015]+', ' ', 'g')) || ' ';
$$;

-- Letters of a name, without accents, digits and punctuation.
create function private.name_letters(name text) returns integer
language sql immutable set search_path = ''
as $$
  select length(regexp_replace(private.name_words(name), '[ 0-9!-/:-@\[-`{-~]', '', 'g'));
$$;

-- Whether a name answers to the one that was typed. Two letters must be a whole word, or `an` would
-- find Hannah. Three or more may begin anywhere, with or without the spaces.
create function private.matches_name(name text, typed text) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when private.name_letters(typed) < 2 then false
    when private.name_letters(typed) = 2
      then strpos(private.name_words(name), private.name_words(typed)) > 0
    else strpos(replace(private.name_words(name), ' ', ''), replace(private.name_words(typed), ' ', '')) > 0
  end;
$$;
