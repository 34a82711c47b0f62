-- Whether an object can be used.
create function delivery.is_stored(object_kind text, object_name text, object_part text default null)
returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from delivery.objects o
    where o.kind = object_kind and o.name = object_name and o.state = 'stored'
      and (object_part is null or o.by_part = object_part))
$$;

-- An upload has two steps: a row with the key before the bytes, the hash after them. A machine that
-- dies between leaves a row by which the object is found and removed.

create function delivery.begin_upload(token text, new_kind text, new_name text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  who delivery.tokens := delivery.caller(token);
  place text;
  ending text;
  new_key text;
begin
  if new_kind = 'release' then
    if who.part not in ('shell', split_part(new_name, '@', 1)) then
      perform delivery.refuse(format('The token of %s may not release %s.', who.part, split_part(new_name, '@', 1)));
    end if;
    who.part := split_part(new_name, '@', 1);
  end if;
  select p.place, p.ending into place, ending
  from (values ('release', 'releases/' || replace(new_name, '@', '/'), '.tar.br'),
    ('set', 'sets/' || new_name, '.tar.br'),
    ('pictures', 'pictures/' || new_name, '.tar')) p (kind, place, ending)
  where p.kind = new_kind;
  new_key := place || '.' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 12) || ending;
  insert into delivery.objects (key, kind, name, by_token, by_part)
  values (new_key, new_kind, new_name, who.id, who.part);
  return new_key;
end $$;

-- @returns `stored`, or `exists` when another machine of the team has stored an object with this name
--   first
create function delivery.end_upload(token text, old_key text, new_sha256 text, new_bytes bigint, new_details jsonb)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  who delivery.tokens := delivery.caller(token);
  upload delivery.objects;
begin
  -- Against a prune, which must not remove pictures that this set is about to name.
  perform from delivery.current for share;
  select o.* into upload from delivery.objects o
  where o.key = old_key and o.state = 'uploading' and o.by_token = who.id for update;
  if upload.key is null then
    perform delivery.refuse(format('The upload %s took longer than a day; start it again.', old_key));
  end if;
  if upload.kind = 'set' and jsonb_typeof(new_details -> 'versions') is distinct from 'object' then
    perform delivery.refuse(format('Set %s names no versions.', upload.name));
  end if;
  new_details := delivery.details_of(upload.kind, new_details);
  if new_bytes > 500000000 then
    perform delivery.refuse(format('%s is larger than 500 MB, more than a machine fetches.', upload.name));
  end if;
  if new_details ->> 'pictures' is not null
    and not delivery.is_stored('pictures', new_details ->> 'pictures', who.part) then
    perform delivery.refuse(format('The pictures of set %s are not stored; try again.', upload.name));
  end if;
  begin
    update delivery.objects o
    set state = 'stored', sha256 = new_sha256, bytes = new_bytes, details = new_details, at = now()
    where o.key = old_key;
  exception when unique_violation then
    return 'exists';
  end;
  return 'stored';
end $$;

-- The set that a caller wants visitors to get.
-- Refuses one that is not stored, that only another team has stored, or whose releases are not
-- stored: no machine could serve it.
create function delivery.set_to_serve(who delivery.tokens, set_name text) returns delivery.objects
language plpgsql stable set search_path = ''
as $$
declare
  found_set delivery.objects := delivery.usable_set(set_name, who.part);
  missing text;
begin
  if found_set.key is null then
    perform delivery.refuse(format(case when delivery.is_stored('set', set_name)
      then 'Set %s was stored by another team and never live: your team composes and stores it itself.'
      else 'Set %s is not stored.' end, set_name));
  end if;
  select string_agg(v.key || '@' || v.value, ', ' order by v.key) into missing
  from jsonb_each_text(found_set.details -> 'versions') v
  where not delivery.is_stored('release', v.key || '@' || v.value);
  if missing is not null then
    perform delivery.refuse(format('Set %s needs %s, which is not stored.', set_name, missing));
  end if;
  return found_set;
end $$;

-- Lets visitors get a set instead of the live one, or next to it: the one rule for live and canary.
create function delivery.serve(who delivery.tokens, live text, next_set delivery.objects) returns void
language plpgsql set search_path = ''
as $$
begin
  perform delivery.require_change(who, (delivery.usable_set(live, who.part)).details -> 'versions',
    next_set.details -> 'versions');
  update delivery.objects o set served = true where o.key = next_set.key and not o.served;
end $$;

-- Makes a set live if the expected one is, in one transaction.
-- @returns false when another set is live
create function delivery.change_live(token text, expected text, next_set text, is_back boolean, new_record jsonb)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  who delivery.tokens := delivery.caller(token);
  before delivery.current;
  next_object delivery.objects;
begin
  select c.* into before from delivery.current c for update;
  if before.live is distinct from expected then return false; end if;
  next_object := delivery.set_to_serve(who, next_set);
  if next_set is not distinct from before.live then return true; end if;
  perform delivery.serve(who, before.live, next_object);
  insert into delivery.changes (did, set_before, set_after, by_part, by_token, record)
  values (case when is_back then 'back' else 'live' end, before.live, next_set, who.part, who.id,
    delivery.record_of(new_record));
  update delivery.current set live = next_set, revision = revision + 1;
  return true;
