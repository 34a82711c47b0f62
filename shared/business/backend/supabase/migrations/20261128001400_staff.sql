-- Visits and windows as people on staff see and change them.

create function private.record_json(r public.service_records) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', r.id, 'customerName', r.customer_name, 'customerPhone', r.customer_phone,
    'customerEmail', r.customer_email, 'customerAddress', r.customer_address,
    'zipCode', r.zip_code, 'applianceType', r.appliance_type, 'applianceModel', r.appliance_model,
    'applianceSerial', r.appliance_serial,
    'issueDescription', r.issue_description, 'serviceDate', r.service_date,
    'technicianName', r.technician_name, 'partsReplaced', r.parts_replaced,
    'laborDescription', r.labor_description, 'totalCost', r.total_cost,
    'appointmentId', r.appointment_id, 'notes', r.notes, 'status', r.status,
    'updatedAt', r.updated_at, 'warrantyStartDate', r.warranty_start_date,
    'warrantyEndDate', r.warranty_end_date);
$$;

-- Inserts a service record; the service date is today in the business's zone, the warranty from it. A
-- record without an appointment may have any day.
create function private.insert_service_record(record jsonb) returns public.service_records
language plpgsql set search_path = ''
as $$
declare
  r public.service_records := private.read_service_record(record);
begin
  insert into public.service_records select r.*;
  return r;
exception when unique_violation then
  perform private.refuse('appointmentId', 'has_record', status => 'PT409');
end;
$$;

create function public.create_service_record(record jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return private.record_json(private.insert_service_record(record));
end;
$$;

-- Records of a customer by phone or e-mail, newest first, at most 200.
create function public.customer_history(phone text default null, email text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(private.record_json(r) order by r.service_date desc, r.created_at desc), '[]')
    from (
      select * from public.service_records s
      where s.customer_phone = regexp_replace(customer_history.phone, '\D', '', 'g')
        or (customer_history.email <> '' and lower(s.customer_email) = lower(trim(customer_history.email)))
      order by s.service_date desc, s.created_at desc limit 200
    ) r);
end;
$$;

-- Sets status and updated_at, and the notes where given.
create function public.update_service_record(record_id uuid, status text, notes text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed public.service_records;
  new_status text;
  new_notes text;
begin
  perform private.require_staff();
  new_status := private.text_field(jsonb_build_object('status', update_service_record.status), 'status', 40);
  new_notes := private.text_field(jsonb_build_object('notes', update_service_record.notes), 'notes', 2000, false, true);
  update public.service_records r
  set status = new_status, updated_at = now(),
    notes = case when update_service_record.notes is null then r.notes else new_notes end
  where r.id = record_id
  returning r.* into changed;
  if changed.id is null then
    perform private.refuse('record_id', 'unknown_record', status => 'PT404');
  end if;
  return private.record_json(changed);
end;
$$;

-- Appointments, soonest first, each with its notes, the number of its photos and the state of its
-- mails; all or those of one state.
create function public.list_appointments(state text default null, max_count integer default 10000) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(private.appointment_json(a) || jsonb_build_object(
      'notes', (
        select coalesce(jsonb_agg(n.note order by n.id), '[]')
        from private.appointment_notes n where n.appointment_id = a.id),
      'photos', (
        select count(*) from private.photos p where p.appointment_id = a.id and p.stored_at is not null),
      'mails', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', o.kind, 'sentAt', o.sent_at, 'attempts', o.attempts, 'lastError', o.last_error,
          'givenUpAt', o.given_up_at)
          order by o.kind, o.created_at), '[]')
        from private.outbox o
        where split_part(o.about, ' ', 1) = a.id
          -- A reminder that is not due yet waits for nothing.
          and (o.due_at is null or o.due_at <= now())))
      order by a.preferred_date, w.opens, a.created_at), '[]')
    from (
      select * from public.appointments p
      where list_appointments.state is null or list_appointments.state = p.state
      order by p.created_at desc limit max_count
    ) a
    join private.booking_windows w on w.time = a.preferred_time);
end;
$$;

-- The appointment by its number, locked.
create function private.appointment_for_staff(appointment_id text) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
  a public.appointments := private.locked_appointment(appointment_id);
