-- Technicians get a mail about changes of their visits by others, a new person gets an invitation, and a
-- customer a mail that no one was home.

-- Staff get no mail about visits in these hours; it waits for their end.
alter table private.settings
  add column quiet_from time not null default '21:00',
  add column quiet_until time not null default '07:00' check (quiet_until < quiet_from);

create function private.after_quiet(at timestamptz, quiet_from time, quiet_until time) returns timestamptz
language sql stable set search_path = ''
as $$
  select case
    when n.local::time >= after_quiet.quiet_from
      then (n.local::date + 1 + after_quiet.quiet_until) at time zone s.time_zone
    when n.local::time < after_quiet.quiet_until
      then (n.local::date + after_quiet.quiet_until) at time zone s.time_zone
    else after_quiet.at end
  from private.settings s, lateral (select after_quiet.at at time zone s.time_zone as local) n;
$$;

-- Tells a person on staff of a change by another person: one mail for the changes of a minute, or of a
-- night. `what` is `assigned`, `taken`, `moved`, `canceled`, `back`, `corrected`, `note` or `photo`.
create function private.tell(email text, a public.appointments, what text, words text default '') returns void
language plpgsql set search_path = ''
as $$
declare
  entry jsonb := jsonb_build_array(
    jsonb_build_object('what', what, 'by', private.actor_name(), 'text', left(words, 1000)));
  due timestamptz := (
    select private.after_quiet(now() + interval '1 minute', s.quiet_from, s.quiet_until) from private.settings s);
  over timestamptz := private.window_ends(a.preferred_date, a.preferred_time);
begin
  if email is null or a.state = 'held' or due > over
    or email = coalesce((private.person()).email, '')
    or not exists (select from private.staff_people p where p.email = tell.email) then
    return;
  end if;
  update private.outbox o
  set payload = private.appointment_json(a) || jsonb_build_object('news', o.payload -> 'news' || entry)
  where o.kind = 'team_technician' and o.recipient = tell.email and split_part(o.about, ' ', 1) = a.id
    and o.sent_at is null and o.given_up_at is null and o.claimed_until is null;
  if not found then
    insert into private.outbox (kind, about, recipient, payload, next_attempt_at, due_at, useless_at)
    values ('team_technician', a.id || ' ' || gen_random_uuid(), tell.email,
      private.appointment_json(a) || jsonb_build_object('news', entry), due, due, over);
  end if;
end;
$$;

create function private.tell_of_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.technician_email is distinct from old.technician_email then
    perform private.tell(old.technician_email, new, 'taken');
    perform private.tell(new.technician_email, new, 'assigned');
  elsif (new.preferred_date, new.preferred_time) is distinct from (old.preferred_date, old.preferred_time) then
    perform private.tell(new.technician_email, new, 'moved');
  elsif new.state = 'canceled' and old.state <> 'canceled' then
    perform private.tell(new.technician_email, new, 'canceled', coalesce(new.cancel_reason, ''));
  elsif old.state = 'canceled' and new.state <> 'canceled' then
    perform private.tell(new.technician_email, new, 'back');
  elsif new.version <> old.version and new.changed_what = 'corrected' then
    perform private.tell(new.technician_email, new, 'corrected');
  end if;
  if new.state = 'no_one_home' and old.state <> 'no_one_home' then
    perform private.queue_visit('visit_missed', new, new.email, '{}', now() + private.undo_time(),
      now() + interval '1 day');
  elsif old.state = 'no_one_home' and new.state <> old.state then
    delete from private.outbox o
    where o.kind = 'visit_missed' and split_part(o.about, ' ', 1) = new.id
      and o.sent_at is null and o.claimed_until is null;
  end if;
  return null;
end;
$$;
create trigger tell_of_change after update on public.appointments
  for each row execute function private.tell_of_change();

create function private.tell_of_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  a public.appointments;
begin
  select p.* into a from public.appointments p where p.id = new.appointment_id;
  perform private.tell(a.technician_email, a, 'note', new.note);
  return null;
end;
$$;
create trigger tell_of_note after insert on private.appointment_notes
  for each row execute function private.tell_of_note();
create trigger tell_of_note after insert on private.staff_notes
  for each row execute function private.tell_of_note();

create function private.tell_of_photo() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  a public.appointments;
begin
  select p.* into a from public.appointments p where p.id = new.appointment_id;
  perform private.tell(a.technician_email, a, 'photo');
  return null;
end;
$$;
create trigger tell_of_photo after update on private.photos
  for each row when (old.stored_at is null and new.stored_at is not null)
  execute function private.tell_of_photo();

-- Adds a person, who gets an invitation by mail, or changes the one with this address.
create or replace function public.save_person(
  email text, name text, role text, areas text[] default '{all}', phone text default ''
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  fields jsonb := jsonb_build_object('email', email, 'name', name, 'phone', phone);
  person private.staff_people;
  is_new boolean;
begin
  perform private.require_owner();
  person.email := lower(private.text_field(fields, 'email', 'Email', 254));
  person.name := private.name_field(fields, 'name', 'Name');
  person.phone := regexp_replace(private.text_field(fields, 'phone', 'Phone', 40, false), '\D', '', 'g');
  if not private.is_email(person.email) then
    perform private.refuse('email', 'Please enter a valid email address');
  elsif coalesce(role, '') not in ('owner', 'technician') then
    perform private.refuse('role', 'A person is an owner or a technician');
  elsif coalesce(cardinality(areas), 0) not between 1 and 500
    or exists (select from unnest(areas) a where a is null or a !~ '^([0-9]{5}|all)$') then
    perform private.refuse('areas', 'Areas are ZIP codes, or all');
  elsif person.phone <> '' then
    perform private.require_phone(person.phone, 'phone');
  end if;
  if role <> 'owner' then
    perform private.keep_an_owner(person.email);
  end if;
  is_new := not exists (select from private.staff_people p where p.email = person.email);
  insert into private.staff_people as p (email, name, role, areas, phone)
  values (person.email, person.name, save_person.role,
    case when 'all' = any (save_person.areas) then '{all}' else save_person.areas end, person.phone)
  on conflict on constraint staff_people_pkey do update
    set name = excluded.name, role = excluded.role, areas = excluded.areas, phone = excluded.phone
  returning p.* into person;
  if is_new then
    insert into private.outbox (kind, about, recipient, payload, next_attempt_at)
    values ('staff_invitation', person.id::text, person.email,
      jsonb_build_object('name', person.name, 'by', private.actor_name()), now());
  end if;
  return private.person_json(person);
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
