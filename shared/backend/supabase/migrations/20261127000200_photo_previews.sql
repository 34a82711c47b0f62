-- Small copies of photos, for lists on slow networks. The visitor's browser makes them with the photo,
-- because the server decodes no pictures. Photos of older releases have none.

alter table private.photos
  add column preview bytea check (octet_length(preview) between 1 and 10240);

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
create function private.seen_appointment(who private.staff_people, appointment_id text)
returns public.appointments
language plpgsql stable set search_path = ''
as $$
declare
  a public.appointments;
begin
  select p.* into a from public.appointments p where p.id = appointment_id and p.status <> 'held';
  if a.id is null then
    raise exception using errcode = 'PT404', message = 'There is no appointment with this number', detail = 'appointment_id';
  elsif not private.may_see(who, a) then
    perform private.not_yours();
  end if;
  return a;
end;
$$;

-- As before.
create or replace function public.staff_visit(appointment_id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who private.staff_people := private.require_person();
  a public.appointments := private.seen_appointment(who, appointment_id);
begin
  return private.staff_visit_json(a) || jsonb_build_object('history', (
    select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(h.at), 'state', h.state,
      'actor', coalesce(h.person, case h.actor when 'you' then 'the customer' else 'the office' end))
      order by h.id), '[]')
    from private.appointment_history h where h.appointment_id = a.id));
end;
$$;

-- Small copies of a visit's photos as base64, by path, for those who may see the visit. A photo of an
-- older release is left out.
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

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.keep_photo_preview, public.visit_previews from public, anon, authenticated;
grant execute on function public.keep_photo_preview to service_role;
grant execute on function public.visit_previews to authenticated;
