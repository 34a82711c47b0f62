-- A repair that waits for a part: what was ordered, the second visit, and what a technician sees of the
-- first.

-- A part that was ordered at a visit. It is awaited until it has been fitted, or is not needed.
create table private.awaited_parts (
  id bigint generated always as identity primary key,
  appointment_id text not null references public.appointments (id) on delete cascade,
  what text not null,
  -- Empty, or from whom.
  supplier text not null default '',
  expected_on date,
  ordered_at timestamptz not null default now(),
  person text not null,
  arrived_at timestamptz,
  -- Not needed any more.
  ended_at timestamptz
);
create index awaited_parts_by_appointment on private.awaited_parts (appointment_id);
alter table private.awaited_parts enable row level security;

-- Number of the visit at which the part was ordered. Without a reference, because rows of one table come
-- back from a backup in any order.
alter table public.appointments add column returns_for text;
-- When the customer agreed to texts about this visit; null without.
alter table public.appointments add column texts_at timestamptz;
create index appointments_by_first_visit on public.appointments (returns_for);

-- The second visit of a repair; null while there is none.
create function private.second_visit(a public.appointments) returns public.appointments
language sql stable set search_path = ''
as $$
  select b from public.appointments b
  where b.returns_for = a.id and b.state <> 'canceled' order by b.created_at desc limit 1;
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

create function private.window_json(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select case when a.id is not null then jsonb_build_object('id', a.id, 'state', a.state,
    'preferredDate', a.preferred_date, 'preferredTime', a.preferred_time) end;
$$;

-- Whether a person may read a visit: also the earlier one of a repair that they come back for.
create function private.may_read(who private.staff_people, a public.appointments) returns boolean
language sql stable set search_path = ''
as $$
  select private.may_see(who, a) or exists (
    select from public.appointments b
    left join public.service_records r on r.id = b.warranty_record_id
    where b.technician_email = who.email and private.is_open(b)
      and a.id in (b.returns_for, r.appointment_id));
$$;

create or replace function private.seen_appointment(who private.staff_people, appointment_id text) returns public.appointments
language plpgsql stable set search_path = ''
as $$
declare
  a public.appointments;
begin
  select p.* into a from public.appointments p where p.id = appointment_id and p.state <> 'held';
  if a.id is null then
    raise exception using errcode = 'PT404', message = 'There is no appointment with this number', detail = 'appointment_id';
  elsif not private.may_read(who, a) then
    perform private.not_yours();
  end if;
  return a;
end;
$$;

create or replace function public.may_read_photo(path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from private.photos p join public.appointments a on a.id = p.appointment_id
    where p.path = may_read_photo.path and p.stored_at is not null
      and private.may_read(private.person(), a));
end;
$$;

-- Orders a part: the visit is over, and the customer gets a mail. `part`: {"what", "supplier",
-- "expectedOn"}. A repeat orders nothing twice, because the answer to the first may have been lost.
create function public.order_part(appointment_id text, part jsonb, version integer default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
  p private.awaited_parts;
  expected text;
begin
  perform private.check_json(part, 'part', 'The part');
  p.what := private.words_field(part, 'what', 'Part', 120);
  p.supplier := private.text_field(part, 'supplier', 'Supplier', 120, false);
  expected := private.text_field(part, 'expectedOn', 'Day', 10, false);
  if expected <> '' then
    p.expected_on := private.date_field(expected, 'expectedOn', private.local_now()::date);
  end if;
  if exists (
    select from private.awaited_parts o
    where o.appointment_id = a.id and (o.what, o.supplier) = (p.what, p.supplier)
      and o.expected_on is not distinct from p.expected_on and o.ended_at is null
  ) then
    return private.staff_visit_json(a);
  elsif (select count(*) from private.awaited_parts o where o.appointment_id = a.id) >= 20 then
    perform private.refuse('what', 'There are 20 parts already');
  elsif exists (select from public.service_records r where r.appointment_id = a.id) then
    raise exception using errcode = 'PT409', detail = 'appointment_id', message = 'This job is finished';
  end if;
  perform private.require_version(a, version);
  if a.state <> 'done' then
    perform private.require_step(a, 'done');
    update public.appointments x set state = 'done' where x.id = a.id returning x.* into a;
  end if;
  insert into private.awaited_parts (appointment_id, what, supplier, expected_on, person)
  values (a.id, p.what, p.supplier, p.expected_on, private.actor_name()) returning * into p;
  insert into private.appointment_history (appointment_id, state, actor, person, reason)
  values (a.id, 'part_ordered', private.actor(), private.actor_name(), p.what);
  insert into private.outbox (kind, about, recipient, payload, next_attempt_at)
  select 'visit_part', a.id || ' part ' || p.id, a.email,
    private.mail_json(a) || jsonb_build_object('part', private.part_json(p)), now()
  where a.email <> ''
  on conflict on constraint outbox_kind_about_key do nothing;
  return private.staff_visit_json(a);
end;
$$;

-- The part of a visit that the caller may change, locked.
create function private.part_for_staff(part_id bigint) returns private.awaited_parts
language plpgsql set search_path = ''
as $$
declare
  p private.awaited_parts;
begin
  perform private.require_owner();
  select x.* into p from private.awaited_parts x where x.id = part_id for update;
  if p.id is null then
    raise exception using errcode = 'PT404', detail = 'part_id', message = 'There is no such part';
  end if;
  return p;
end;
$$;

-- `arrived`, `awaited` (not yet, or a wrong tap), `not_needed`.
create function public.set_part(part_id bigint, state text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  p private.awaited_parts := private.part_for_staff(part_id);
begin
  if coalesce(state, '') not in ('arrived', 'awaited', 'not_needed') then
    perform private.refuse('state', 'This state cannot be set');
  end if;
  update private.awaited_parts x
  set arrived_at = case when set_part.state = 'arrived' then coalesce(x.arrived_at, now())
      when set_part.state = 'not_needed' then x.arrived_at end,
    ended_at = case when set_part.state = 'not_needed' then coalesce(x.ended_at, now()) end
  where x.id = p.id;
  return private.awaited();
end;
$$;

-- Parts that are awaited, or have arrived and are not fitted: oldest first, with their visits.
create function private.awaited() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(private.part_json(p) || jsonb_build_object(
      'visit', a.id, 'name', a.name, 'phone', a.phone, 'appliance', a.appliance, 'issue', a.issue,
      'secondVisit', private.window_json(s)) order by p.ordered_at, p.id), '[]')
  from private.awaited_parts p
  join public.appointments a on a.id = p.appointment_id,
  lateral (select (private.second_visit(a)).*) s
  where p.ended_at is null and s.state is distinct from 'done';
$$;

create function public.staff_parts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_owner();
  return private.awaited();
end;
$$;

-- The earlier visit of a repair under warranty, or of one that waited for a part.
create function private.earlier_json(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'visit', coalesce(a.returns_for, r.appointment_id),
    'parts', private.parts_json(a.returns_for),
    'record', case when r.id is not null then private.record_json(r) end,
    'photos', (
      select count(*) from private.photos p
      where p.appointment_id = coalesce(a.returns_for, r.appointment_id) and p.stored_at is not null))
  from (select 1) one left join public.service_records r on r.id = a.warranty_record_id
  where a.returns_for is not null or r.id is not null;
$$;

-- A visit as staff see it. `receipts` has every receipt and credit; the last one that is not credited holds.
create or replace function private.staff_visit_json(a public.appointments) returns jsonb
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
    'receipts', private.receipts_json(a.id), 'parts', private.parts_json(a.id),
    'secondVisit', private.window_json(private.second_visit(a)), 'returnsFor', a.returns_for,
    'texts', a.texts_at is not null,
    'record', (select private.record_json(r) from public.service_records r where r.appointment_id = a.id));
$$;

create or replace function public.staff_visit(appointment_id text) returns jsonb
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
      select jsonb_build_object('percent', s.tax_percent, 'labor', s.tax_labor) from private.settings s));
