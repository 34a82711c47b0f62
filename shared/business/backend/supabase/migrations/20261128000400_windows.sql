-- Windows and their places.

create function private.is_closed_weekday(day date) returns boolean
language sql stable set search_path = ''
as $$
  select extract(isodow from day)::integer = any (s.closed_weekdays) from private.settings s;
$$;

create function private.works_on(p private.staff_people, day date) returns boolean
language sql stable set search_path = ''
as $$
  select extract(isodow from day)::integer = any (p.working_days) and not exists (
    select from private.time_off t where t.email = p.email and day between t.from_date and t.to_date);
$$;

-- Places that a window has on a date which the owner has given none of its own. A window that is usually
-- closed stays closed.
create function private.usual_capacity(day date, usual integer) returns integer
language sql stable set search_path = ''
as $$
  select case
    when usual = 0 or private.is_closed_weekday(day) then 0
    when s.visits_per_person is null then usual
    else s.visits_per_person * (
      select count(*)::integer from private.staff_people p where private.works_on(p, usual_capacity.day)) end
  from private.settings s;
$$;

-- Windows of a date by its business hours, also of a holiday.
create function private.usual_windows(day date) returns setof private.booking_windows
language sql stable set search_path = ''
as $$
  select w.time, w.opens, w.closes, private.usual_capacity(usual_windows.day, w.capacity)
  from private.booking_windows w, private.settings s
  where case when extract(isodow from day) < 6
    then w.opens >= s.weekday_opens and w.closes <= s.weekday_closes
    else w.opens >= s.weekend_opens and w.closes <= s.weekend_closes end;
$$;

-- Windows that can be booked on a date.
create function private.windows_of(day date) returns setof private.booking_windows
language sql stable set search_path = ''
as $$
  select w.* from private.usual_windows(day) w
  where not exists (select from private.holidays h where h.date = day);
$$;

-- Places left in a window of a date; negative where the capacity was lowered below what is booked.
create function private.places_left(day date, at_time text) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(d.capacity, private.usual_capacity(places_left.day, w.capacity)) - coalesce(d.booked, 0)
  from private.booking_windows w
  left join private.window_days d on d.date = places_left.day and d.time = w.time
  where w.time = places_left.at_time;
$$;

-- A day as staff see it: each window with its capacity on that day (0: closed) and what is booked.
create function private.day_json(day date) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('date', day, 'closed', coalesce(bool_and(w.capacity = 0), true),
    'holiday', (select h.name from private.holidays h where h.date = day),
    'windows', coalesce(jsonb_agg(jsonb_build_object(
      'time', w.time, 'capacity', w.capacity, 'booked', w.booked) order by w.opens), '[]'))
  from (
    select u.time, u.opens, coalesce(d.booked, 0) as booked,
      case when exists (select from private.holidays h where h.date = day) then 0
        else coalesce(d.capacity, u.capacity) end as capacity
    from private.usual_windows(day) u
    left join private.window_days d on d.date = day and d.time = u.time
  ) w;
$$;

-- Minutes within business hours between two instants, at most those of two weeks. Holidays and closed
-- weekdays have none.
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
  where not exists (select from private.holidays h where h.date = d.day::date)
    and not private.is_closed_weekday(d.day::date);
$$;

-- Visits of a day that its places no longer cover: of each window those that were booked last. One that
-- an owner has added beyond the places is none of them.
create function private.to_move(day date) returns setof public.appointments
language sql stable set search_path = ''
as $$
  select a.* from public.appointments a
  join (
    select b.id, row_number() over (partition by b.preferred_time order by b.created_at, b.id) as place
    from public.appointments b
    where b.preferred_date = to_move.day and b.takes_place and not b.beyond_places
      and b.state not in ('held', 'canceled')
  ) n on n.id = a.id
  where a.state in ('requested', 'confirmed') and n.place > coalesce((
    select (w ->> 'capacity')::integer
    from jsonb_array_elements(private.day_json(to_move.day) -> 'windows') w
    where w ->> 'time' = a.preferred_time), 0);
$$;

-- A date of a field, not before `earliest`.
create function private.date_field(value text, field text, earliest date default null) returns date
language plpgsql set search_path = ''
as $$
declare
  day date := private.as_date(left(value, 40));
begin
  if day is null then
    perform private.refuse(field, 'not_a_date');
  elsif day < earliest then
    perform private.refuse(field, 'day_over');
  end if;
  return day;
end;
$$;

-- Capacity of one window of a date, or with `at_time` null of all its windows; 0 closes, null is the
-- usual one again.
create function public.set_window(on_date text, at_time text, capacity integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  day date;
begin
  perform private.require_owner();
  day := private.date_field(on_date, 'on_date', private.local_now()::date);
  if capacity not between 0 and 100 then
    perform private.refuse('capacity', 'wrong_places');
  elsif not exists (
    select from private.usual_windows(day) w where set_window.at_time is null or w.time = set_window.at_time
  ) then
    perform private.refuse('at_time', 'no_such_window');
  end if;
  insert into private.window_days as d (date, time, capacity)
  select day, w.time, set_window.capacity from private.usual_windows(day) w
  where set_window.at_time is null or w.time = set_window.at_time
  order by w.time
  on conflict on constraint window_days_pkey do update set capacity = excluded.capacity;
  return private.window_answer(day);
end;
$$;

create function private.usual_json() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('time', w.time, 'capacity', w.capacity) order by w.opens)
  from private.booking_windows w;
