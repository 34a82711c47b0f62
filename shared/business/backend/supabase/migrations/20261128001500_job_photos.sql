-- Photos that people on staff add to a visit: before and after the work, and the customer's signature.

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
    perform private.refuse('shows', 'unknown_photo');
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
