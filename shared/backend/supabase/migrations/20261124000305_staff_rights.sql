-- Who may see and change a visit, and what a change of it must fulfill.

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

revoke all on all functions in schema private from public, anon, authenticated;
