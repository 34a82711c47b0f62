-- The business's own figures by ZIP, for its pages.

-- Figures of ZIPs with at least ten finished repairs for five customers within a year, so that none
-- tells of one household: {"77002": {"visits", "hours", "problems": [{"appliance", "issue"}]}}. Visits are
-- rounded down to fives; `hours` is the median from the request to the window; a problem has three
-- customers.
create function public.zip_figures() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_owner();
  return (
    with done as (
      select a.zip_code, a.phone, a.appliance, a.issue,
        extract(epoch from greatest(
          private.window_begins(a.preferred_date, a.preferred_time) - a.created_at, interval '0')) / 3600 as hours
      from public.appointments a
      join public.service_records r on r.appointment_id = a.id
      where a.state = 'done' and a.returns_for is null
        and r.service_date > private.local_now()::date - 365
    ),
    zips as (
      select d.zip_code, count(*) / 5 * 5 as visits,
        round(percentile_cont(0.5) within group (order by d.hours)::numeric, 1) as hours
      from done d group by d.zip_code
      having count(*) >= 10 and count(distinct d.phone) >= 5
    ),
    problems as (
      select d.zip_code, d.appliance, d.issue, count(*) as visits
      from done d group by d.zip_code, d.appliance, d.issue having count(distinct d.phone) >= 3
    )
    select coalesce(jsonb_object_agg(z.zip_code, jsonb_build_object(
      'visits', z.visits, 'hours', z.hours, 'problems', (
        select coalesce(jsonb_agg(jsonb_build_object('appliance', p.appliance, 'issue', p.issue)
          order by p.visits desc, p.appliance, p.issue), '[]')
        from problems p where p.zip_code = z.zip_code))), '{}')
    from zips z);
end;
$$;

revoke all on function public.zip_figures from public, anon, authenticated;
grant execute on function public.zip_figures to authenticated;
revoke all on all functions in schema private from public, anon, authenticated;
