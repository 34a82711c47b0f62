-- The business's day: a change can be taken back before its mail leaves, history says to whom and from
-- when to when, a search finds the words of a name in any order, weekdays can be closed, and
-- revenue can be read.

-- How long a change of staff can be taken back before its mail leaves.
alter table private.settings add column undo_time interval not null default '10 seconds';
alter table private.appointment_history add column technician text;

insert into private.state_steps (before, after, by_customer) values
  ('canceled', 'requested', false),
  ('canceled', 'confirmed', false);

create function private.undo_time() returns interval
language sql stable set search_path = ''
as $$
  select s.undo_time from private.settings s;
$$;

-- Which steps a visit may take. One whose cancellation is taken back needs its place again.
create or replace function private.keep_steps() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moved boolean;
  assigned boolean;
  step text;
begin
  if tg_op = 'INSERT' then
    if new.state not in ('held', 'requested') then
      raise exception using errcode = 'check_violation', constraint = 'appointment_step',
        message = 'An appointment begins as a request';
    end if;
    return new;
  end if;
  moved := (new.preferred_date, new.preferred_time) is distinct from (old.preferred_date, old.preferred_time);
  -- A person who leaves the staff changes nothing about visits that are over.
  assigned := new.state not in ('done', 'canceled')
    and (new.technician, new.technician_email) is distinct from (old.technician, old.technician_email);
  foreach step in array array_remove(array[
    case when moved then 'moved' end, case when new.state <> old.state then new.state end], null)
  loop
    if not exists (
      select from private.state_steps s
      where s.before = old.state and s.after = step and (s.by_customer or private.actor() = 'us')
    ) then
      raise exception using errcode = 'check_violation', constraint = 'appointment_step',
        message = format('An appointment that is %s cannot become %s', old.state, step);
    end if;
  end loop;
  if moved or assigned or new.state <> old.state then
    new.version := old.version + 1;
    new.changed_by := private.actor_name();
    new.changed_at := clock_timestamp();
    new.changed_what := case when moved then 'moved' when new.state <> old.state then new.state else 'assigned' end;
    if moved or (new.state = 'canceled' and old.state <> 'canceled') then
      new.sequence := old.sequence + 1;
    end if;
  end if;
  -- A canceled visit gives its place back.
  new.takes_place := (new.takes_place or old.state = 'canceled') and new.state <> 'canceled';
  return new;
end;
$$;

create or replace function private.keep_history() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.appointment_history (appointment_id, state, actor, person)
    values (new.id, new.state, private.actor(), private.actor_name());
  elsif (new.preferred_date, new.preferred_time) is distinct from (old.preferred_date, old.preferred_time) then
    insert into private.appointment_history
      (appointment_id, state, actor, person, from_date, from_time, to_date, to_time)
    values (new.id, 'moved', private.actor(), private.actor_name(),
      old.preferred_date, old.preferred_time, new.preferred_date, new.preferred_time);
  elsif new.version <> old.version then
    insert into private.appointment_history (appointment_id, state, actor, person, technician)
    values (new.id, new.changed_what, private.actor(), private.actor_name(),
      case when new.changed_what = 'assigned' then new.technician end);
  end if;
  return null;
end;
$$;

-- The reminder of a visit that ended goes, and of one that is open again is planned.
create or replace function private.drop_reminder() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (new.preferred_date, new.preferred_time) is distinct from (old.preferred_date, old.preferred_time)
    or (new.state <> old.state
      and (old.state = 'on_the_way' or new.state not in ('requested', 'confirmed'))) then
    perform private.forget_reminder(new.id);
  end if;
  if new.state in ('requested', 'confirmed') and old.state in ('on_the_way', 'no_one_home', 'canceled') then
    perform private.plan_reminder(new);
  end if;
  return null;
end;
$$;

-- Takes a cancellation back: by the person who made it, before its mail leaves. The mail goes with it.
create function private.take_back_cancellation(a public.appointments) returns void
language plpgsql set search_path = ''
as $$
begin
  if a.changed_what is distinct from 'canceled' or a.changed_by is distinct from private.actor_name()
    or a.changed_at < now() - private.undo_time() then
    raise exception using errcode = 'PT409', detail = 'appointment_id',
      message = 'It is too late to take this cancellation back. Book the visit again';
  end if;
  delete from private.outbox o
  where o.kind = 'visit_canceled' and o.about = a.id || ' ' || a.version
    and o.sent_at is null and o.claimed_until is null;
  if not found and a.email <> '' then
    raise exception using errcode = 'PT409', detail = 'appointment_id',
      message = 'The customer has the mail about the cancellation already. Book the visit again';
  end if;
end;
$$;