end $$;

-- Starts, changes or (null) ends the canary, if the expected set is live.
create function delivery.change_canary(token text, expected text, new_canary jsonb, new_record jsonb)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  who delivery.tokens := delivery.caller(token);
  before delivery.current;
  next_set text := new_canary ->> 'set';
  next_object delivery.objects;
  next_canary jsonb;
begin
  select c.* into before from delivery.current c for update;
  if before.live is distinct from expected then return false; end if;
  if before.canary is not distinct from new_canary then return true; end if;
  if new_canary is not null then
    next_object := delivery.set_to_serve(who, next_set);
    if coalesce(new_canary ->> 'percent', '') !~ '^[1-9][0-9]?$' then
      perform delivery.refuse('A canary has a share of 1 to 99 percent.');
    end if;
    next_canary := jsonb_strip_nulls(jsonb_build_object('set', next_set,
      'percent', (new_canary ->> 'percent')::int,
      'watch', delivery.watch_of(who, new_canary -> 'watch', next_object)));
    perform delivery.serve(who, before.live, next_object);
  end if;
  -- A team does not end the canary of another one. The sets are not compared: live may have moved
  -- since the canary began, and then a team could not take its own canary back.
  if before.canary ->> 'set' is distinct from next_set and before.canary ->> 'set' <> before.live
    and who.part not in ('shell', (
      select n.by_part from delivery.changes n where n.did = 'canary' order by n.number desc limit 1)) then
    perform delivery.refuse(format('The token of %s may not end the canary of another team.', who.part));
  end if;
  insert into delivery.changes (did, set_before, set_after, by_part, by_token, record)
  values (case when next_set is null then 'canary off' else 'canary' end,
    before.canary ->> 'set', next_set, who.part, who.id,
    delivery.record_of(new_record) || jsonb_strip_nulls(jsonb_build_object('percent', next_canary -> 'percent')));
  update delivery.current set canary = next_canary, revision = revision + 1;
  return true;
end $$;

-- Takes sets and releases out of the store, and pictures that no set names any more.
-- @returns keys whose bytes may be removed now, those of earlier attempts included
create function delivery.remove(token text, old_sets text[], old_releases text[]) returns setof text
language plpgsql security definer set search_path = ''
as $$
declare
  before delivery.current;
  needed text;
begin
  perform delivery.require_shell(delivery.caller(token), 'remove sets and releases');
  select c.* into before from delivery.current c for update;
  if before.live = any(old_sets) or before.canary ->> 'set' = any(old_sets) then
    perform delivery.refuse('A set that visitors get cannot be removed.');
  end if;
  update delivery.objects o set state = 'removed'
  where o.state = 'stored' and o.kind = 'set' and o.name = any(old_sets);
  select o.name into needed from delivery.objects o
  where o.state = 'stored' and o.kind = 'release' and o.name = any(old_releases)
    and exists (
      select from delivery.objects s,
        jsonb_each_text((s.details -> 'versions')) v
      where s.kind = 'set' and s.state = 'stored' and v.key || '@' || v.value = o.name)
  limit 1;
  if needed is not null then
    perform delivery.refuse(format('%s is in a stored set and cannot be removed.', needed));
  end if;
  update delivery.objects o set state = 'removed'
  where o.state = 'stored' and o.kind = 'release' and o.name = any(old_releases);
  update delivery.objects o set state = 'removed'
  where o.kind = 'pictures' and o.state = 'stored' and o.at < now() - interval '1 day'
    and not exists (select from delivery.objects s where s.kind = 'set' and s.state = 'stored'
      and s.details ->> 'pictures' = o.name and s.by_part = o.by_part);
  -- Uploads that were never finished.
  update delivery.objects o set state = 'removed'
  where o.state = 'uploading' and o.at < now() - interval '1 day';
  return query select o.key from delivery.objects o where o.state = 'removed';
end $$;

-- Their bytes are gone.
create function delivery.forget(token text, keys text[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform delivery.require_shell(delivery.caller(token), 'remove sets and releases');
  delete from delivery.objects o where o.state = 'removed' and o.key = any(keys);
end $$;

-- Only these; helpers such as delivery.caller stay with the owner.
revoke all on all tables in schema delivery from public;
revoke all on all functions in schema delivery from public;
grant execute on function
  delivery.state(bigint), delivery.stored(text, text[]), delivery.log(int),
  delivery.create_token(text, text, text, text, boolean), delivery.list_tokens(text),
  delivery.revoke_token(text, text), delivery.begin_upload(text, text, text),
  delivery.end_upload(text, text, text, bigint, jsonb),
  delivery.change_live(text, text, text, boolean, jsonb),
  delivery.change_canary(text, text, jsonb, jsonb), delivery.remove(text, text[], text[]),
  delivery.forget(text, text[])
to site_team;
