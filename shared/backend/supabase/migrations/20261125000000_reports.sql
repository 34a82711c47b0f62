-- Reports of browsers: views, failures and speed, as counters per hour. No row is about a visitor.
-- The embedded server and the function `report` of a hosted project call these for a visitor, so they
-- get the visitor's network address as an argument; it is not stored.

insert into private.rate_rules (bucket, max_hits, period) values
  ('report:caller', 120, '1 hour'),
  ('report:network', 480, '1 hour');

-- The sets whose documents may report, from the site's own store. A stranger cannot add one.
create table private.report_sets (
  set_id text primary key,
  -- Versions that may run, by part.
  versions jsonb not null,
  -- The part that owns each pattern of an address.
  patterns jsonb not null,
  seen_at timestamptz not null default now()
);
create table private.report_views (
  set_id text not null references private.report_sets on delete cascade,
  hour timestamptz not null,
  part text not null,
  views bigint not null,
  primary key (set_id, hour, part)
);
create table private.report_failures (
  set_id text not null references private.report_sets on delete cascade,
  hour timestamptz not null,
  part text not null,
  version text not null,
  cause text not null,
  pattern text not null,
  failures bigint not null,
  primary key (set_id, hour, part, version, cause, pattern)
);
create index on private.report_failures (hour);
-- From how many networks a version's failures came. One network counts once in an hour, so that one
-- stranger cannot take back a release. `bits` has a bit for each of 8,192 groups of networks.
create table private.report_networks (
  set_id text not null references private.report_sets on delete cascade,
  hour timestamptz not null,
  part text not null,
  version text not null,
  bits bytea not null,
  networks integer not null,
  primary key (set_id, hour, part, version)
);
create table private.report_vitals (
  set_id text not null references private.report_sets on delete cascade,
  hour timestamptz not null,
  part text not null,
  name text not null,
  buckets integer[] not null,
  primary key (set_id, hour, part, name)
);
-- Replaced each day, so that digests of different days cannot be compared.
create table private.report_key (
  only_row boolean primary key default true check (only_row),
  day date not null,
  key bytea not null
);

do $$
declare
  relation text;
begin
  foreach relation in array array[
    'report_sets', 'report_views', 'report_failures', 'report_networks', 'report_vitals', 'report_key']
  loop
    execute format('alter table private.%I enable row level security', relation);
    execute format('revoke all on table private.%I from public, anon, authenticated', relation);
  end loop;
end;
$$;

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

-- A failure of a known version: one more, and one more network unless it has counted in this hour.
create function private.count_failure(of_set text, failure jsonb, network bytea) returns void
language plpgsql set search_path = ''
as $$
declare
  this_hour timestamptz := date_trunc('hour', now());
  of_part text := failure ->> 'part';
  of_version text := failure ->> 'version';
  place integer := (get_byte(network, 0) << 5) | (get_byte(network, 1) & 31);
begin
  -- A flood of made-up combinations ends here; the count of networks goes on.
  if (select count(*) from private.report_failures f where f.hour = this_hour) < 500 then
    insert into private.report_failures as f (set_id, hour, part, version, cause, pattern, failures)
    values (of_set, this_hour, of_part, of_version, failure ->> 'cause', failure ->> 'at', 1)
    on conflict (set_id, hour, part, version, cause, pattern) do update set failures = f.failures + 1;
  end if;
  insert into private.report_networks as n (set_id, hour, part, version, bits, networks)
  values (of_set, this_hour, of_part, of_version,
    set_bit(decode(repeat('00', 1024), 'hex'), place, 1), 1)
  on conflict (set_id, hour, part, version) do update
    set bits = set_bit(n.bits, place, 1), networks = n.networks + 1
    where get_bit(n.bits, place) = 0;
end;
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