create or replace function public.set_appointment_state(
  appointment_id text, state text, technician text default null, reason text default null,
  version integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
  who private.staff_people := private.require_person();
  person text := nullif(private.text_field(
    jsonb_build_object('technician', technician), 'technician', 'Technician', 100, false), '');
  why text := nullif(private.text_field(
    jsonb_build_object('reason', reason), 'reason', 'Reason', 300, false, true), '');
begin
  if coalesce(state, '') not in ('confirmed', 'on_the_way', 'canceled', 'no_one_home')
    and not (coalesce(state, '') = 'requested' and a.state = 'canceled') then
    perform private.refuse('state', 'This state cannot be set');
  elsif who.role <> 'owner' and person is not null and person <> a.technician then
    raise exception using errcode = '42501', message = 'Only owners give visits to others';
  elsif a.state = state and coalesce(person, a.technician) is not distinct from a.technician
    and (why is null or why is not distinct from a.cancel_reason) then
    return private.staff_answer(a);
  end if;
  perform private.require_version(a, version);
  if a.state <> state then
    perform private.require_step(a, state);
  end if;
  if a.state = 'canceled' and state <> 'canceled' then
    perform private.take_back_cancellation(a);
  end if;
  update public.appointments p
  set state = set_appointment_state.state, technician = coalesce(person, p.technician),
    technician_email = case
      when person is null or person = p.technician then p.technician_email else private.email_of(person) end,
    cancel_reason = case when set_appointment_state.state = 'canceled' then coalesce(why, p.cancel_reason) end
  where p.id = a.id returning p.* into a;
  if state = 'on_the_way' then
    -- Late news of it would be wrong.
    perform private.queue_visit('visit_on_the_way', a, a.email, '{}', now() + private.undo_time(),
      greatest(private.window_ends(a.preferred_date, a.preferred_time), now() + interval '2 hours'));
  elsif state = 'canceled' then
    perform private.queue_changed('canceled', a);
  end if;
  return private.staff_answer(a);
end;
$$;

-- Mails about a change. A cancellation by the business waits until it cannot be taken back any more.
create or replace function private.queue_changed(
  what text, a public.appointments, details jsonb default '{}'
) returns void
language plpgsql set search_path = ''
as $$
declare
  by_customer boolean := private.actor() = 'you';
  mail_at timestamptz := case
    when by_customer then private.change_mail_at(what, a)
    when what = 'canceled' then now() + private.undo_time()
    else now() end;
begin
  if by_customer then
    perform private.queue_visit('team_' || what, a, null, details);
  end if;
  if mail_at is not null then
    -- A postponed mail of an earlier move would come after this one.
    delete from private.outbox o
    where o.kind = 'visit_moved' and split_part(o.about, ' ', 1) = a.id
      and o.sent_at is null and o.claimed_until is null and o.due_at > now();
    perform private.queue_visit('visit_' || what, a, a.email,
      details || jsonb_build_object('by', private.actor()), mail_at);
  end if;
  -- The customer has asked for this visit before, so one more reminder reaches no stranger.
  if what = 'moved' then
    perform private.plan_reminder(a);
  end if;
end;
$$;

create or replace function public.staff_visit(appointment_id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
  a public.appointments := private.seen_appointment(who, appointment_id);
begin
  return private.staff_visit_json(a) || jsonb_build_object('history', (
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'at', private.instant(h.at), 'state', h.state,
      'actor', coalesce(h.person, case h.actor when 'you' then 'the customer' else 'the office' end),
      'technician', h.technician, 'fromDate', h.from_date, 'fromTime', h.from_time,
      'toDate', h.to_date, 'toTime', h.to_time)) order by h.id), '[]')
    from private.appointment_history h where h.appointment_id = a.id));
end;
$$;

-- Whether each word of a search is in a name, an address or a mail address, in any order.
create function private.has_words(name text, place text, wanted text) returns boolean
language sql immutable set search_path = ''
as $$
  select bool_and(private.matches_name(name, w) or strpos(lower(place), lower(w)) > 0)
  from regexp_split_to_table(trim(wanted), '\s+') w where length(w) >= 2;
$$;

