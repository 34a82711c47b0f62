-- What the business knows of its year.

-- The books: each visit with its repair, and repairs that have no visit any more, because their customer
-- was erased, or that never had one.
create function public.export_appointments(from_date text, to_date text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  first_day date;
  last_day date;
begin
  perform private.require_owner();
  first_day := private.date_field(from_date, 'from_date');
  last_day := private.date_field(to_date, 'to_date');
  if last_day < first_day or last_day > first_day + 731 then
    perform private.refuse('to_date', 'over_two_years');
  end if;
  return (
    select coalesce(jsonb_agg(b.line order by b.day, b.opens, b.at), '[]')
    from (
      select a.preferred_date as day, w.opens, a.created_at as at, jsonb_build_object(
        'number', a.id, 'createdAt', private.instant(a.created_at), 'date', a.preferred_date,
        'time', a.preferred_time, 'state', a.state, 'name', a.name, 'phone', a.phone, 'email', a.email,
        'address', a.address, 'zip', a.zip_code, 'appliance', a.appliance, 'issue', a.issue,
        'technician', coalesce(a.technician, r.technician_name, ''),
        'isWarranty', a.warranty_record_id is not null, 'doneOn', r.service_date,
        'labor', coalesce(r.labor_description, ''), 'parts', coalesce(r.parts_replaced, ''),
        'cost', r.total_cost, 'tax', r.sales_tax, 'receipt', private.receipt_of(r.id),
        'paid', private.paid_of(r.id)) as line
      from public.appointments a
      join private.booking_windows w on w.time = a.preferred_time
      left join public.service_records r on r.appointment_id = a.id
      where a.preferred_date between first_day and last_day and a.state <> 'held'
      union all
      select r.service_date, null, r.created_at, jsonb_build_object(
        'number', coalesce(r.appointment_id, ''), 'createdAt', private.instant(r.created_at),
        'date', r.service_date, 'time', '', 'state', 'done', 'name', r.customer_name,
        'phone', r.customer_phone, 'email', r.customer_email, 'address', r.customer_address,
        'zip', r.zip_code, 'appliance', r.appliance_type, 'issue', r.issue_description,
        'technician', r.technician_name, 'isWarranty', false, 'doneOn', r.service_date,
        'labor', r.labor_description, 'parts', r.parts_replaced, 'cost', r.total_cost, 'tax', r.sales_tax,
        'receipt', private.receipt_of(r.id), 'paid', private.paid_of(r.id))
      from public.service_records r
      where r.service_date between first_day and last_day
        and not exists (select from public.appointments a where a.id = r.appointment_id)) b);
end;
$$;

-- What jobs brought in, by the day that they were done, with those of customers who have been erased.
create function public.revenue(from_date text, to_date text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  first_day date;
  last_day date;
begin
  perform private.require_owner();
  first_day := private.date_field(from_date, 'from_date');
  last_day := private.date_field(to_date, 'to_date');
  if last_day < first_day or last_day > first_day + 731 then
    perform private.refuse('to_date', 'over_two_years');
  end if;
  return (
    with jobs as (
      select date_trunc('week', r.service_date)::date as week, r.technician_name as person,
        r.appliance_type as appliance, coalesce(r.total_cost, 0) - coalesce(r.sales_tax, 0) as cost
      from public.service_records r where r.service_date between first_day and last_day
    ),
    weeks as (
      select g.week::date as week, count(j.week) as jobs, coalesce(sum(j.cost), 0) as total
      from generate_series(date_trunc('week', first_day), last_day, interval '1 week') g(week)
      left join jobs j on j.week = g.week::date
      group by g.week
    ),
    people as (select j.person, count(*) as jobs, sum(j.cost) as total from jobs j group by j.person),
    appliances as (select j.appliance, count(*) as jobs, sum(j.cost) as total from jobs j group by j.appliance)
    select jsonb_build_object(
      'jobs', (select count(*) from jobs),
      'total', (select coalesce(sum(j.cost), 0) from jobs j),
      'byWeek', (
        select jsonb_agg(jsonb_build_object('name', w.week, 'jobs', w.jobs, 'total', w.total) order by w.week desc)
        from weeks w),
      'byPerson', (
        select coalesce(jsonb_agg(jsonb_build_object('name', p.person, 'jobs', p.jobs, 'total', p.total)
          order by p.total desc, p.person), '[]') from people p),
      'byAppliance', (
        select coalesce(jsonb_agg(jsonb_build_object('name', a.appliance, 'jobs', a.jobs, 'total', a.total)
          order by a.total desc, a.appliance), '[]') from appliances a)));
end;
$$;

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