end;
$$;

-- The appointment as its customer sees it. Which technician the business sends, and what it corrects,
-- is no event of this page.
create or replace function private.view_json(a public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', a.id, 'key', a.page_key, 'state', a.state, 'version', a.version, 'sequence', a.sequence,
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
    'receipts', private.receipts_json(a.id),
    -- What was ordered, and the visit at which it is fitted.
    'parts', (
      select coalesce(jsonb_agg(jsonb_build_object('what', p.what, 'expectedOn', p.expected_on,
        'arrived', p.arrived_at is not null) order by p.id), '[]')
      from private.awaited_parts p where p.appointment_id = a.id and p.ended_at is null),
    'secondVisit', private.window_json(private.second_visit(a)),
    'returnsFor', a.returns_for,
    'history', (
      select coalesce(jsonb_agg(
        jsonb_build_object('at', private.instant(h.at), 'state', h.state, 'by', h.actor)
        || case when h.state = 'moved' then jsonb_build_object(
          'from', jsonb_build_object('preferredDate', h.from_date, 'preferredTime', h.from_time),
          'to', jsonb_build_object('preferredDate', h.to_date, 'preferredTime', h.to_time))
        else '{}' end
        order by h.id), '[]')
      from private.appointment_history h
      where h.appointment_id = a.id and h.state not in ('assigned', 'corrected', 'job_corrected', 'job_voided', 'part_ordered')),
    'canChangeUntil', private.instant(private.change_until(a)));
$$;

