-- A repair that waits for a part, and visits that are agreed on by phone.

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
  perform private.check_json(part, 'part');
  p.what := private.words_field(part, 'what', 120);
  p.supplier := private.text_field(part, 'supplier', 120, false);
  expected := private.text_field(part, 'expectedOn', 10, false);
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
    perform private.refuse('what', 'too_many_parts');
  elsif exists (select from public.service_records r where r.appointment_id = a.id) then
    perform private.refuse('appointment_id', 'job_finished', status => 'PT409');
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
    perform private.refuse('part_id', 'unknown_part', status => 'PT404');
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
    perform private.refuse('state', 'unknown_state');
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
  perform private.check_json(request, 'request');
  key := private.text_field(request, 'idempotencyKey', 64);
  if key !~ '^[A-Za-z0-9_-]{16,64}$' then
    perform private.refuse('idempotencyKey', 'not_a_key');
  end if;
  a := private.read_visit(request, a);
  brand := private.text_field(request, 'brand', 60, false);
  -- As the form writes it.
  a.description := case when brand <> '' then 'Preferred brand: ' || brand else '' end;
  note := private.text_field(request, 'note', 1000, false, true);
  a.preferred_date := private.date_field(
    request ->> 'preferredDate', 'preferredDate', private.local_now()::date);
  a.preferred_time := private.text_field(request, 'preferredTime', 40);
  if not exists (select from private.booking_windows w where w.time = a.preferred_time) then
    perform private.refuse('preferredTime', 'no_such_window');
  end if;
  wanted := lower(private.text_field(request, 'technician', 254, false));
  select p.* into person from private.staff_people p where p.email = wanted for share;
  if wanted <> '' and person.email is null then
    perform private.refuse('technician', 'unknown_person');
  elsif wanted <> '' and not private.covers(person.areas, a.zip_code) then
    perform private.refuse('technician', 'not_in_area', jsonb_build_object('name', person.name, 'zip', a.zip_code));
  end if;
  select r.id into a.warranty_record_id from public.service_records r
  where r.id::text = request ->> 'warrantyRecordId' and r.customer_phone = a.phone;
  select p.id into a.returns_for from public.appointments p
  where p.id = request ->> 'returnsFor' and p.phone = a.phone;
  select p.* into existing from public.appointments p where p.idempotency_key = key;
  a.content_digest := sha256(convert_to((request - 'idempotencyKey')::text, 'UTF8'));
  if existing.content_digest <> a.content_digest then
    perform private.refuse('idempotencyKey', 'booked_before', jsonb_build_object('id', existing.id), 'PT409');
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
