-- Reports of browsers: views, failures and speed, as counters per hour. No row is about a visitor.
-- The embedded server and the function `report` of a hosted project call these for a visitor, so they
-- get the visitor's network address as an argument; it is not stored.

create function private.report_secret() returns bytea
language plpgsql set search_path = ''
as $$
declare
  today date := (now() at time zone 'UTC')::date;
  secret bytea;
begin
  select k.key into secret from private.report_key k where k.day = today;
  if secret is null then
    insert into private.report_key as k (day, key)
    values (today, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
    on conflict (only_row) do update set day = excluded.day, key = excluded.key where k.day <> excluded.day;
    select k.key into secret from private.report_key k;
  end if;
  return secret;
end;
$$;

-- The network of a caller for counting failures: the /24 of IPv4, the /48 of IPv6.
create function private.report_network(caller text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when caller ~ '^[0-9.]+$' then network(set_masklen(caller::inet, 24))::text
    else coalesce(private.network_of(caller), caller, 'local') end;
$$;

-- Bucket of a time: the first ends at 8 ms, each other is 10 % wider than the one before. The browser
-- types have the same numbers (`vitalBuckets`).
create function private.report_bucket(ms numeric) returns integer
language sql immutable set search_path = ''
as $$
  select least(99, greatest(0, ceil(ln(greatest(ms, 1) / 8) / ln(1.1))))::integer;
$$;

create function private.count_vital(of_set text, of_part text, of_name text, ms numeric) returns void
language plpgsql set search_path = ''
as $$
declare
  place integer := private.report_bucket(ms) + 1;
  fresh integer[] := array_fill(0, array[100]);
begin
  fresh[place] := 1;
  insert into private.report_vitals as v (set_id, hour, part, name, buckets)
  values (of_set, date_trunc('hour', now()), of_part, of_name, fresh)
  on conflict (set_id, hour, part, name) do update set buckets[place] = v.buckets[place] + 1;
end;
$$;

-- Counts a report, also for the watch. What names an unknown pattern, part, version or cause is left
-- out; an unknown set is refused. Nothing of the report's text is stored except such known names.
create function public.take_report(report jsonb, caller text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  secret bytea := private.report_secret();
  counted text;
  s private.report_sets;
  item jsonb;
  owner text;
  owners text[] := '{}';
  failed text[] := '{}';
  lcp_ms numeric := private.report_ms(report #> '{vitals,LCP}');
  inp_ms numeric := private.report_ms(report #> '{vitals,INP}');
begin
  if jsonb_typeof(report) is distinct from 'object' or pg_column_size(report) > 4096 then
    perform private.refuse('report', 'unreadable');
  end if;
  perform private.act_for(caller);
  counted := private.caller();
  if counted is not null then
    perform private.count_use('report:caller', encode(sha256(secret || convert_to(counted, 'UTF8')), 'hex'));
    if private.network_of(counted) is not null then
      perform private.count_use('report:network',
        encode(sha256(secret || convert_to(private.network_of(counted), 'UTF8')), 'hex'));
    end if;
  end if;
  -- Only the newest sets: a bound for the number of rows.
  select r.* into s from (
    select * from private.report_sets order by seen_at desc, set_id limit 8) r
  where r.set_id = report ->> 'set';
  if s.set_id is null then
    perform private.refuse('set', 'unknown_set');
  end if;
  for item in select v from jsonb_path_query(report, '$.views[*]') v limit 20 loop
    owner := s.patterns ->> (item #>> '{}');
    if owner is not null then
      owners := owners || owner;
      insert into private.report_views as w (set_id, hour, part, views)
      values (s.set_id, date_trunc('hour', now()), owner, 1)
      on conflict (set_id, hour, part) do update set views = w.views + 1;
    end if;
  end loop;
  for item in select v from jsonb_path_query(report, '$.failures[*]') v limit 10 loop
    if s.versions -> (item ->> 'part') ? (item ->> 'version') and s.patterns ? (item ->> 'at')
      and item ->> 'cause' in ('load', 'threw', 'hydration', 'error', 'rejection') then
      failed := failed || (item ->> 'part');
      perform private.count_failure(s.set_id, item);
    end if;
  end loop;
  owner := s.patterns ->> (report ->> 'at');
  if owner is not null and lcp_ms is not null then
    perform private.count_vital(s.set_id, owner, 'LCP', lcp_ms);
  end if;
  if owner is not null and inp_ms is not null then
    perform private.count_vital(s.set_id, owner, 'INP', inp_ms);
  end if;
  perform private.count_for_watch(
    s.set_id, private.report_network(counted), owners, failed, owner, lcp_ms, inp_ms);
  return jsonb_build_object('ok', true);
end;
$$;

-- Adds the sets of the site's store: [{"set", "versions": {part: [version]}, "patterns": {pattern: part}}].
-- The set of a watched canary has `watch`: {since, parts}.
create function public.publish_report_sets(sets jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item jsonb;
begin
  insert into private.report_sets (set_id, versions, patterns)
  select s ->> 'set', s -> 'versions', s -> 'patterns' from jsonb_array_elements(sets) s
  on conflict (set_id) do update
    set versions = excluded.versions, patterns = excluded.patterns, seen_at = now();
  for item in select s from jsonb_array_elements(sets) s where jsonb_typeof(s -> 'watch') = 'object' loop
    -- A server that is a moment behind names an earlier watch, which must not end a later one.
    insert into private.report_watch as w (set_id, since, parts, secret)
    values (item ->> 'set', (item #>> '{watch,since}')::timestamptz,
      array(select jsonb_array_elements_text(item #> '{watch,parts}')),
      uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
    on conflict (only_row) do update
      set set_id = excluded.set_id, since = excluded.since, parts = excluded.parts, secret = excluded.secret
      where w.since < excluded.since;
    if found then
      delete from private.watch_networks;
      delete from private.watch_counts;
      insert into private.watch_counts (canary) values (true), (false);
    end if;
  end loop;
  return jsonb_build_object('ok', true);
end;
$$;

create function private.watch_group(of_canary boolean) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('views', c.views, 'failures', c.failures, 'allFailures', c.all_failures,
    'LCP', c.lcp, 'INP', c.inp)
  from private.watch_counts c where c.canary = of_canary;
$$;

-- The counters of all stored days, added up by set; and those of the latest watch.
create function private.report_counts() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'sets', (select coalesce(jsonb_object_agg(s.set_id, s.versions), '{}') from private.report_sets s),
    'views', (
      select coalesce(jsonb_agg(r), '[]') from (
        select v.set_id as "set", v.part, sum(v.views)::bigint as views
        from private.report_views v group by 1, 2) r),
    'failures', (
      select coalesce(jsonb_agg(r), '[]') from (
        select f.set_id as "set", f.part, f.version, f.cause, f.pattern, sum(f.failures)::bigint as failures
        from private.report_failures f group by 1, 2, 3, 4, 5) r),
    'watch', (
      select jsonb_build_object('set', w.set_id,
        'since', to_char(w.since at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'canary', private.watch_group(true), 'live', private.watch_group(false))
      from private.report_watch w),
    'vitals', (
      select coalesce(jsonb_agg(r), '[]') from (
        select t."set", t.part, t.name, jsonb_agg(t.n order by t.place) as buckets
        from (
          select v.set_id as "set", v.part, v.name, b.place, sum(b.n)::bigint as n
          from private.report_vitals v, unnest(v.buckets) with ordinality b(n, place)
          group by 1, 2, 3, 4) t
        group by 1, 2, 3) r));
$$;

create function public.report_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_owner();
  return private.report_counts();
end;
$$;

-- Counters are stored for 30 days. A watch takes 14 days at most.
create function private.forget_reports() returns void
language sql set search_path = ''
as $$
  delete from private.report_views where hour < now() - interval '30 days';
  delete from private.report_failures where hour < now() - interval '30 days';
  delete from private.report_vitals where hour < now() - interval '30 days';
  delete from private.report_watch where since < now() - interval '15 days';
  delete from private.watch_counts where not exists (select from private.report_watch);
  delete from private.watch_networks where not exists (select from private.report_watch);
  delete from private.report_sets s where s.seen_at < now() - interval '30 days'
    and not exists (select from private.report_views v where v.set_id = s.set_id);
$$;

create function private.count_failure(of_set text, failure jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  this_hour timestamptz := date_trunc('hour', now());
begin
  -- A flood of made-up combinations ends here.
  if (select count(*) from private.report_failures f where f.hour = this_hour) < 500 then
    insert into private.report_failures as f (set_id, hour, part, version, cause, pattern, failures)
    values (of_set, this_hour, failure ->> 'part', failure ->> 'version', failure ->> 'cause',
      failure ->> 'at', 1)
    on conflict (set_id, hour, part, version, cause, pattern) do update set failures = f.failures + 1;
  end if;
end;
$$;

-- Whether the network may count again in this watch; counts it if so.
create function private.network_may_count(of_kind text, of_place integer) returns boolean
language plpgsql set search_path = ''
as $$
begin
  insert into private.watch_networks as n (kind, place, used) values (of_kind, of_place, 1)
  on conflict (kind, place) do update set used = n.used + 1
  where n.used < (select r.most from private.watch_rules r where r.kind = of_kind);
  return found;
end;
$$;

-- Adds to the counters of a watch what a report says: the owners of the opened pages, the parts that
-- failed, the part of the document and its times.
create function private.count_for_watch(
  of_set text, network text, owners text[], failed text[], of_part text, lcp_ms numeric, inp_ms numeric
) returns void
language plpgsql set search_path = ''
as $$
declare
  w private.report_watch;
  place integer;
  is_canary boolean;
  digest bytea;
  one text;
begin
  select r.* into w from private.report_watch r;
  if w.set_id is null then return; end if;
  is_canary := w.set_id = of_set;
  digest := sha256(w.secret || convert_to(network, 'UTF8'));
  place := (get_byte(digest, 0) << 5) | (get_byte(digest, 1) & 31);
  foreach one in array owners loop
    -- The shell runs on every page.
    if ('shell' = any(w.parts) or one = any(w.parts))
      and private.network_may_count(case when is_canary then 'canary views' else 'live views' end, place) then
      update private.watch_counts c set views = c.views + 1 where c.canary = is_canary;
    end if;
  end loop;
  foreach one in array failed loop
    if private.network_may_count('any failure', place) then
      update private.watch_counts c set all_failures = c.all_failures + 1 where c.canary = is_canary;
    end if;
    if one = any(w.parts) and private.network_may_count('failure', place) then
      update private.watch_counts c set failures = c.failures + 1 where c.canary = is_canary;
    end if;
  end loop;
  if 'shell' = any(w.parts) or of_part = any(w.parts) then
    if lcp_ms is not null and private.network_may_count('LCP', place) then
      update private.watch_counts c
      set lcp[private.report_bucket(lcp_ms) + 1] = c.lcp[private.report_bucket(lcp_ms) + 1] + 1
      where c.canary = is_canary;
    end if;
    if inp_ms is not null and private.network_may_count('INP', place) then
      update private.watch_counts c
      set inp[private.report_bucket(inp_ms) + 1] = c.inp[private.report_bucket(inp_ms) + 1] + 1
      where c.canary = is_canary;
    end if;
  end if;
end;
$$;

-- A time of a report in milliseconds; null for anything else.
create function private.report_ms(value jsonb) returns numeric
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'number' and value::numeric between 0 and 600000
    then value::numeric end;
$$;
