-- Photos that people on staff add to a visit: before and after the work, and the customer's signature.

alter table private.photos
  -- Null for a photo of the customer, who sees none of the others.
  add column shows text check (shows in ('before', 'after', 'signature')),
  add column taken_by text,
  add column taken_by_email text,
  add constraint photos_taken check ((shows is null) = (taken_by is null));

-- A pass lets its person add photos to one visit for an hour: uploads go to the same address as a
-- customer's, which knows no person.
create table private.photo_passes (
  digest bytea primary key,
  appointment_id text not null references public.appointments (id) on delete cascade,
  shows text not null,
  person text not null,
  email text not null,
  ends_at timestamptz not null
);
create index photo_passes_appointment on private.photo_passes (appointment_id);
alter table private.photo_passes enable row level security;

-- `shows`: `before`, `after` or `signature`. Also for a visit that is over. {"pass"}
create function public.photo_pass(appointment_id text, shows text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
  a public.appointments := private.seen_appointment(who, appointment_id);
  pass text := private.new_key();
begin
  if who.role <> 'owner' and a.technician_email is distinct from who.email then
    perform private.not_yours();
  elsif coalesce(shows, '') not in ('before', 'after', 'signature') then
    perform private.refuse('shows', 'A photo shows the machine before or after the work, or the signature');
  end if;
  delete from private.photo_passes p where p.ends_at < now();
  insert into private.photo_passes (digest, appointment_id, shows, person, email, ends_at)
  values (sha256(convert_to(pass, 'UTF8')), a.id, photo_pass.shows, private.actor_name(),
    coalesce(who.email, ''), now() + interval '1 hour');
  return jsonb_build_object('pass', pass);
end;
$$;

-- The pass ends with its person's place on staff; the staff command has no address.
create function private.pass_of(by jsonb) returns private.photo_passes
language sql stable set search_path = ''
as $$
  select p.* from private.photo_passes p
  where jsonb_typeof(by -> 'pass') = 'string' and p.ends_at > now()
    and p.digest = sha256(convert_to(left(by ->> 'pass', 200), 'UTF8'))
    and (p.email = '' or exists (select from private.staff_people s where s.email = p.email));
$$;

-- The appointment of an upload: the pass's, or the one that the caller has proved to be theirs.
create function private.photographed(by jsonb, pass private.photo_passes) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  a public.appointments;
begin
  if pass.digest is null then
    return private.proved(by);
  end if;
  select p.* into a from public.appointments p where p.id = pass.appointment_id;
  return a;
end;
$$;

-- A person on staff does not get the customer's page, which has its key.
create function private.photo_saved(a public.appointments, pass private.photo_passes) returns jsonb
language sql stable set search_path = ''
as $$
  select case when pass.digest is null then private.answer('saved', a) else '{"status": "saved"}' end;
$$;

-- Reserves a place for a photo: {"status": "ready", "path", "token"}, or `unknown`, `full`,
-- `not_an_image`, `too_large`; `saved` if this photo has arrived and only the answer was lost.
-- Reservations that were not used give way to a new one, so that failed attempts do not fill an
-- appointment.
create or replace function public.reserve_photo(
  by jsonb, photo_id text, type text, size integer, caller text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pass private.photo_passes := private.pass_of(by);
  a public.appointments;
  token text := private.new_key();
  photo private.photos;
  most integer := (
    select case when pass.digest is null then s.most_photos else 20 end from private.settings s);
  used bigint;
  room bigint;
begin
  perform private.act_for(caller);
  a := private.photographed(by, pass);
  if a.id is null then
    return private.answer('unknown');
  elsif private.caller() is not null then
    perform private.count_use('photo:caller', private.caller());
    perform private.count_use('photo_day:caller', private.caller());
  end if;
  perform private.count_use('photo:visit', a.id);
  if coalesce(photo_id, '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.refuse('photoId', 'The photo needs an id');
  end if;
  -- Locks the appointment, so that six uploads at once do not all find a place.
  perform from public.appointments p where p.id = a.id for update;
  -- A repeat gets another path, so that a first attempt that still runs cannot remove its file.
  delete from private.photos p
  where p.appointment_id = a.id and p.id = photo_id::uuid and p.stored_at is null;
  if exists (select from private.photos p where p.appointment_id = a.id and p.id = photo_id::uuid) then
    return private.photo_saved(a, pass);
  end if;
  if pass.digest is null then
    perform private.require_open(a, 'photo');
  end if;
  if coalesce(type, '') not in ('image/jpeg', 'image/png', 'image/webp') or coalesce(size, 0) < 1 then
    return private.answer('not_an_image');
  elsif size > 2097152 then
    return private.answer('too_large');
  end if;
  if (
    select count(*) from private.photos p
    where p.appointment_id = a.id and p.stored_at is not null and (p.shows is null) = (pass.shows is null)
  ) >= most then
    return private.answer('full');
  end if;
  delete from private.photos p where p.appointment_id = a.id and p.id in (
    select r.id from private.photos r
    where r.appointment_id = a.id and (r.shows is null) = (pass.shows is null)
    order by r.stored_at is null, r.reserved_until desc offset most - 1);
  select coalesce(sum(p.size), 0), s.photo_budget_bytes into used, room
  from private.settings s left join private.photos p
    on p.stored_at is not null or p.reserved_until > now() group by s.photo_budget_bytes;
  if used + size > room then
    raise exception using errcode = 'PT507', message = 'There is no room for photos', detail = 'photo';
  end if;
  photo.id := photo_id::uuid;
  photo.path := gen_random_uuid() || case type when 'image/jpeg' then '.jpg' when 'image/png' then '.png' else '.webp' end;
  insert into private.photos (id, appointment_id, path, type, size, token_digest, reserved_until,
    shows, taken_by, taken_by_email)
  select photo.id, a.id, photo.path, reserve_photo.type, reserve_photo.size,
    sha256(convert_to(token, 'UTF8')), now() + s.upload_time,
    pass.shows, pass.person, pass.email
  from private.settings s;
  return jsonb_build_object('status', 'ready', 'path', photo.path, 'token', token);
end;
$$;

-- Whether a photo has arrived: {"status": "saved", "appointment"}; `waiting` with path, type and size
-- while its bytes have not been checked; `not_an_image` if they were refused.
create or replace function public.check_photo(by jsonb, photo_id text, caller text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pass private.photo_passes := private.pass_of(by);
  a public.appointments;
  photo private.photos;
begin
  perform private.act_for(caller);
  a := private.photographed(by, pass);
  if a.id is null then
    return private.answer('unknown');
  end if;
  select p.* into photo from private.photos p
  where p.appointment_id = a.id and p.id::text = left(photo_id, 36);
  if photo.id is null then
    return private.answer('not_an_image');
  elsif photo.stored_at is null then
    return jsonb_build_object('status', 'waiting', 'path', photo.path, 'type', photo.type,
      'size', photo.size);
  end if;
  return private.photo_saved(a, pass);
end;
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

create or replace function public.appointment_photos(appointment_id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
begin
  return private.staff_photos_json(a.id);
end;
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
    'photos', private.staff_photos_json(a.id),
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

-- The customer's own photos.
create or replace function private.photos_json(appointment_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'at', private.instant(p.stored_at))
    order by p.stored_at, p.id), '[]')
  from private.photos p
  where p.appointment_id = photos_json.appointment_id and p.stored_at is not null and p.shows is null;
$$;

-- Removes a photo of the customer; a repeat is `saved` again.
create or replace function public.remove_photo(by jsonb, photo_id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.proved_for_change(by);
begin
  if a.id is null then
    return private.answer('unknown');
  end if;
  delete from private.photos p
  where p.appointment_id = a.id and p.id::text = left(photo_id, 36) and p.shows is null;
  return private.answer('saved', a);
end;
$$;

-- Removes a photo of staff: the person who took it, or an owner. A repeat changes nothing.
create function public.remove_job_photo(appointment_id text, photo_id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
  a public.appointments := private.seen_appointment(who, appointment_id);
begin
  delete from private.photos p
  where p.appointment_id = a.id and p.id::text = left(photo_id, 36) and p.shows is not null
    and (who.role = 'owner' or p.taken_by_email = who.email);
  return private.staff_visit_json(a);
end;
$$;

-- Staff know of their own photos.
create or replace function private.tell_of_photo() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  a public.appointments;
begin
  if new.shows is null then
    select p.* into a from public.appointments p where p.id = new.appointment_id;
    perform private.tell(a.technician_email, a, 'photo');
  end if;
  return null;
end;
$$;

revoke all on function public.photo_pass, public.remove_job_photo from public, anon;
grant execute on function public.photo_pass, public.remove_job_photo to authenticated;
revoke all on all functions in schema private from public, anon, authenticated;
