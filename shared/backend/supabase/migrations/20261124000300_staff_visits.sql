-- A visit as people on staff see and change it.

alter table public.appointments
  -- The last change of state, time or technician, for those who have the visit open: a person on
  -- staff, `the office` or `the customer`.
  add column changed_by text,
  add column changed_at timestamptz,
  add column changed_what text;
-- Who it was, in the same words; null in rows of older releases.
alter table private.appointment_history add column person text;

alter table public.service_records
  add column appliance_serial text not null default '',
  -- Of the details that completed the appointment, so that a repeat is known as one.
  add column completion_digest bytea;

-- Notes that the customer does not see.
create table private.staff_notes (
  id bigint generated always as identity primary key,
  appointment_id text not null references public.appointments (id) on delete cascade,
  at timestamptz not null default now(),
  person text not null,
  note text not null
);
create index staff_notes_by_appointment on private.staff_notes (appointment_id, id);
alter table private.staff_notes enable row level security;
revoke all on table private.staff_notes from public, anon, authenticated;

create function private.actor_name() returns text
language sql stable set search_path = ''
as $$
  select coalesce((private.person()).name,
    case private.actor() when 'you' then 'the customer' else 'the office' end);
$$;

-- As before; a version also for another technician, and who changed what.
create or replace function private.keep_steps() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moved boolean;
  assigned boolean;
  step text;
begin
  if tg_op = 'INSERT' then
    if new.status not in ('held', 'requested') then
      raise exception using errcode = 'check_violation', constraint = 'appointment_step',
        message = 'An appointment begins as a request';
    end if;
    return new;
  end if;
  moved := (new.preferred_date, new.preferred_time) is distinct from (old.preferred_date, old.preferred_time);
  -- A person who leaves the staff changes nothing about visits that are over.
  assigned := new.status not in ('done', 'cancelled')
    and (new.technician, new.technician_email) is distinct from (old.technician, old.technician_email);
  foreach step in array array_remove(array[
    case when moved then 'moved' end, case when new.status <> old.status then new.status end], null)
  loop
    if not exists (
      select from private.state_steps s
      where s.before = old.status and s.after = step and (s.by_customer or private.actor() = 'us')
    ) then
      raise exception using errcode = 'check_violation', constraint = 'appointment_step',
        message = format('An appointment that is %s cannot become %s', old.status, step);
    end if;
  end loop;
  if moved or assigned or new.status <> old.status then
    new.version := old.version + 1;
    new.changed_by := private.actor_name();
    new.changed_at := clock_timestamp();
    new.changed_what := case when moved then 'moved' when new.status <> old.status then new.status else 'assigned' end;
    if moved or (new.status = 'cancelled' and old.status <> 'cancelled') then
      new.sequence := old.sequence + 1;
    end if;
  end if;
  -- A cancelled visit gives its place back.
  new.takes_place := new.takes_place and new.status <> 'cancelled';
  return new;
end;
$$;

create or replace function private.keep_history() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.appointment_history (appointment_id, state, actor, person)
    values (new.id, new.status, private.actor(), private.actor_name());
  elsif (new.preferred_date, new.preferred_time) is distinct from (old.preferred_date, old.preferred_time) then
    insert into private.appointment_history
      (appointment_id, state, actor, person, from_date, from_time, to_date, to_time)
    values (new.id, 'moved', private.actor(), private.actor_name(),
      old.preferred_date, old.preferred_time, new.preferred_date, new.preferred_time);
  elsif new.version <> old.version then
    insert into private.appointment_history (appointment_id, state, actor, person)
    values (new.id, new.changed_what, private.actor(), private.actor_name());
  end if;
  return null;
end;
$$;

