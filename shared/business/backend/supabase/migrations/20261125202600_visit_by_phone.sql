-- Visits that staff enter while a customer is on the phone, on any day, and corrections of what a visit
-- says of its customer and its job.

-- A default of the row's type would refuse a new column.
drop function private.answer(text, public.appointments);
create function private.answer(status text) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('status', answer.status);
$$;
create function private.answer(status text, a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select private.answer(answer.status)
    || case when a.id is null then '{}' else jsonb_build_object('appointment', private.view_json(a)) end;
$$;

-- A visit that an owner has added to a window without a free place. The others keep theirs, and the
-- window is offered again only below its own number.
alter table public.appointments add column beyond_places boolean not null default false;
-- Of a correction: [{"field", "from", "to"}], and why it was made.
alter table private.appointment_history add column changes jsonb, add column reason text;

-- What was corrected, field by field.
create function private.corrections(before public.appointments, after public.appointments) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('field', f.field, 'from', f.was, 'to', f.is_now) order by f.place)
  from (values
    (1, 'name', before.name, after.name), (2, 'phone', before.phone, after.phone),
    (3, 'email', before.email, after.email), (4, 'address', before.address, after.address),
    (5, 'zip', before.zip_code, after.zip_code), (6, 'appliance', before.appliance, after.appliance),
    (7, 'issue', before.issue, after.issue)
  ) f(place, field, was, is_now)
  where f.was is distinct from f.is_now;
$$;

create or replace function private.keep_steps() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moved boolean;
  assigned boolean;
  corrected boolean;
  step text;
begin
  if tg_op = 'INSERT' then
    if new.state not in ('held', 'requested') then
      raise exception using errcode = 'check_violation', constraint = 'appointment_step',
        message = 'An appointment begins as a request';
    end if;
    -- A whole row is inserted, so the column's default does not count.
    new.beyond_places := coalesce(new.beyond_places, false);
    return new;
  end if;
  moved := (new.preferred_date, new.preferred_time) is distinct from (old.preferred_date, old.preferred_time);
  -- A person who leaves the staff changes nothing about visits that are over.
  assigned := new.state not in ('done', 'canceled')
    and (new.technician, new.technician_email) is distinct from (old.technician, old.technician_email);
  corrected := private.corrections(old, new) is not null;
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
  if moved or assigned or corrected or new.state <> old.state then
    new.version := old.version + 1;
    new.changed_by := private.actor_name();
    new.changed_at := clock_timestamp();
    new.changed_what := case when moved then 'moved' when new.state <> old.state then new.state
      when assigned then 'assigned' else 'corrected' end;
    if moved or (new.state = 'canceled' and old.state <> 'canceled') then
      new.sequence := old.sequence + 1;
    end if;
  end if;
  -- A customer finds a place of the new window.
  if moved and private.actor() = 'you' then
    new.beyond_places := false;
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
  -- A corrected job has its own line, with the reason.
  elsif new.version <> old.version and new.changed_what <> 'job_corrected' then
    insert into private.appointment_history (appointment_id, state, actor, person, technician, changes)
    values (new.id, new.changed_what, private.actor(), private.actor_name(),
      case when new.changed_what = 'assigned' then new.technician end, private.corrections(old, new));
  end if;
  return null;
end;
$$;

create or replace function private.keep_window() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  had_place boolean := tg_op <> 'INSERT' and old.takes_place;
  has_place boolean := tg_op <> 'DELETE' and new.takes_place;
begin
  if tg_op = 'UPDATE' and (old.preferred_date, old.preferred_time, old.takes_place)
    = (new.preferred_date, new.preferred_time, new.takes_place) then
    return null;
  end if;
  if had_place and has_place then
    insert into private.window_days (date, time) values (new.preferred_date, new.preferred_time)
    on conflict (date, time) do nothing;
    perform from private.window_days d
    where (d.date, d.time) in (
      (old.preferred_date, old.preferred_time), (new.preferred_date, new.preferred_time))
    order by d.date, d.time for update;
  end if;
  if had_place then
    update private.window_days d set booked = d.booked - 1
    where d.date = old.preferred_date and d.time = old.preferred_time;
  end if;
  if has_place then
    insert into private.window_days as d (date, time, booked)
    values (new.preferred_date, new.preferred_time, 1)
    on conflict (date, time) do update set booked = d.booked + 1;
    if not new.beyond_places and private.places_left(new.preferred_date, new.preferred_time) < 0 then
      raise exception using errcode = 'check_violation', constraint = 'window_not_overbooked',
        message = 'This window has no place left';
    end if;
  end if;
  return null;