begin
  if who.role <> 'owner' and a.technician_email is distinct from who.email then
    perform private.not_yours();
  end if;
  return a;
end;
$$;

-- Refuses a step that may not follow, with the reason in words.
create function private.require_step(a public.appointments, step text) returns void
language plpgsql set search_path = ''
as $$
begin
  if not exists (select from private.state_steps s where s.before = a.state and s.after = step) then
    perform private.refuse('appointment_id', 'no_step', jsonb_build_object('state', a.state, 'step', step), 'PT409');
  end if;
end;
$$;

create function private.actor_name() returns text
language sql stable set search_path = ''
as $$
  select coalesce((private.person()).name,
    case private.actor() when 'you' then 'the customer' else 'the office' end);
$$;

-- Whether the call that the site promises after a request is overdue, in business hours.
create function private.is_late(a public.appointments) returns boolean
language sql stable set search_path = ''
as $$
  select a.state = 'requested' and private.business_minutes(
    coalesce((
      select max(h.at) from private.appointment_history h
      where h.appointment_id = a.id and h.state in ('requested', 'moved')), a.created_at), now())
    > coalesce((s.company ->> 'confirmationMinutes')::numeric, 30)
  from private.settings s;
$$;

-- Photos of a visit as staff see them, oldest first. `shows` is null for one of the customer.
create function private.staff_photos_json(appointment_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'path', p.path, 'type', p.type,
    'size', p.size, 'at', private.instant(p.stored_at), 'shows', p.shows, 'by', p.taken_by)
    order by p.stored_at, p.id), '[]')
  from private.photos p where p.appointment_id = staff_photos_json.appointment_id and p.stored_at is not null;
$$;

create function private.part_json(p private.awaited_parts) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', p.id, 'what', p.what, 'supplier', p.supplier, 'expectedOn', p.expected_on,
    'orderedAt', private.instant(p.ordered_at), 'by', p.person, 'arrivedAt', private.instant(p.arrived_at),
    'endedAt', private.instant(p.ended_at));
$$;

create function private.parts_json(appointment_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(private.part_json(p) order by p.id), '[]')
  from private.awaited_parts p where p.appointment_id = parts_json.appointment_id;
$$;

-- A visit as staff see it. `receipts` has every receipt and credit; the last one that is not credited holds.
create function private.staff_visit_json(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', a.id, 'version', a.version, 'state', a.state,
    'preferredDate', a.preferred_date, 'preferredTime', a.preferred_time,
    'createdAt', private.instant(a.created_at),
    'name', a.name, 'phone', a.phone, 'email', a.email,
    -- The form writes `12 Bayou Lane, Houston, TX` if it knows the city.
    'address', coalesce(substring(a.address from '^(.+), [^,]+, [A-Z]{2}$'), a.address),
    'city', substring(a.address from '^.+, ([^,]+), [A-Z]{2}$'), 'zip', a.zip_code,
    'appliance', a.appliance, 'issue', a.issue,
    'brand', private.brand_of(a.description),
    'isWarranty', a.warranty_record_id is not null, 'estimate', a.estimate,
    'comments', trim(regexp_replace(a.description, '(^|\n)(Preferred brand|Marca): [^\n]*', ''), E'\n '),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(n.at), 'text', n.note, 'by', n.person)
        order by n.at, n.person nulls first, n.id), '[]')
      from (
        select c.id, c.at, c.note, null as person from private.appointment_notes c where c.appointment_id = a.id
        union all
        select t.id, t.at, t.note, t.person from private.staff_notes t where t.appointment_id = a.id
      ) n),
    'photos', private.staff_photos_json(a.id),
    'technician', case when a.technician is not null
      then jsonb_build_object('email', a.technician_email, 'name', a.technician) end,
    'late', private.is_late(a),
    'changedBy', case when a.changed_by is not null then jsonb_build_object(
      'name', a.changed_by, 'at', private.instant(a.changed_at), 'what', a.changed_what) end,
    'cancelReason', a.cancel_reason,
    'receipts', private.receipts_json(a.id), 'parts', private.parts_json(a.id),
    'secondVisit', private.window_json(private.second_visit(a)), 'returnsFor', a.returns_for,
    'texts', a.texts_at is not null, 'language', a.language,
    'record', (select private.record_json(r) from public.service_records r where r.appointment_id = a.id));