-- As before. Which technician the business sends is no event of the customer's page.
create or replace function private.view_json(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', a.id, 'key', a.page_key, 'state', a.status, 'version', a.version, 'sequence', a.sequence,
    'preferredDate', a.preferred_date, 'preferredTime', a.preferred_time,
    'appliance', a.appliance, 'issue', a.issue,
    -- The form writes the brand into the description.
    'brand', substring(a.description from '(?:^|\n)Preferred brand: ([^\n]{1,60})'),
    'name', a.name, 'address', a.address, 'zip', a.zip_code, 'technician', a.technician,
    'isWarranty', a.warranty_record_id is not null, 'estimate', a.estimate,
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(n.at), 'text', n.note)
        order by n.id), '[]')
      from private.appointment_notes n where n.appointment_id = a.id),
    'photos', private.photos_json(a.id),
    'history', (
      select coalesce(jsonb_agg(
        jsonb_build_object('at', private.instant(h.at), 'state', h.state, 'by', h.actor)
        || case when h.state = 'moved' then jsonb_build_object(
          'from', jsonb_build_object('preferredDate', h.from_date, 'preferredTime', h.from_time),
          'to', jsonb_build_object('preferredDate', h.to_date, 'preferredTime', h.to_time))
        else '{}' end
        order by h.id), '[]')
      from private.appointment_history h where h.appointment_id = a.id and h.state <> 'assigned'),
    'canChangeUntil', private.instant(private.change_until(a)));
$$;

create or replace function private.record_json(r public.service_records) returns jsonb
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

-- Whether the call that the site promises after a request is overdue, in business hours.
create function private.is_late(a public.appointments) returns boolean
language sql stable set search_path = ''
as $$
  select a.status = 'requested' and private.business_minutes(
    coalesce((
      select max(h.at) from private.appointment_history h
      where h.appointment_id = a.id and h.state in ('requested', 'moved')), a.created_at), now())
    > coalesce((s.company ->> 'confirmationMinutes')::numeric, 30)
  from private.settings s;
$$;

create function private.staff_visit_json(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', a.id, 'version', a.version, 'state', a.status,
    'preferredDate', a.preferred_date, 'preferredTime', a.preferred_time,
    'createdAt', private.instant(a.created_at),
    'name', a.name, 'phone', a.phone, 'email', a.email,
    -- The form writes `12 Bayou Lane, Houston, TX` if it knows the city.
    'address', coalesce(substring(a.address from '^(.+), [^,]+, [A-Z]{2}$'), a.address),
    'city', substring(a.address from '^.+, ([^,]+), [A-Z]{2}$'), 'zip', a.zip_code,
    'appliance', a.appliance, 'issue', a.issue,
    'brand', substring(a.description from '(?:^|\n)Preferred brand: ([^\n]{1,60})'),
    'isWarranty', a.warranty_record_id is not null, 'estimate', a.estimate,
    'comments', trim(regexp_replace(a.description, '(^|\n)Preferred brand: [^\n]*', ''), E'\n '),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(n.at), 'text', n.note, 'by', n.person)
        order by n.at, n.person nulls first, n.id), '[]')
      from (
        select c.id, c.at, c.note, null as person from private.appointment_notes c where c.appointment_id = a.id
        union all
        select t.id, t.at, t.note, t.person from private.staff_notes t where t.appointment_id = a.id
      ) n),
    'photos', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'path', p.path, 'type', p.type,
        'size', p.size, 'at', private.instant(p.stored_at)) order by p.stored_at, p.id), '[]')
      from private.photos p where p.appointment_id = a.id and p.stored_at is not null),
    'technician', case when a.technician is not null
      then jsonb_build_object('email', a.technician_email, 'name', a.technician) end,
    'late', private.is_late(a),
    'changedBy', case when a.changed_by is not null then jsonb_build_object(
      'name', a.changed_by, 'at', private.instant(a.changed_at), 'what', a.changed_what) end,
    'cancelReason', a.cancel_reason,
    'record', (select private.record_json(r) from public.service_records r where r.appointment_id = a.id));
$$;