end;
$$;

-- Visits of a day that its places no longer cover: of each window those that were booked last. One that
-- an owner has added beyond the places is none of them.
create or replace function private.to_move(day date) returns setof public.appointments
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

-- Queues a mail about this version of an appointment, so that a repeat queues no second one. A customer
-- without a mail address gets none.
create or replace function private.queue_visit(
  kind text, a public.appointments, recipient text, details jsonb default '{}',
  due_at timestamptz default now(), useless_at timestamptz default null
) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, about, recipient, payload, next_attempt_at, due_at, useless_at)
  select queue_visit.kind, a.id || ' ' || a.version, queue_visit.recipient,
    private.mail_json(a) || details, queue_visit.due_at, queue_visit.due_at, queue_visit.useless_at
  where queue_visit.recipient is distinct from ''
  on conflict on constraint outbox_kind_about_key do nothing;
$$;

-- Why customers could not book this window themselves; null if they could.
create function private.unusual(day date, at_time text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  local_now timestamp := private.local_now();
  day_name text := to_char(day, 'FMDay, FMMonth FMDD');
  holiday text := (select h.name from private.holidays h where h.date = day);
  last_day date := (select local_now::date + s.days_ahead from private.settings s);
  w private.booking_windows;
  places integer;
begin
  select u.* into w from private.usual_windows(day) u where u.time = at_time;
  select coalesce(d.capacity, w.capacity) into places
  from (select 1) one left join private.window_days d on d.date = day and d.time = at_time;
  return case
    when holiday is not null then format('%s is a holiday: %s.', day_name, holiday)
    when w.time is null then format('There is no such window on %s.', day_name)
    when day + w.closes <= local_now then 'This window is over.'
    when places = 0 then format('This window is closed on %s.', day_name)
    when private.places_left(day, at_time) <= 0 then format('All %s places of this window are taken.', places)
    when day > last_day then
      format('Customers can book until %s; this is later.', to_char(last_day, 'FMMonth FMDD'))
  end;
end;
$$;

create function private.has_place(day date, at_time text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from private.windows_of(day) w where w.time = at_time)
    and private.places_left(day, at_time) > 0;
$$;

-- Asks a question: the page sends the same call again with `anyway`.
create function private.require_usual(day date, at_time text, anyway boolean) returns void
language plpgsql set search_path = ''
as $$
declare
  why text := private.unusual(day, at_time);
begin
  if why is not null and not coalesce(anyway, false) then
    raise exception using errcode = 'PT409', detail = 'anyway', message = why;
  end if;
end;
$$;

-- Ten digits of a phone as people type it: `+1 (713) 555-0142`.
create function private.phone_field(fields jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  digits text := regexp_replace(private.text_field(fields, 'phone', 'Phone', 40), '\D', '', 'g');
begin
  digits := regexp_replace(digits, '^1([0-9]{10})$', '\1');
  perform private.require_phone(digits, 'phone');
  return digits;
end;
$$;

-- What staff enter and correct of a customer; the mail address may be missing.
create function private.read_person(fields jsonb, a public.appointments) returns public.appointments
language plpgsql set search_path = ''
as $$
begin
  perform private.check_json(fields, 'fields', 'The answers');
  a.name := private.name_field(fields, 'name', 'Name');
  a.phone := private.phone_field(fields);
  a.email := private.text_field(fields, 'email', 'Email', 254, false);
  if a.email <> '' and not private.is_email(a.email) then
    perform private.refuse('email', 'Please enter a valid email address');
  end if;
  a.address := private.words_field(fields, 'address', 'Address', 200);
  a.zip_code := private.text_field(fields, 'zip', 'ZIP code', 20);
  if a.zip_code !~ '^[0-9]{5}$' then
    perform private.refuse('zip', 'Please enter a valid 5-digit ZIP code');
  end if;
  return a;
end;
$$;

-- Also the job.
create function private.read_visit(fields jsonb, a public.appointments) returns public.appointments
language plpgsql set search_path = ''
as $$
begin
  a := private.read_person(fields, a);
  a.appliance := private.appliance_field(fields, 'appliance');
  a.issue := private.words_field(fields, 'issue', 'Issue', 300);
  return a;
end;
$$;

-- Stores a correction. A record of the visit follows. Another mail address gets the visit by mail; the
-- page has a new key then, because a stranger may have the old one.
create function private.correct(a public.appointments, target public.appointments) returns public.appointments
language plpgsql set search_path = ''
as $$
begin
  if private.corrections(a, target) is null then
    return a;
  end if;
  update public.appointments p
  set name = target.name, phone = target.phone, email = target.email, address = target.address,
    zip_code = target.zip_code, appliance = target.appliance, issue = target.issue,
    page_key = case when lower(p.email) in ('', lower(target.email)) then p.page_key else private.new_key() end
  where p.id = a.id returning p.* into target;
  update public.service_records r
  set customer_name = target.name, customer_phone = target.phone, customer_email = target.email,
    customer_address = target.address, zip_code = target.zip_code, updated_at = now()
  where r.appointment_id = a.id;
  if lower(a.email) <> lower(target.email) then
    delete from private.outbox o
    where split_part(o.about, ' ', 1) = a.id and o.recipient = a.email
      and o.sent_at is null and o.claimed_until is null;
    if private.is_open(target) then
      perform private.queue_visit('visit_booked', target, target.email, '{"by": "us"}');
      perform private.plan_reminder(target);
    end if;
  end if;
  return target;
end;
$$;

create function private.fields_of(a public.appointments) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('name', a.name, 'phone', a.phone, 'email', a.email, 'address', a.address,
    'zip', a.zip_code, 'appliance', a.appliance, 'issue', a.issue);
$$;

-- Corrects what a visit says of its customer and its job; fields that are not named stay. Technicians
-- correct their own visits, but no mail address.
create function public.correct_visit(appointment_id text, fields jsonb, version integer default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
  who private.staff_people := private.require_person();
  target public.appointments;
  city text := substring(a.address from ', [^,]+, [A-Z]{2}$');
begin
  perform private.check_json(fields, 'fields', 'The answers');
  target := private.read_visit(private.fields_of(a) || fields, a);
  -- Pages show and send the street alone. The city belongs to the ZIP.
  if target.zip_code <> a.zip_code and city is not null then
    target.address := regexp_replace(target.address, ', [^,]+, [A-Z]{2}$', '');
  elsif city is not null and target.address !~ ', [A-Z]{2}$' then
    target.address := left(target.address || city, 200);
  end if;
  if who.role <> 'owner' and target.email <> a.email then
    raise exception using errcode = '42501', message = 'Only owners change a mail address';
  end if;
  if private.corrections(a, target) is null then
    return private.staff_visit_json(a);
  end if;
  perform private.require_version(a, version);
  return private.staff_visit_json(private.correct(a, target));
end;
$$;

-- Corrects a customer: name and phone everywhere, the mail address where the old one stood and in open
-- visits, the street in open visits and in the newest one. A phone that another customer has joins the
-- two, so it is a question first (409, `anyway`). Returns {"phone"}.
create function public.correct_customer(phone text, fields jsonb, anyway boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  digits text;
  known jsonb;
  person public.appointments;
  a public.appointments;
  target public.appointments;
  newest text;
begin
  perform private.require_owner();
  perform private.check_json(fields, 'fields', 'The answers');
  digits := private.known_customer(correct_customer.phone);
  known := private.customers_json(array[digits]) -> 0;
  person := private.read_person(known || fields, person);
  if person.phone <> digits and not coalesce(anyway, false) and exists (
    select from private.customer_rows() r where r.phone = person.phone
  ) then
    raise exception using errcode = 'PT409', detail = 'anyway', message = format(
      '%s has this phone. Both become one customer.', private.customers_json(array[person.phone]) -> 0 ->> 'name');
  end if;
  select p.id into newest from public.appointments p
  where p.phone = digits and p.state <> 'held' order by p.created_at desc limit 1;
  for a in
    select p.* from public.appointments p where p.phone = digits and p.state <> 'held'
    order by p.preferred_date, p.preferred_time, p.id for update
  loop
    target := a;
    target.name := person.name;
    target.phone := person.phone;
    if private.is_open(a) or lower(a.email) = lower(known ->> 'email') then
      target.email := person.email;
    end if;
    if private.is_open(a) or a.id = newest then
      target.address := person.address;
      target.zip_code := person.zip_code;
    end if;
    perform private.correct(a, target);
  end loop;
  update public.service_records r
  set customer_name = person.name, customer_phone = person.phone,
    customer_email = case when lower(r.customer_email) = lower(known ->> 'email') then person.email
      else r.customer_email end,
    customer_address = case when newest is null then person.address else r.customer_address end,
    zip_code = case when newest is null then person.zip_code else r.zip_code end, updated_at = now()
  where r.customer_phone = digits and (person.name, person.phone, person.email, person.address, person.zip_code)
    is distinct from (known ->> 'name', digits, known ->> 'email', known ->> 'address', known ->> 'zip');
  return jsonb_build_object('phone', person.phone);
end;
$$;

drop function public.staff_move_appointment(text, text, text, integer);

-- Moves a visit as agreed with its customer, to any day. It is `confirmed` then, also if it was only
-- requested: the mail about the move says that the technician comes.
create function public.staff_move_appointment(
  appointment_id text, to_date text, to_time text, version integer default null, anyway boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
  target public.appointments := a;
  is_owner boolean := (private.person()).role = 'owner';
  violated text;
begin
  target.preferred_date := private.as_date(left(to_date, 40));
  target.preferred_time := left(to_time, 40);
  if (a.preferred_date, a.preferred_time) = (target.preferred_date, target.preferred_time) then
    return private.staff_answer(a);
  end if;
  perform private.require_version(a, version);
  perform private.require_step(a, 'moved');
  if is_owner and target.preferred_date >= private.local_now()::date
    and exists (select from private.booking_windows w where w.time = target.preferred_time) then
    perform private.require_usual(target.preferred_date, target.preferred_time, anyway);
  else
    perform private.check_visit(target);
  end if;
  begin
    update public.appointments p
    set preferred_date = target.preferred_date, preferred_time = target.preferred_time,
      state = 'confirmed',
      beyond_places = is_owner and coalesce(anyway, false)
        and not private.has_place(target.preferred_date, target.preferred_time)
    where p.id = a.id returning p.* into target;
  exception when check_violation then
    get stacked diagnostics violated = constraint_name;
    if violated = 'window_not_overbooked' then
      perform private.window_taken();
    end if;
    raise;
  end;
  perform private.queue_changed('moved', target,
    jsonb_build_object('fromDate', a.preferred_date, 'fromTime', a.preferred_time));
  return private.staff_answer(target);
end;
$$;

-- What a person reads whose page shows an old version: `Maria moved this visit a moment ago.`
create or replace function private.change_words(a public.appointments) returns text
language sql stable set search_path = ''
as $$
  select upper(left(a.changed_by, 1)) || substr(a.changed_by, 2) || ' '
    || case a.changed_what
      when 'moved' then 'moved this visit'
      when 'assigned' then case when a.technician is null then 'took this visit from its technician'
        when a.technician = a.changed_by then 'took this visit'
        else 'gave this visit to ' || a.technician end
      when 'confirmed' then 'confirmed this visit'
      when 'on_the_way' then 'set out for this visit'
      when 'no_one_home' then 'found no one home'
      when 'canceled' then 'canceled this visit'
      when 'done' then 'finished this visit'
      when 'corrected' then 'corrected this visit'
      when 'job_corrected' then 'corrected the finished job'
      else 'changed this visit' end
    || case
      when a.changed_at > now() - interval '2 minutes' then ' a moment ago.'
      when a.changed_at > now() - interval '1 hour'
        then format(' %s minutes ago.', floor(extract(epoch from now() - a.changed_at) / 60))
      else ' earlier.' end;
$$;

revoke all on function public.correct_visit, public.correct_customer,
  public.staff_move_appointment from public, anon, authenticated;
grant execute on function public.correct_visit, public.correct_customer,
  public.staff_move_appointment to authenticated;
revoke all on all functions in schema private from public, anon, authenticated;
