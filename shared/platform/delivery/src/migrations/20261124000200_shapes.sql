-- Every machine reads what a team stores here. A row that they cannot read would keep all servers from
-- following, and a huge one would fill their memory. So each value is checked and written in the shape
-- in which it is read; all else is left out.

-- A shape that only a changed client sends.
create function delivery.require_shape(is_right boolean, what text) returns void
language plpgsql set search_path = ''
as $$
begin
  if is_right is not true then
    perform delivery.refuse(format('%s has a form that no machine could read.', what));
  end if;
end $$;

create function delivery.is_text(value jsonb, most int) returns boolean
language sql immutable set search_path = ''
as $$ select jsonb_typeof(value) = 'string' and octet_length(value #>> '{}') <= most $$;

create function delivery.are_texts(value jsonb, most int) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(value) = 'array' and not exists (
    select from jsonb_array_elements(case jsonb_typeof(value) when 'array' then value else '[]' end) e
    where delivery.is_text(e, most) is not true)
$$;

-- Versions by part: their releases' names are names of folders.
create function delivery.are_versions(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(value) = 'object' and not exists (
    select from jsonb_each(case jsonb_typeof(value) when 'object' then value else '{}' end) e
    where delivery.is_text(e.value, 200) is not true
      or e.key || '@' || (e.value #>> '{}') !~ '^[a-z][a-z0-9-]{0,60}@[A-Za-z0-9_+-][A-Za-z0-9_.+-]{0,120}$')
$$;

-- What is known about an object: of a set its versions and pictures, of a release its revision.
create function delivery.details_of(object_kind text, details jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform delivery.require_shape(octet_length(details::text) <= 100000, 'What is said about it');
  if object_kind = 'set' then
    perform delivery.require_shape(delivery.are_versions(details -> 'versions')
      and details -> 'versions' <> '{}'
      and delivery.are_versions(details -> 'previous')
      and coalesce(details ->> 'pictures', repeat('0', 24)) ~ '^[0-9a-f]{24}$', 'The set');
    return jsonb_strip_nulls(jsonb_build_object('versions', details -> 'versions',
      'previous', details -> 'previous', 'pictures', details ->> 'pictures'));
  elsif object_kind = 'release' then
    perform delivery.require_shape(delivery.is_text(details -> 'revision', 200), 'The release');
    return jsonb_build_object('revision', details -> 'revision');
  end if;
  return '{}';
end $$;

-- @returns how a change came about, for the log, which cannot be changed later
create function delivery.record_of(record jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform delivery.require_shape(jsonb_typeof(record) = 'object'
    and octet_length(record::text) <= 1000000
    and delivery.is_text(record -> 'command', 40)
    and delivery.is_text(record -> 'revision', 10000)
    and delivery.are_texts(record -> 'releases', 200)
    and (not record ? 'forced' or delivery.are_texts(record -> 'forced', 100000))
    and (not record ? 'takenBack' or delivery.are_texts(record -> 'takenBack', 200))
    and (not record ? 'verdicts' or jsonb_typeof(record -> 'verdicts') = 'array'), 'The record');
  perform delivery.require_shape(delivery.is_text(v -> 'rule', 1000)
      and delivery.is_text(v -> 'sentence', 100000) and jsonb_typeof(v -> 'ok') = 'boolean', 'The record')
    from jsonb_array_elements(coalesce(record -> 'verdicts', '[]')) v;
  return jsonb_strip_nulls(jsonb_build_object(
    'command', record -> 'command', 'revision', record -> 'revision', 'releases', record -> 'releases',
    'forced', record -> 'forced', 'takenBack', record -> 'takenBack', 'verdicts', record -> 'verdicts'));
end $$;

create function delivery.instant_of(value jsonb) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  perform delivery.require_shape(delivery.is_text(value, 40)
    and value #>> '{}' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$', 'The watch');
  return (value #>> '{}')::timestamptz;
exception when datetime_field_overflow or invalid_datetime_format then
  perform delivery.require_shape(false, 'The watch');
end $$;

-- A watch promotes its candidates with the token of the machine that goes on with it, which may be one
-- of the shell's team. So a team's watch names no release of another part, and none that its set lacks.
create function delivery.watch_of(who delivery.tokens, watch jsonb, of_set delivery.objects) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  other text;
begin
  if coalesce(watch, 'null') = 'null' then return null; end if;
  perform delivery.require_shape(jsonb_typeof(watch) = 'object' and delivery.are_texts(watch -> 'candidates', 200)
    and jsonb_array_length(watch -> 'candidates') between 1 and 100
    and coalesce(watch ->> 'leastViews', '') ~ '^[1-9][0-9]{0,6}$', 'The watch');
  select c into other from jsonb_array_elements_text(watch -> 'candidates') c
  where of_set.details -> 'versions' ->> split_part(c, '@', 1) is distinct from split_part(c, '@', 2)
    or c <> split_part(c, '@', 1) || '@' || split_part(c, '@', 2);
  if other is not null then
    perform delivery.refuse(format('Set %s does not contain %s, so no watch of it decides about that.',
      of_set.name, other));
  end if;
  select split_part(c, '@', 1) into other from jsonb_array_elements_text(watch -> 'candidates') c
  where who.part not in ('shell', split_part(c, '@', 1));
  if other is not null then
    perform delivery.refuse(format('The token of %s may not promote %s.', who.part, other));
  end if;
  perform delivery.require_shape(delivery.instant_of(watch -> 'until')
    between delivery.instant_of(watch -> 'since') and delivery.instant_of(watch -> 'since') + interval '15 days',
    'The watch');
  return jsonb_build_object('candidates', watch -> 'candidates',
    'since', delivery.instant(delivery.instant_of(watch -> 'since')),
    'until', delivery.instant(delivery.instant_of(watch -> 'until')),
    'leastViews', (watch ->> 'leastViews')::int);
end $$;

revoke all on all functions in schema delivery from public;
