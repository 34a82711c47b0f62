-- Days on which people work, and their time off.

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

create function private.known_person(email text) returns private.staff_people
language plpgsql set search_path = ''
as $$
declare
  p private.staff_people;
begin
  perform private.require_owner();
  select x.* into p from private.staff_people x where x.email = lower(trim(left(known_person.email, 254))) for update;
  if p.email is null then
    perform private.refuse('email', 'unknown_person', status => 'PT404');
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
    perform private.refuse('days', 'not_a_weekday');
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
    perform private.refuse('to_date', 'wrong_time_off');
  elsif (select count(*) from private.time_off t where t.email = p.email and t.to_date >= private.local_now()::date) >= 50 then
    perform private.refuse('from_date', 'too_many_times_off');
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
    perform private.refuse('visits', 'wrong_visits');
  end if;
  update private.settings s set visits_per_person = visits where s.only_row;
  return jsonb_build_object('visitsPerPerson', visits);
end;
$$;