-- Counts a report. What names an unknown pattern, part, version or cause is left out; an unknown set is
-- refused. Nothing of the report's text is stored except such known names.
create function public.take_report(report jsonb, caller text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  secret bytea := private.report_secret();
  counted text;
  s private.report_sets;
  item jsonb;
  owner text;
begin
  if jsonb_typeof(report) is distinct from 'object' or pg_column_size(report) > 4096 then
    perform private.refuse('report', 'The report cannot be read');
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
    perform private.refuse('set', 'This set is not published');
  end if;
  for item in select v from jsonb_path_query(report, '$.views[*]') v limit 20 loop
    owner := s.patterns ->> (item #>> '{}');
    if owner is not null then
      insert into private.report_views as w (set_id, hour, part, views)
      values (s.set_id, date_trunc('hour', now()), owner, 1)
      on conflict (set_id, hour, part) do update set views = w.views + 1;
    end if;
  end loop;
  for item in select v from jsonb_path_query(report, '$.failures[*]') v limit 10 loop
    if s.versions -> (item ->> 'part') ? (item ->> 'version') and s.patterns ? (item ->> 'at')
      and item ->> 'cause' in ('load', 'threw', 'hydration', 'error', 'rejection') then
      perform private.count_failure(s.set_id, item,
        sha256(secret || convert_to(private.report_network(counted), 'UTF8')));
    end if;
  end loop;
  owner := s.patterns ->> (report ->> 'at');
  if owner is not null then
    perform private.count_vital(s.set_id, owner, v.name, v.ms)
    from (values ('LCP', report #> '{vitals,LCP}'), ('INP', report #> '{vitals,INP}')) given(name, value),
      lateral (select given.name, case when jsonb_typeof(given.value) = 'number'
        then given.value::numeric end as ms) v
    where v.ms between 0 and 600000;
  end if;
  return jsonb_build_object('ok', true);
end;
$$;

-- Adds the sets of the site's store: [{"set", "versions": {part: [version]}, "patterns": {pattern: part}}].
create function public.publish_report_sets(sets jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  insert into private.report_sets (set_id, versions, patterns)
  select s ->> 'set', s -> 'versions', s -> 'patterns' from jsonb_array_elements(sets) s
  on conflict (set_id) do update
    set versions = excluded.versions, patterns = excluded.patterns, seen_at = now();
  select jsonb_build_object('ok', true);
$$;

-- The counters of all kept days, added up by set.
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
    'networks', (
      select coalesce(jsonb_agg(r), '[]') from (
        select n.set_id as "set", n.part, n.version, sum(n.networks)::bigint as networks
        from private.report_networks n group by 1, 2, 3) r),
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

-- Counters are kept for 30 days. The bits are needed only in their own hour.
create function private.forget_reports() returns void
language sql set search_path = ''
as $$
  delete from private.report_views where hour < now() - interval '30 days';
  delete from private.report_failures where hour < now() - interval '30 days';
  delete from private.report_networks where hour < now() - interval '30 days';
  delete from private.report_vitals where hour < now() - interval '30 days';
  update private.report_networks set bits = '' where hour < now() - interval '2 hours' and bits <> '';
  delete from private.report_sets s where s.seen_at < now() - interval '30 days'
    and not exists (select from private.report_views v where v.set_id = s.set_id);
$$;

-- As before, and old reports.
create or replace function public.housekeeping() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.free_unconfirmed();
  perform private.forget_sign_ins();
  perform private.apply_retention();
  perform private.forget_reports();
  delete from private.rate_counters c where c.hits[cardinality(c.hits)] < now() - interval '1 day';
  delete from private.confirm_links l where l.expires_at < now() - interval '7 days';
  delete from private.subscribers s where s.confirmed_at is null
    and not exists (select from private.confirm_links l where l.subscriber_id = s.id);
  delete from private.photos p where p.stored_at is null and p.reserved_until < now();
  -- Their files are removed like all whose row is gone.
  delete from private.photos p using public.appointments a, private.settings s
  where a.id = p.appointment_id and (
    a.preferred_date < now() - s.keep_photos
    or a.status = 'cancelled' and not exists (
      select from private.appointment_history h
      where h.appointment_id = a.id and h.state = 'cancelled' and h.at >= now() - s.keep_cancelled_photos));
  update private.outbox o
  set given_up_at = now(), last_error = coalesce(o.last_error, 'It could not be sent in time'),
    payload = o.payload - 'code'
  where o.useless_at < now() and o.sent_at is null and o.given_up_at is null;
  update private.outbox o set payload = '{}'
  where coalesce(o.sent_at, o.given_up_at) < now() - interval '90 days' and o.payload <> '{}';
  return jsonb_build_object('ok', true, 'retentionWaits', (
    select s.retention_confirmed_at is null from private.settings s));
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.take_report, public.publish_report_sets, public.report_counts
  from public, anon, authenticated;
grant execute on function public.take_report, public.publish_report_sets to service_role;
grant execute on function public.report_counts to authenticated;