$$;

-- The answer to a change: what the staff command reads, and the visit as the pages show it.
create function private.staff_answer(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select private.appointment_json(a) || jsonb_build_object('visit', private.staff_visit_json(a));
$$;

-- `confirmed`, `on_the_way`, `canceled` or `no_one_home`. The customer gets a mail when the
-- technician sets out and when the visit is canceled. A repeat changes nothing. With `version` the
-- change is refused when another person has changed the visit since.
create function public.set_appointment_state(
  appointment_id text, state text, technician text default null, reason text default null,
  version integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
  who private.staff_people := private.require_person();
  person text := nullif(private.text_field(
    jsonb_build_object('technician', technician), 'technician', 100, false), '');
  why text := nullif(private.text_field(
    jsonb_build_object('reason', reason), 'reason', 300, false, true), '');
begin
  if coalesce(state, '') not in ('confirmed', 'on_the_way', 'canceled', 'no_one_home')
    and not (coalesce(state, '') = 'requested' and a.state = 'canceled') then
    perform private.refuse('state', 'unknown_state');
  elsif who.role <> 'owner' and person is not null and person <> a.technician then
    perform private.refuse('technician', 'owners_give', status => '42501');
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

-- Gives a visit to a person whose areas contain its ZIP, or with null to no person. An owner gives
-- any visit to any person; a technician takes one that no person has, or gives their own back.
create function public.assign_technician(
  appointment_id text, email text, version integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
  a public.appointments := private.locked_appointment(appointment_id);
  person private.staff_people;
  address text := nullif(lower(trim(left(assign_technician.email, 254))), '');
begin
  if who.role <> 'owner' then
    if not private.may_see(who, a) or address is not null and address <> who.email
      or address is null and a.technician_email is distinct from who.email then
      perform private.not_yours();
    end if;
  end if;
  select p.* into person from private.staff_people p where p.email = address for share;
  if address is not null and person.email is null then
    perform private.refuse('email', 'unknown_person');
  elsif a.technician_email is not distinct from address and (address is not null or a.technician is null) then
    return private.staff_visit_json(a);
  elsif address is not null and not private.covers(person.areas, a.zip_code) then
    perform private.refuse('email', 'not_in_area', jsonb_build_object('name', person.name, 'zip', a.zip_code));
  end if;
  perform private.require_version(a, version);
  if a.state in ('done', 'canceled') then
    perform private.refuse('appointment_id', 'over', status => 'PT409');
  end if;
  update public.appointments p set technician = person.name, technician_email = person.email
  where p.id = a.id returning p.* into a;
  return private.staff_visit_json(a);
end;
$$;

-- Adds a note that the customer does not see. A repeat of the last one adds nothing, because the
-- answer to the first request may have been lost.
create function public.add_staff_note(appointment_id text, note text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
  line text := private.text_field(jsonb_build_object('note', note), 'note', 1000, true, true);
  last_note private.staff_notes;
begin
  select n.* into last_note from private.staff_notes n
  where n.appointment_id = a.id order by n.id desc limit 1;
  if (last_note.note, last_note.person) is distinct from (line, private.actor_name()) then
    if (select count(*) from private.staff_notes n where n.appointment_id = a.id) >= 100 then
      perform private.refuse('note', 'too_many_notes');
    end if;
    insert into private.staff_notes (appointment_id, person, note) values (a.id, private.actor_name(), line);
  end if;
  return private.staff_visit_json(a);
end;
$$;

-- Open visits of the days before, latest first. At most 100, because phones ask every few seconds; when
-- these are done, the others follow.
create function private.left_over(who private.staff_people, day date) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select a.id from public.appointments a
    where a.preferred_date < left_over.day and private.is_open(a) and private.may_see(who, a)
    order by a.preferred_date desc, a.id limit 100);
$$;

-- Days with their windows, the visits that the person may see, and the people. Two kinds of visits of
-- other days are there too, or they would be overlooked: requests of later days, which wait for the call
-- of the business, and, when the days begin today or earlier, visits of the days before that are still
-- open. With `seen`, the revision that a page shows, the answer is short while nothing has changed, so
-- a phone can ask every few seconds.
create function public.staff_board(from_date text, days integer, seen text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
  today date := private.local_now()::date;
  first_day date := private.as_date(left(from_date, 40));
  earlier text[] := '{}';
  board jsonb;
  revision text;
begin
  if first_day is null then
    perform private.refuse('from_date', 'not_a_date');
  elsif coalesce(days, 0) not between 1 and 14 then
    perform private.refuse('days', 'wrong_days');
  end if;
  perform private.free_unconfirmed();
  if first_day <= today then
    earlier := private.left_over(who, first_day);
  end if;
  select jsonb_build_object('today', today,
    'days', (
      select jsonb_agg(private.day_json(first_day + n) order by n) from generate_series(0, days - 1) n),
    'visits', (
      select coalesce(jsonb_agg(private.staff_visit_json(a)
        order by a.preferred_date, w.opens, a.zip_code, a.created_at), '[]')
      from public.appointments a join private.booking_windows w on w.time = a.preferred_time
      where (a.preferred_date between first_day and first_day + days - 1
          or a.preferred_date >= first_day + days and a.state = 'requested'
          or a.id = any (earlier))
        and private.may_see(who, a)),
    'people', (
      select coalesce(jsonb_agg(private.person_json(p) order by p.name, p.email), '[]')
      from private.staff_people p
      where who.role = 'owner' or p.email = who.email))
  into board;
  revision := encode(sha256(convert_to(board::text, 'UTF8')), 'hex');
  return case when revision = seen then jsonb_build_object('revision', revision, 'unchanged', true)
    else board || jsonb_build_object('revision', revision) end;
end;
$$;

-- A visit as people on staff see it.
create function public.staff_visit(appointment_id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
  a public.appointments := private.seen_appointment(who, appointment_id);
begin
  return private.staff_visit_json(a) || jsonb_build_object(
    'history', (
      select coalesce(jsonb_agg(private.history_json(h) order by h.id), '[]')
      from private.appointment_history h where h.appointment_id = a.id),
    'earlier', private.earlier_json(a),
    'tax', (
      select jsonb_build_object('percent', s.tax_percent, 'labor', s.tax_labor) from private.settings s),
    'tellsArrival', (select s.tells_arrival from private.settings s));
end;
$$;

create function private.visits_to_move(day date) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(private.staff_visit_json(a) order by w.opens, a.created_at), '[]')
  from private.to_move(visits_to_move.day) a
  join private.booking_windows w on w.time = a.preferred_time;
$$;

create function private.window_answer(day date) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('day', private.day_json(day), 'toMove', private.visits_to_move(day));
$$;

-- Takes a cancellation back: by the person who made it, before its mail leaves. The mail goes with it.
create function private.take_back_cancellation(a public.appointments) returns void
language plpgsql set search_path = ''
as $$
begin
  if a.changed_what is distinct from 'canceled' or a.changed_by is distinct from private.actor_name()
    or a.changed_at < now() - private.undo_time() then
    perform private.refuse('appointment_id', 'too_late_to_undo', status => 'PT409');
  end if;
  delete from private.outbox o
  where o.kind = 'visit_canceled' and o.about = a.id || ' ' || a.version
    and o.sent_at is null and o.claimed_until is null;
  if not found and a.email <> '' then
    perform private.refuse('appointment_id', 'customer_was_told', status => 'PT409');
  end if;
end;
$$;

-- Whether technicians say when they arrive. Null only reads it.
create function public.set_arrival(tells boolean default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_owner();
  update private.settings s set tells_arrival = tells where tells is not null and s.only_row;
  return (select jsonb_build_object('tellsArrival', s.tells_arrival) from private.settings s);
end;
$$;

-- The technician is on the way and arrives in so many minutes, which the customer reads. A repeat
-- changes nothing.
create function public.set_out(
  appointment_id text, minutes integer default null, version integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
begin
  if minutes not between 5 and 240 then
    perform private.refuse('minutes', 'wrong_minutes');
  elsif a.state <> 'on_the_way' then
    perform private.require_version(a, version);
    update public.appointments p set arrives_at = now() + minutes * interval '1 minute' where p.id = a.id;
  end if;
  return public.set_appointment_state(a.id, 'on_the_way');
end;
$$;