-- Whether a visit still needs someone: not over, and not held.
create function private.is_open(a public.appointments) returns boolean
language sql immutable set search_path = ''
as $$
  select a.status in ('requested', 'confirmed', 'on_the_way', 'no_one_home');
$$;

create function private.covers(areas text[], zip text) returns boolean
language sql immutable set search_path = ''
as $$
  select 'all' = any (areas) or zip = any (areas);
$$;

-- Technicians see their own visits, and those of their areas that no person has yet.
create function private.may_see(who private.staff_people, a public.appointments) returns boolean
language sql stable set search_path = ''
as $$
  select a.status <> 'held' and coalesce(who.role = 'owner' or a.technician_email = who.email
    or (a.technician is null and private.is_open(a)
      and private.covers(who.areas, a.zip_code)), false);
$$;

create function private.not_yours() returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = '42501', message = 'This visit is not yours';
end;
$$;

-- The appointment by its number, locked. A technician acts on their own visits.
create function private.locked_appointment(appointment_id text) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  a public.appointments;
begin
  select p.* into a from public.appointments p where p.id = appointment_id for update;
  if a.id is null then
    raise exception using errcode = 'PT404', message = 'There is no appointment with this number', detail = 'appointment_id';
  elsif a.status = 'held' then
    raise exception using errcode = 'PT409', message = 'The customer has not confirmed this request yet', detail = 'appointment_id';
  end if;
  return a;
end;
$$;

create or replace function private.appointment_for_staff(appointment_id text) returns public.appointments
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

-- What a person reads whose page shows an old version: `Maria moved this visit a moment ago.`
create function private.change_words(a public.appointments) returns text
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
      when 'cancelled' then 'cancelled this visit'
      when 'done' then 'finished this visit'
      else 'changed this visit' end
    || case
      when a.changed_at > now() - interval '2 minutes' then ' a moment ago.'
      when a.changed_at > now() - interval '1 hour'
        then format(' %s minutes ago.', floor(extract(epoch from now() - a.changed_at) / 60))
      else ' earlier.' end;
$$;

create function private.require_version(a public.appointments, version integer) returns void
language plpgsql set search_path = ''
as $$
begin
  if version <> a.version then
    raise exception using errcode = 'PT409', detail = 'version', message = private.change_words(a);
  end if;
end;
$$;

-- Address of the one person with this name, so that a name given to a command means that person.
create function private.email_of(name text) returns text
language sql stable set search_path = ''
as $$
  select min(p.email) from private.staff_people p where lower(p.name) = lower(email_of.name) having count(*) = 1;
$$;

-- The answer to a change: what the staff command reads, and the visit as the pages show it.
create function private.staff_answer(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select private.appointment_json(a) || jsonb_build_object('visit', private.staff_visit_json(a));
$$;

drop function public.set_appointment_state(text, text, text, text);

-- `confirmed`, `on_the_way`, `cancelled` or `no_one_home`. The customer gets a mail when the
-- technician sets out and when the visit is cancelled. A repeat changes nothing. With `version` the
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
    jsonb_build_object('technician', technician), 'technician', 'Technician', 100, false), '');
  why text := nullif(private.text_field(
    jsonb_build_object('reason', reason), 'reason', 'Reason', 300, false, true), '');
begin
  if coalesce(state, '') not in ('confirmed', 'on_the_way', 'cancelled', 'no_one_home') then
    perform private.refuse('state', 'This state cannot be set');
  elsif who.role <> 'owner' and person is not null and person <> a.technician then
    raise exception using errcode = '42501', message = 'Only owners give visits to others';
  elsif a.status = state and coalesce(person, a.technician) is not distinct from a.technician
    and (why is null or why is not distinct from a.cancel_reason) then
    return private.staff_answer(a);
  end if;
  perform private.require_version(a, version);
  if a.status <> state then
    perform private.require_step(a, state);
  end if;
  update public.appointments p
  set status = state, technician = coalesce(person, p.technician),
    technician_email = case
      when person is null or person = p.technician then p.technician_email else private.email_of(person) end,
    cancel_reason = case when state = 'cancelled' then coalesce(why, p.cancel_reason) end
  where p.id = a.id returning p.* into a;
  if state = 'on_the_way' then
    -- Late news of it would be wrong.
    perform private.queue_visit('visit_on_the_way', a, a.email, '{}', now(),
      greatest(private.window_ends(a.preferred_date, a.preferred_time), now() + interval '2 hours'));
  elsif state = 'cancelled' then
    perform private.queue_changed('cancelled', a);
  end if;
  return private.staff_answer(a);
