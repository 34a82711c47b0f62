-- Reading needs no token: servers follow with the login alone, and what they read is public.

-- The row of the token, also of one that only checks; null if it is unknown or was revoked. Without a
-- token the owner of this schema counts as the shell's team: the owner could write the tables anyway,
-- and the first token has to come from somewhere.
create function delivery.known_token(token text) returns delivery.tokens
language plpgsql stable set search_path = ''
as $$
declare
  found_token delivery.tokens;
begin
  if coalesce(token, '') <> '' then
    select t.* into found_token from delivery.tokens t
    where t.digest = sha256(convert_to(token, 'UTF8')) and t.revoked_at is null;
  elsif pg_has_role(session_user,
    (select n.nspowner from pg_catalog.pg_namespace n where n.nspname = 'delivery'), 'USAGE') then
    found_token.id := 'owner';
    found_token.part := 'shell';
  end if;
  return found_token;
end $$;

-- The set with this id that a team may use: the one that visitors got, or else its own, or else that
-- of the shell's team. A set that only another team has stored was checked by no other machine.
create function delivery.usable_set(set_name text, part text) returns delivery.objects
language sql stable set search_path = ''
as $$
  select o from delivery.objects o
  where o.kind = 'set' and o.name = set_name and o.state = 'stored'
    and (o.served or o.by_part = part or o.by_part = 'shell')
  order by o.served desc, o.by_part = part desc
  limit 1
$$;

create function delivery.instant(at timestamptz) returns text
language sql immutable set search_path = ''
as $$ select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- What is live, and the switches that led to it, newest last. `seen` is the revision that the caller
-- has; while nothing has changed, the answer is only that.
create function delivery.state(seen bigint default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when c.revision = seen then
    jsonb_build_object('revision', c.revision, 'unchanged', true,
      'now', delivery.instant(clock_timestamp()))
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
            where o.kind = 'set' and o.name = n.set_after and o.state = 'stored' and o.served)
          order by n.number desc limit 500
        ) h)
    )
  end
  from delivery.current c
$$;

-- Objects that are stored: all, or those with these names. With names, one row per set: that which the
-- token's team may use.
create function delivery.stored(token text, names text[] default null) returns table (
  kind text, name text, key text, sha256 text, bytes bigint, at text, details jsonb, by_part text, is_own boolean
)
language sql stable security definer set search_path = ''
as $$
  select o.kind, o.name, o.key, o.sha256, o.bytes, delivery.instant(o.at), o.details, o.by_part,
    o.by_part is not distinct from team.part
  from delivery.objects o, delivery.known_token(token) team
  where o.state = 'stored' and (names is null or o.name = any(names) and (o.kind <> 'set'
    or o.key = (delivery.usable_set(o.name, team.part)).key))
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
