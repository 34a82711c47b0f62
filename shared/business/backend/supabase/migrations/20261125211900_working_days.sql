-- Who works on which day. Places of a window can follow it.

-- 1 is Monday, 7 is Sunday. A person without any does no visits. An owner begins so.
alter table private.staff_people add column working_days integer[] not null default '{}'
  check (working_days <@ '{1,2,3,4,5,6,7}');
update private.staff_people set working_days = '{1,2,3,4,5,6,7}' where role = 'technician';

create function private.begin_working_days() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.role = 'technician' and new.working_days = '{}' then
    new.working_days := '{1,2,3,4,5,6,7}';
  end if;
  return new;
end;
$$;
create trigger working_days before insert on private.staff_people
  for each row execute function private.begin_working_days();

-- Days on which a person does not work although the weekday is one of theirs.
create table private.time_off (
  id bigint generated always as identity primary key,
  email text not null references private.staff_people (email) on update cascade on delete cascade,
  from_date date not null,
  to_date date not null check (to_date >= from_date)
);
create index time_off_by_person on private.time_off (email, to_date);
alter table private.time_off enable row level security;

-- Visits that one person does in a window; with it the places follow who works. Null: they are the
-- usual ones.
alter table private.settings add column visits_per_person integer check (visits_per_person between 1 and 10);

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

create or replace function private.usual_windows(day date) returns setof private.booking_windows
language sql stable set search_path = ''
as $$
  select w.time, w.opens, w.closes, private.usual_capacity(usual_windows.day, w.capacity)
  from private.booking_windows w, private.settings s
  where case when extract(isodow from day) < 6
    then w.opens >= s.weekday_opens and w.closes <= s.weekday_closes
    else w.opens >= s.weekend_opens and w.closes <= s.weekend_closes end;
$$;

create or replace function private.places_left(day date, at_time text) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(d.capacity, private.usual_capacity(places_left.day, w.capacity)) - coalesce(d.booked, 0)
  from private.booking_windows w
  left join private.window_days d on d.date = places_left.day and d.time = w.time
  where w.time = places_left.at_time;
$$;

create or replace function private.person_json(p private.staff_people) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('email', p.email, 'name', p.name, 'role', p.role, 'areas', p.areas,
    'phone', p.phone, 'workingDays', p.working_days, 'timeOff', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'from', t.from_date, 'to', t.to_date)
        order by t.from_date, t.id), '[]')
      from private.time_off t where t.email = p.email and t.to_date >= private.local_now()::date));
$$;

create function private.known_person(email text) returns private.staff_people
language plpgsql set search_path = ''
as $$
declare
  p private.staff_people;
begin
  perform private.require_owner();
  select x.* into p from private.staff_people x where x.email = lower(trim(left(known_person.email, 254))) for update;
  if p.email is null then
    raise exception using errcode = 'PT404', detail = 'email', message = 'There is no person with this address';
  end if;
  return p;
end;
$$;

-- Open visits that a person has on days on which they do not work: to give to others.
create function private.clashes(p private.staff_people) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(private.window_json(a) || jsonb_build_object('name', a.name)
    order by a.preferred_date, a.preferred_time), '[]')
  from public.appointments a
  where a.technician_email = p.email and private.is_open(a)
    and a.preferred_date >= private.local_now()::date and not private.works_on(p, a.preferred_date);
$$;

-- A person after a change of their days, and the visits that clash with it.
create function private.days_answer(email text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('person', private.person_json(p), 'clashes', private.clashes(p))
  from private.staff_people p where p.email = days_answer.email;
$$;

create function public.set_working_days(email text, days integer[]) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  p private.staff_people := private.known_person(set_working_days.email);
begin
  if days is null or not days <@ '{1,2,3,4,5,6,7}' then
    perform private.refuse('days', 'A weekday is 1 (Monday) to 7 (Sunday)');
  end if;
  update private.staff_people x
  set working_days = array(select distinct d from unnest(days) d order by d) where x.email = p.email;
  return private.days_answer(p.email);
end;
$$;

create function public.add_time_off(email text, from_date text, to_date text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  p private.staff_people := private.known_person(add_time_off.email);
  first_day date := private.date_field(from_date, 'from_date');
  last_day date := private.date_field(to_date, 'to_date', private.local_now()::date);
begin
  if last_day < first_day or last_day > first_day + 366 then
    perform private.refuse('to_date', 'Time off ends on or after its first day, within a year');
  elsif (select count(*) from private.time_off t where t.email = p.email and t.to_date >= private.local_now()::date) >= 50 then
    perform private.refuse('from_date', 'There are 50 times off already');
  elsif not exists (
    select from private.time_off t where (t.email, t.from_date, t.to_date) = (p.email, first_day, last_day)
  ) then
    insert into private.time_off (email, from_date, to_date) values (p.email, first_day, last_day);
  end if;
  return private.days_answer(p.email);
end;
$$;

create function public.remove_time_off(email text, time_off_id bigint) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  p private.staff_people := private.known_person(remove_time_off.email);
begin
  delete from private.time_off t where t.email = p.email and t.id = time_off_id;
  return private.days_answer(p.email);
end;
$$;

-- Visits of one person in a window; null: the usual places hold.
create function public.set_visits_per_person(visits integer default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_owner();
  if visits not between 1 and 10 then
    perform private.refuse('visits', 'One person does 1 to 10 visits in a window');
  end if;
  update private.settings s set visits_per_person = visits where s.only_row;
  return jsonb_build_object('visitsPerPerson', visits);
end;
$$;

create or replace function public.staff_calendar(from_date text, days integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  first_day date;
begin
  perform private.require_owner();
  first_day := private.date_field(from_date, 'from_date');
  if coalesce(days, 0) not between 1 and 62 then
    perform private.refuse('days', 'A calendar has 1 to 62 days');
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

revoke all on function public.set_working_days, public.add_time_off, public.remove_time_off,
  public.set_visits_per_person from public, anon, authenticated;
grant execute on function public.set_working_days, public.add_time_off, public.remove_time_off,
  public.set_visits_per_person to authenticated;
revoke all on all functions in schema private from public, anon, authenticated;
