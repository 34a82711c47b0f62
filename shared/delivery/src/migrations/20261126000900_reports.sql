-- A team's login reads what visitors reported, as counts, and the store's clock with every answer.

-- Tables of the site's backend may be in another database: then there is nothing to read here.
-- @returns null without them
create function delivery.report_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  counts jsonb;
begin
  if to_regprocedure('private.report_counts()') is null then return null; end if;
  execute 'select private.report_counts()' into counts;
  return counts;
end $$;

-- As before; also an unchanged answer has the instant, by which a watch ends.
create or replace function delivery.state(seen bigint default null) returns jsonb
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

revoke all on function delivery.report_counts() from public;
grant execute on function delivery.report_counts() to site_team;
