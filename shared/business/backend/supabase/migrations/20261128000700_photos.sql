-- Uploading photos. The embedded server and the function `photo-upload` of a hosted project call
-- these for a visitor, so they get the visitor's network address as an argument.

-- The customer's own photos.
create function private.photos_json(appointment_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'at', private.instant(p.stored_at))
    order by p.stored_at, p.id), '[]')
  from private.photos p
  where p.appointment_id = photos_json.appointment_id and p.stored_at is not null and p.shows is null;
$$;

-- Counts the following calls for this caller, not for the server that calls.
create function private.act_for(caller text) returns void
language sql set search_path = ''
as $$
  select set_config('request.headers', json_build_object(s.caller_header, act_for.caller)::text, true)
  from private.settings s;
$$;

-- Reserves a place for a photo: {"status": "ready", "path", "token"}, or `unknown`, `full`,
-- `not_an_image`, `too_large`; `saved` if this photo has arrived and only the answer was lost.
-- Reservations that were not used give way to a new one, so that failed attempts do not fill an
-- appointment.
create function public.reserve_photo(
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
    perform private.refuse('photoId', 'not_an_id');
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
    perform private.refuse('photo', 'no_room', status => 'PT507');
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

-- Uses up the token of an upload: its photo as {"type", "size"}, or null for a token that is wrong,
-- late, used, or of another path.
create function public.take_photo_token(path text, token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  photo private.photos;
begin
  update private.photos p set token_digest = null
  where p.path = take_photo_token.path and p.stored_at is null and p.reserved_until > now()
    and p.token_digest = sha256(convert_to(left(token, 200), 'UTF8'))
  returning p.* into photo;
  return case when photo.id is not null then jsonb_build_object('type', photo.type, 'size', photo.size) end;
end;
$$;

-- Reports that the bytes of a photo are stored (`size`: after cleaning), or with null that they were
-- refused: then its place is free again.
create function public.finish_photo(path text, size integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if size is null then
    delete from private.photos p where p.path = finish_photo.path and p.stored_at is null;
  else
    update private.photos p set stored_at = coalesce(p.stored_at, now()), size = finish_photo.size
    where p.path = finish_photo.path;
  end if;
  return jsonb_build_object('ok', found);
end;
$$;

-- Whether a photo has arrived: {"status": "saved", "appointment"}; `waiting` with path, type and size
-- while its bytes have not been checked; `not_an_image` if they were refused.
create function public.check_photo(by jsonb, photo_id text, caller text) returns jsonb
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

-- Type of a stored photo; null if there is none at this path.
create function public.photo_type(path text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(p.type) from private.photos p where p.path = photo_type.path and p.stored_at is not null;
$$;

-- Paths that have a photo or wait for one. Any other file below the photos is left over.
create function public.photo_paths() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(p.path), '[]') from private.photos p;
$$;

-- Files in the Storage of a hosted project whose photo is gone, at most 100; none elsewhere.
create function public.stray_photos() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  paths jsonb := '[]';
begin
  if to_regclass('storage.objects') is not null then
    execute $sql$
      select coalesce(jsonb_agg(o.name), '[]') from (
        select name from storage.objects
        where bucket_id = 'appointment-photos'
          and not exists (select from private.photos p where p.path = name)
        limit 100) o
    $sql$ into paths;
  end if;
  return paths;
end;
$$;

-- Adds the small copy, checked and as base64, to a photo that is being uploaded.
create function public.keep_photo_preview(path text, preview text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.photos p set preview = decode(keep_photo_preview.preview, 'base64')
  where p.path = keep_photo_preview.path and p.stored_at is null;
  return jsonb_build_object('ok', found);
end;
$$;

-- The appointment by its number, if this person may see it.
create function private.seen_appointment(who private.staff_people, appointment_id text) returns public.appointments
language plpgsql stable set search_path = ''
as $$
declare
  a public.appointments;
begin
  select p.* into a from public.appointments p where p.id = appointment_id and p.state <> 'held';
  if a.id is null then
    perform private.refuse('appointment_id', 'unknown_visit', status => 'PT404');
  elsif not private.may_read(who, a) then
    perform private.not_yours();
  end if;
  return a;
end;
$$;

-- Small copies of a visit's photos as base64, by path, for those who may see the visit. A photo without
-- one is left out.
create function public.visit_previews(appointment_id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
  a public.appointments := private.seen_appointment(who, appointment_id);
begin
  return (
    -- PostgreSQL breaks base64 into lines.
    select coalesce(jsonb_object_agg(p.path, translate(encode(p.preview, 'base64'), E'\n', '')), '{}')
    from private.photos p
    where p.appointment_id = a.id and p.stored_at is not null and p.preview is not null);
end;
$$;

-- Photos of an appointment, oldest first; staff read each from its path in the bucket.
create function public.appointment_photos(appointment_id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.appointments := private.appointment_for_staff(appointment_id);
begin
  return private.staff_photos_json(a.id);
end;
$$;

-- Whether the caller may read this photo.
create function public.may_read_photo(path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from private.photos p join public.appointments a on a.id = p.appointment_id
    where p.path = may_read_photo.path and p.stored_at is not null
      and private.may_read(private.person(), a));
end;
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