-- Books a visit that was agreed on by phone: it is confirmed, its customer gets a mail if there is an
-- address, and any day may be chosen. A window that customers could not book is a question first (409,
-- `anyway`). `request`: {"idempotencyKey", "name", "phone", "email", "address", "zip", "appliance",
-- "issue", "brand", "preferredDate", "preferredTime", "technician", "note", "warrantyRecordId",
-- "returnsFor", "texts"}, where `technician` is a mail address and `returnsFor` the visit whose part is fitted. Any number of repeats with one key make one visit.
create function public.book_by_phone(request jsonb, anyway boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  key text;
  a public.appointments;
  existing public.appointments;
  person private.staff_people;
  wanted text;
  brand text;
  note text;
  violated text;
begin
  perform private.require_owner();
  perform private.check_json(request, 'request', 'The request');
  key := private.text_field(request, 'idempotencyKey', 'Idempotency key', 64);
  if key !~ '^[A-Za-z0-9_-]{16,64}$' then
    perform private.refuse('idempotencyKey', 'Idempotency key must be 16 to 64 letters, digits, - or _');
  end if;
  a := private.read_visit(request, a);
  brand := private.text_field(request, 'brand', 'Brand', 60, false);
  -- As the form writes it.
  a.description := case when brand <> '' then 'Preferred brand: ' || brand else '' end;
  note := private.text_field(request, 'note', 'Note', 1000, false, true);
  a.preferred_date := private.date_field(
    request ->> 'preferredDate', 'preferredDate', private.local_now()::date);
  a.preferred_time := private.text_field(request, 'preferredTime', 'Window', 40);
  if not exists (select from private.booking_windows w where w.time = a.preferred_time) then
    perform private.refuse('preferredTime', 'Please choose a window');
  end if;
  wanted := lower(private.text_field(request, 'technician', 'Technician', 254, false));
  select p.* into person from private.staff_people p where p.email = wanted for share;
  if wanted <> '' and person.email is null then
    perform private.refuse('technician', 'There is no person with this address');
  elsif wanted <> '' and not private.covers(person.areas, a.zip_code) then
    perform private.refuse('technician', format('%s does not work in %s', person.name, a.zip_code));
  end if;
  select r.id into a.warranty_record_id from public.service_records r
  where r.id::text = request ->> 'warrantyRecordId' and r.customer_phone = a.phone;
  select p.id into a.returns_for from public.appointments p
  where p.id = request ->> 'returnsFor' and p.phone = a.phone;
  select p.* into existing from public.appointments p where p.idempotency_key = key;
  a.content_digest := sha256(convert_to((request - 'idempotencyKey')::text, 'UTF8'));
  if existing.content_digest <> a.content_digest then
    raise exception using errcode = 'PT409', detail = 'idempotencyKey',
      message = format('%s is booked already, with other answers. Open it to correct it.', existing.id);
  elsif existing.id is not null then
    return private.staff_visit_json(existing);
  end if;
  perform private.free_unconfirmed(a.preferred_date, a.preferred_time);
  perform private.require_usual(a.preferred_date, a.preferred_time, anyway);
  a.idempotency_key := key;
  a.page_key := private.new_key();
  a.state := 'requested';
  a.version := 1;
  a.sequence := 0;
  a.takes_place := true;
  a.beyond_places := not private.has_place(a.preferred_date, a.preferred_time);
  a.created_at := now();
  a.texts_at := case when request -> 'texts' = 'true' then now() end;
  -- So that it takes no place of those that strangers share in an hour.
  a.confirmed_at := now();
  while existing.id is null loop
    a.id := 'APT-' || lpad((('x' || left(md5(gen_random_uuid()::text), 8))::bit(32)::bigint % 1000000)::text, 6, '0');
    begin
      insert into public.appointments select a.* on conflict do nothing returning * into existing;
    exception when check_violation then
      get stacked diagnostics violated = constraint_name;
      if violated <> 'window_not_overbooked' then
        raise;
      end if;
      -- Another booking has just taken the last place.
      perform private.require_usual(a.preferred_date, a.preferred_time, anyway);
      a.beyond_places := true;
    end;
    if existing.id is null then
      -- The same call on another connection was first, or the number is given.
      select p.* into existing from public.appointments p where p.idempotency_key = key;
      if existing.id is not null then
        return private.staff_visit_json(existing);
      end if;
    end if;
  end loop;
  update public.appointments p
  set state = 'confirmed', technician = person.name, technician_email = person.email
  where p.id = existing.id returning p.* into existing;
  if note <> '' then
    insert into private.staff_notes (appointment_id, person, note) values (existing.id, private.actor_name(), note);
  end if;
  perform private.queue_visit('visit_booked', existing, existing.email, '{"by": "us"}');
  perform private.plan_reminder(existing);
  return private.staff_visit_json(existing);
end;
$$;

revoke all on function public.book_by_phone, public.order_part, public.set_part, public.staff_parts from public, anon, authenticated;
grant execute on function public.book_by_phone, public.order_part, public.set_part, public.staff_parts to authenticated;
revoke all on all functions in schema private from public, anon, authenticated;
