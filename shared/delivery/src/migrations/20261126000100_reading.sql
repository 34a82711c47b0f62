-- Reading needs no token: servers follow with the login alone, and what they read is public.

create function delivery.instant(at timestamptz) returns text
language sql immutable set search_path = ''
as $$ select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- What is live, and the switches that led to it, newest last. `seen` is the revision that the caller
-- has; while nothing has changed, the answer is only that.
create function delivery.state(seen bigint default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when c.revision = seen then
    jsonb_build_object('revision', c.revision, 'unchanged', true)
  else
    jsonb_build_object(
      'revision', c.revision,
      'now', delivery.instant(clock_timestamp()),
      'live', c.live,
      'canary', c.canary,
      'history', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'set', h.set_after, 'at', delivery.instant(h.at), 'back', h.did = 'back'
        ) order by h.number), '[]')
        from (
          select * from delivery.changes n
          where n.did in ('live', 'back') and exists (
            select from delivery.objects o
            where o.kind = 'set' and o.name = n.set_after and o.state = 'stored')
          order by n.number desc limit 500
        ) h)
    )
  end
  from delivery.current c
$$;

-- Objects that are stored: all, or those with these names.
create function delivery.stored(names text[] default null) returns table (
  kind text, name text, key text, sha256 text, bytes bigint, at text, details jsonb
)
language sql stable security definer set search_path = ''
as $$
  select o.kind, o.name, o.key, o.sha256, o.bytes, delivery.instant(o.at), o.details
  from delivery.objects o
  where o.state = 'stored' and (names is null or o.name = any(names))
  order by o.at, o.name
$$;

create function delivery.log(entries int) returns table (
  at text, did text, set_before text, set_after text, by_part text, by_token text, record jsonb
)
language sql stable security definer set search_path = ''
as $$
  select delivery.instant(n.at), n.did, n.set_before, n.set_after, n.by_part, n.by_token, n.record
  from delivery.changes n order by n.number desc limit entries
$$;