end;
$$;

drop function public.reschedule_appointment(text, text, text);

-- Moves a visit as agreed with its customer. It is `confirmed` then, also if it was only requested:
-- the mail about the move says that the technician comes.
create function public.reschedule_appointment(
  appointment_id text, to_date text, to_slot text, version integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
  target public.appointments := a;
  violated text;
begin
  target.preferred_date := private.as_date(left(to_date, 40));
  target.preferred_time := left(to_slot, 40);
  if (a.preferred_date, a.preferred_time) = (target.preferred_date, target.preferred_time) then
    return private.staff_answer(a);
  end if;
  perform private.require_version(a, version);
  perform private.require_step(a, 'moved');
  perform private.check_visit(target);
  begin
    update public.appointments p
    set preferred_date = target.preferred_date, preferred_time = target.preferred_time,
      status = 'confirmed'
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
    perform private.refuse('email', 'There is no person with this address');
  elsif a.technician_email is not distinct from address and (address is not null or a.technician is null) then
    return private.staff_visit_json(a);
  elsif address is not null and not private.covers(person.areas, a.zip_code) then
    perform private.refuse('email', format('%s does not work in %s', person.name, a.zip_code));
  end if;
  perform private.require_version(a, version);
  if a.status in ('done', 'cancelled') then
    raise exception using errcode = 'PT409', detail = 'appointment_id', message = 'This visit is over';
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
  line text := private.text_field(jsonb_build_object('note', note), 'note', 'Note', 1000, true, true);
  last_note private.staff_notes;
begin
  select n.* into last_note from private.staff_notes n
  where n.appointment_id = a.id order by n.id desc limit 1;
  if (last_note.note, last_note.person) is distinct from (line, private.actor_name()) then
    if (select count(*) from private.staff_notes n where n.appointment_id = a.id) >= 100 then
      perform private.refuse('note', 'There are 100 notes already');
    end if;
    insert into private.staff_notes (appointment_id, person, note) values (a.id, private.actor_name(), line);
  end if;
  return private.staff_visit_json(a);
end;
$$;

-- As before, with the serial number.
create or replace function private.insert_service_record(record jsonb) returns public.service_records
language plpgsql set search_path = ''
as $$
declare
  r public.service_records;
  today date := private.local_now()::date;
begin
  perform private.check_json(record, 'record', 'The record');
  r.customer_name := private.text_field(record, 'customerName', 'Customer name', 100);
  r.customer_phone := regexp_replace(private.text_field(record, 'customerPhone', 'Customer phone', 40), '\D', '', 'g');
  if r.customer_phone !~ '^[0-9]{10}$' then
    perform private.refuse('customerPhone', 'Please enter a valid 10-digit phone number');
  end if;
  r.customer_email := private.text_field(record, 'customerEmail', 'Customer email', 254, false);
  r.customer_address := private.text_field(record, 'customerAddress', 'Customer address', 200, false);
  r.zip_code := private.text_field(record, 'zipCode', 'ZIP code', 5, false);
  r.appliance_type := private.text_field(record, 'applianceType', 'Appliance', 80);
  r.appliance_model := private.text_field(record, 'applianceModel', 'Model', 80, false);
  r.appliance_serial := private.text_field(record, 'applianceSerial', 'Serial number', 80, false);
  r.issue_description := private.text_field(record, 'issueDescription', 'Issue', 2400, false, true);
  r.service_date := coalesce(
    private.as_date(nullif(private.text_field(record, 'serviceDate', 'Service date', 10, false), '')), today);
  r.technician_name := coalesce(
    nullif(private.text_field(record, 'technicianName', 'Technician', 100, false), ''), 'Service Team');
  r.parts_replaced := private.text_field(record, 'partsReplaced', 'Parts', 1000, false, true);
  r.labor_description := coalesce(
    nullif(private.text_field(record, 'laborDescription', 'Labor', 1000, false, true), ''), 'Appliance repair service');
  if jsonb_typeof(record -> 'totalCost') = 'number' then
    r.total_cost := (record -> 'totalCost')::numeric;
  end if;
  if jsonb_typeof(record -> 'totalCost') not in ('number', 'null')
    or r.total_cost not between 0 and 99999999 then
    perform private.refuse('totalCost', 'Cost must be an amount in dollars');
  end if;
  r.appointment_id := nullif(private.text_field(record, 'appointmentId', 'Appointment', 20, false), '');
  r.notes := private.text_field(record, 'notes', 'Notes', 2000, false, true);
  r.status := coalesce(nullif(private.text_field(record, 'status', 'Status', 40, false), ''), 'completed');
  r.id := gen_random_uuid();
  r.created_at := now();
  r.updated_at := now();
  r.warranty_start_date := r.service_date;
  select r.service_date + s.warranty_days into r.warranty_end_date from private.settings s;
  insert into public.service_records select r.*;
  return r;
exception when unique_violation then
  raise exception using errcode = 'PT409',
    message = 'This appointment has a service record already', detail = 'appointmentId';
end;
$$;

drop function public.complete_appointment(text, jsonb);

-- Makes the service record of an appointment and marks it done, together or not at all. The record of
-- a technician names that technician. A repeat with the same details has the same answer, because a
-- phone without network sends it again.
create function public.complete_appointment(
  appointment_id text, completion jsonb default '{}', version integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
  who private.staff_people := private.require_person();
  details jsonb := coalesce(completion, '{}');
  digest bytea;
  record public.service_records;
  person text;
begin
  perform private.check_json(details, 'completion', 'The completion');
  digest := sha256(convert_to(details::text, 'UTF8'));
  select r.* into record from public.service_records r where r.appointment_id = a.id;
  if record.completion_digest = digest then
    return private.record_json(record);
  end if;
  if who.role <> 'owner' then
    details := details || jsonb_build_object('technicianName', who.name);
  elsif coalesce(details ->> 'technicianName', '') = '' and a.technician is not null then
    details := details || jsonb_build_object('technicianName', a.technician);
  end if;
  person := nullif(private.text_field(details, 'technicianName', 'Technician', 100, false), '');
  perform private.require_version(a, version);
  if a.status <> 'done' then
    perform private.require_step(a, 'done');
  end if;
  update public.appointments p
  set status = 'done', technician = coalesce(person, p.technician),
    technician_email = case
      when person is null or person = p.technician then p.technician_email else private.email_of(person) end
  where p.id = a.id;
  record := private.insert_service_record(
    jsonb_build_object('applianceType', a.appliance, 'issueDescription', a.issue)
    || details
    || jsonb_build_object(
      'customerName', a.name, 'customerPhone', a.phone, 'customerEmail', a.email,
      'customerAddress', a.address, 'zipCode', a.zip_code, 'appointmentId', a.id));
  update public.service_records r set completion_digest = digest where r.id = record.id;
  return private.record_json(record);
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.set_appointment_state, public.reschedule_appointment,
  public.complete_appointment, public.assign_technician, public.add_staff_note
  from public, anon, authenticated;
grant execute on function public.set_appointment_state, public.reschedule_appointment,
  public.complete_appointment, public.assign_technician, public.add_staff_note to authenticated;