create or replace function public.find_customers(query text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted text := private.text_field(jsonb_build_object('query', query), 'query', 'Search', 100);
  digits text := regexp_replace(wanted, '\D', '', 'g');
  -- `+1 (713) 555-0142` is 7135550142.
  phone_part text := case when wanted ~ '^[-+().\s\d]+$' and length(digits) >= 3
    then case when length(digits) = 11 then regexp_replace(digits, '^1', '') else digits end end;
  phones text[];
begin
  perform private.require_owner();
  phones := array(
    select r.phone from private.customer_rows() r
    where strpos(r.phone, phone_part) > 0
      or upper(wanted) = r.appointment_id
      or private.matches_name(r.name, wanted)
      or private.has_words(r.name, r.address || ' ' || r.zip || ' ' || r.email, wanted)
    group by r.phone order by max(r.at) desc);
  -- How many match stands in each row, because older pages read a list.
  return (
    select coalesce(jsonb_agg(c || jsonb_build_object('matches', cardinality(phones))), '[]')
    from jsonb_array_elements(private.customers_json(phones[1:50])) c);
end;
$$;

-- The books: each visit with its repair, and repairs that have no visit any more, because their customer
-- was erased, or that never had one.
create or replace function public.export_appointments(from_date text, to_date text) returns jsonb
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
    perform private.refuse('to_date', 'A table has at most two years');
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
        'cost', r.total_cost) as line
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
        'labor', r.labor_description, 'parts', r.parts_replaced, 'cost', r.total_cost)
      from public.service_records r
      where r.service_date between first_day and last_day
        and not exists (select from public.appointments a where a.id = r.appointment_id)) b);
end;
$$;

-- Weekdays without visits: 1 is Monday, 7 is Sunday. A day with places of its own is open all the same.
alter table private.settings add column closed_weekdays integer[] not null default '{}'
  check (closed_weekdays <@ '{1,2,3,4,5,6,7}' and not closed_weekdays @> '{1,2,3,4,5,6,7}');

create function private.is_closed_weekday(day date) returns boolean
language sql stable set search_path = ''
as $$
  select extract(isodow from day)::integer = any (s.closed_weekdays) from private.settings s;
$$;

-- Windows that a date's business hours contain, also on a holiday; a closed weekday gives them no places.
create or replace function private.usual_windows(day date) returns setof private.booking_windows
language sql stable set search_path = ''
as $$
  select w.time, w.opens, w.closes,
    case when private.is_closed_weekday(day) then 0 else w.capacity end
  from private.booking_windows w, private.settings s
  where case when extract(isodow from day) < 6
    then w.opens >= s.weekday_opens and w.closes <= s.weekday_closes
    else w.opens >= s.weekend_opens and w.closes <= s.weekend_closes end;
$$;

-- Places left in a window of a date; negative where the capacity was lowered below what is booked.
create or replace function private.places_left(day date, at_time text) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(d.capacity, case when private.is_closed_weekday(places_left.day) then 0 else w.capacity end)
    - coalesce(d.booked, 0)
  from private.booking_windows w
  left join private.window_days d on d.date = places_left.day and d.time = w.time
  where w.time = places_left.at_time;
$$;

-- Minutes within business hours between two instants, at most those of two weeks. Holidays and closed
-- weekdays have none.
create or replace function private.business_minutes(since timestamptz, until timestamptz) returns numeric
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

-- Closes a weekday or opens it again, on every date that has no places of its own. What is booked stays.
create function public.set_weekday(weekday integer, closed boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  days integer[];
begin
  perform private.require_owner();
  if weekday is null or weekday not between 1 and 7 then
    perform private.refuse('weekday', 'A weekday is 1 (Monday) to 7 (Sunday)');
  elsif set_weekday.closed is null then
    perform private.refuse('closed', 'A weekday is closed or open');
  end if;
  select array_remove(s.closed_weekdays, weekday) into days from private.settings s for update;
  if set_weekday.closed then
    days := array(select d from unnest(days || weekday) d order by d);
  end if;
  if cardinality(days) = 7 then
    perform private.refuse('weekday', 'At least one weekday stays open');
  end if;
  update private.settings s set closed_weekdays = days where s.only_row;
  return jsonb_build_object('closedWeekdays', days);
end;
$$;

-- Days with their windows, and what holds for all of them.
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
    'closedWeekdays', (select s.closed_weekdays from private.settings s),
    'daysAhead', (select s.days_ahead from private.settings s),
    'holidays', (
      select coalesce(jsonb_agg(jsonb_build_object('date', h.date, 'name', h.name) order by h.date), '[]')
      from private.holidays h where h.date >= private.local_now()::date));
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
    perform private.refuse('to_date', 'The numbers cover at most two years');
  end if;
  return (
    with jobs as (
      select date_trunc('week', r.service_date)::date as week, r.technician_name as person,
        r.appliance_type as appliance, coalesce(r.total_cost, 0) as cost
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

revoke all on function public.set_weekday, public.revenue from public, anon, authenticated;
grant execute on function public.set_weekday, public.revenue to authenticated;

-- After the first release a function needs its rights in the same file.
revoke all on all functions in schema private from public, anon, authenticated;
