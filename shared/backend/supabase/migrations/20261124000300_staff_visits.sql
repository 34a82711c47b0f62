-- A visit as people on staff see it.

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

-- The appointment as its customer sees it, as before, and from which window to which a visit was moved.
-- Which technician the business sends is no event of this page.
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

revoke all on all functions in schema private from public, anon, authenticated;
