-- Holidays: days on which no window is offered, whatever its capacity.

create table private.holidays (
  date date primary key,
  name text not null check (name <> '')
);
alter table private.holidays enable row level security;
revoke all on table private.holidays from public, anon, authenticated;

-- Windows that a date's business hours contain, also on a holiday.
create function private.usual_windows(day date) returns setof private.booking_windows
language sql stable set search_path = ''
as $$
  select w.* from private.booking_windows w, private.settings s
  where case when extract(isodow from day) < 6
    then w.opens >= s.weekday_opens and w.closes <= s.weekday_closes
    else w.opens >= s.weekend_opens and w.closes <= s.weekend_closes end;
$$;

-- Windows that can be booked on a date.
create or replace function private.windows_of(day date) returns setof private.booking_windows
language sql stable set search_path = ''
as $$
  select w.* from private.usual_windows(day) w
  where not exists (select from private.holidays h where h.date = day);
$$;

-- A day as staff see it: each window with its capacity on that day (0: closed) and what is booked.
create function private.day_json(day date) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('date', day, 'closed', coalesce(bool_and(w.capacity = 0), true),
    'holiday', (select h.name from private.holidays h where h.date = day),
    'windows', coalesce(jsonb_agg(jsonb_build_object(
      'slot', w.slot, 'capacity', w.capacity, 'booked', w.booked) order by w.opens), '[]'))
  from (
    select u.slot, u.opens, coalesce(d.booked, 0) as booked,
      case when exists (select from private.holidays h where h.date = day) then 0
        else coalesce(d.capacity, u.capacity) end as capacity
    from private.usual_windows(day) u
    left join private.window_days d on d.date = day and d.slot = u.slot
  ) w;
$$;

-- Minutes within business hours between two instants, at most those of two weeks. Holidays have none.
create function private.business_minutes(since timestamptz, until timestamptz) returns numeric
language sql stable set search_path = ''
as $$
  select coalesce(sum(greatest(0, extract(epoch from
    least(n.until, d.day + case when extract(isodow from d.day) < 6 then s.weekday_closes else s.weekend_closes end)
    - greatest(n.since, d.day + case when extract(isodow from d.day) < 6 then s.weekday_opens else s.weekend_opens end)
  ) / 60)), 0)
  from private.settings s,
    lateral (select business_minutes.since at time zone s.time_zone as since,
      business_minutes.until at time zone s.time_zone as until) n,
    lateral generate_series(
      n.since::date::timestamp, least(n.until::date, n.since::date + 14)::timestamp, interval '1 day') d(day)
  where not exists (select from private.holidays h where h.date = d.day::date);
$$;

revoke all on all functions in schema private from public, anon, authenticated;