$$;

create function public.set_usual_capacity(at_time text, capacity integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_owner();
  if capacity is null or capacity not between 0 and 100 then
    perform private.refuse('capacity', 'wrong_places');
  end if;
  update private.booking_windows w set capacity = set_usual_capacity.capacity
  where w.time = set_usual_capacity.at_time;
  if not found then
    perform private.refuse('at_time', 'no_such_window');
  end if;
  return private.usual_json();
end;
$$;

create function public.set_days_ahead(days integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_owner();
  if days is null or days not between 1 and 366 then
    perform private.refuse('days', 'wrong_days_ahead');
  end if;
  update private.settings s set days_ahead = days where s.only_row;
  return jsonb_build_object('daysAhead', days);
end;
$$;

-- Makes a date a holiday, on which no window is offered; null ends it.
create function public.set_holiday(on_date text, name text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  day date;
  title text;
begin
  perform private.require_owner();
  day := private.date_field(on_date, 'on_date', private.local_now()::date);
  title := private.text_field(jsonb_build_object('name', set_holiday.name), 'name', 60,
    set_holiday.name is not null);
  if title = '' then
    delete from private.holidays h where h.date = day;
  else
    insert into private.holidays as h (date, name) values (day, title)
    on conflict (date) do update set name = excluded.name;
  end if;
  return private.window_answer(day);
end;
$$;

-- Days with their windows, and what holds for all of them.
create function public.staff_calendar(from_date text, days integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  first_day date;
begin
  perform private.require_owner();
  first_day := private.date_field(from_date, 'from_date');
  if coalesce(days, 0) not between 1 and 62 then
    perform private.refuse('days', 'wrong_days');
  end if;
  perform private.free_unconfirmed();
  return jsonb_build_object(
    'days', (
      select jsonb_agg(private.day_json(first_day + n) || jsonb_build_object(
        'toMove', jsonb_array_length(m.visits), 'visitsToMove', m.visits) order by n)
      from generate_series(0, days - 1) n, lateral (select private.visits_to_move(first_day + n) as visits) m),
    'usual', private.usual_json(),
    'visitsPerPerson', (select s.visits_per_person from private.settings s),
    'closedWeekdays', (select s.closed_weekdays from private.settings s),
    'daysAhead', (select s.days_ahead from private.settings s),
    'holidays', (
      select coalesce(jsonb_agg(jsonb_build_object('date', h.date, 'name', h.name) order by h.date), '[]')
      from private.holidays h where h.date >= private.local_now()::date));
end;
$$;

-- Closes a weekday or opens it again, on every date that has no places of its own. What is booked stays.
create function public.set_weekday(weekday integer, closed boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  days integer[];
begin
  perform private.require_owner();
  if weekday is null or weekday not between 1 and 7 then
    perform private.refuse('weekday', 'not_a_weekday');
  elsif set_weekday.closed is null then
    perform private.refuse('closed', 'required');
  end if;
  select array_remove(s.closed_weekdays, weekday) into days from private.settings s for update;
  if set_weekday.closed then
    days := array(select d from unnest(days || weekday) d order by d);
  end if;
  if cardinality(days) = 7 then
    perform private.refuse('weekday', 'all_weekdays_closed');
  end if;
  update private.settings s set closed_weekdays = days where s.only_row;
  return jsonb_build_object('closedWeekdays', days);
end;
$$;

create function private.has_place(day date, at_time text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from private.windows_of(day) w where w.time = at_time)
    and private.places_left(day, at_time) > 0;
$$;

-- Asks a question where customers could not book a window themselves: the page sends the same call again
-- with `anyway`.
create function private.require_usual(day date, at_time text, anyway boolean) returns void
language plpgsql set search_path = ''
as $$
declare
  local_now timestamp := private.local_now();
  holiday text := (select h.name from private.holidays h where h.date = day);
  last_day date := (select local_now::date + s.days_ahead from private.settings s);
  w private.booking_windows;
  places integer;
  why text;
begin
  if coalesce(anyway, false) then
    return;
  end if;
  select u.* into w from private.usual_windows(day) u where u.time = at_time;
  select coalesce(d.capacity, w.capacity) into places
  from (select 1) one left join private.window_days d on d.date = day and d.time = at_time;
  why := case
    when holiday is not null then 'holiday'
    when w.time is null then 'no_such_window'
    when day + w.closes <= local_now then 'window_over'
    when places = 0 then 'window_closed'
    when private.places_left(day, at_time) <= 0 then 'window_full'
    when day > last_day then 'after_last_day' end;
  if why is not null then
    perform private.refuse('anyway', why, jsonb_strip_nulls(jsonb_build_object(
      'day', day, 'holiday', holiday, 'places', places, 'lastDay', last_day)), 'PT409');
  end if;
end;
$$;

create function private.window_json(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select case when a.id is not null then jsonb_build_object('id', a.id, 'state', a.state,
    'preferredDate', a.preferred_date, 'preferredTime', a.preferred_time) end;
$$;

