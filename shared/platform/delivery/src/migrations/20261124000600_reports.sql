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

revoke all on function delivery.report_counts() from public;
grant execute on function delivery.report_counts() to site_team;
